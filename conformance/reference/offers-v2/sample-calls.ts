import type { SampleCalls } from '../interface.ts';

export default {
  'offers-v2': { request: 'POST /v2/ergebnisliste/ermittlung', query: ['vorgangsNummer'], as: 'baufi' },
} satisfies SampleCalls;
