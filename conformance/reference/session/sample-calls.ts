import type { SampleCalls } from '../interface.ts';

export default {
  session: { request: 'POST /login.do', form: 'session' },
} satisfies SampleCalls;
