import type { SampleCalls } from '../interface.ts';

export default {
  login: { request: 'POST /login', form: 'login' },
} satisfies SampleCalls;
