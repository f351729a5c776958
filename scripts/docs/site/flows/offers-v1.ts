import { TOKEN, type Flow } from '../flow.ts';

export default {
  title: 'Read the financing suggestions for a case',
  steps: [TOKEN, { call: 'getFinanzierungsvorschlaege', answer: '2XX', carries: 'the suggestions' }],
} satisfies Flow;
