import type { SampleCalls } from '../interface.ts';

export default {
  applications: { request: 'GET /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}', as: 'baufi' },
} satisfies SampleCalls;
