import { TOKEN, type Flow } from '../flow.ts';

export default {
  title: 'Calculate offers for a case, and read what belongs to a result',
  steps: [
    TOKEN,
    { call: 'createErgebnisliste', answer: '200', carries: 'the result list' },
    { note: 'Without a result list the answer is 204. There is no redirect to follow.' },
    { call: 'getErgebnis', answer: '2XX', carries: 'the result' },
    { call: 'getProvision', answer: '2XX', carries: 'the commission' },
    { call: 'listGemerkteAngebote', answer: '2XX', carries: 'the saved offers' },
  ],
} satisfies Flow;
