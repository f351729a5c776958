import type { SampleCalls } from '../interface.ts';

export default {
  'offers-v3': { request: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste' },
} satisfies SampleCalls;
