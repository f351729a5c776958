import type { SampleCalls } from '../interface.ts';

export default {
  partner: { request: 'GET /partner/{PartnerId}' },
} satisfies SampleCalls;
