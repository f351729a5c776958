import type { SampleCalls } from '../interface.ts';

export default {
  'consumer-loan-offers': {
    request: 'POST /angebote',
    json: {
      query: '{ bestesAngebot(auszahlungsbetrag: 10000) { gesamtkonditionen { effektivzins rateMonatlich } } }',
    },
  },
} satisfies SampleCalls;
