import type { SampleCalls } from '../interface.ts';

export default {
  'offers-v1': { request: 'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}', as: 'baufi' },
} satisfies SampleCalls;
