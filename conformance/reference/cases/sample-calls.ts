import type { SampleCalls } from '../interface.ts';

export default {
  'cases-v1': { request: 'GET /v1/vorgaenge/{vorgangsNummer}', as: 'baufi' },
  'cases-v2': { request: 'GET /v2/vorgaenge/{vorgangsNummer}', as: 'baufi' },
  'cases-v3': { request: 'GET /v3/vorgaenge/{vorgangsNummer}' },
} satisfies SampleCalls;
