import { questionAnswered } from './steps/question-answered.ts';

const stated = {
  title: 'The query for the offers is answered with data.angebote, an array or null',
  source: ['L02'],
} as const;

export default questionAnswered('angebote', 'array', stated, ['offers-missing', 'offers-wrapped', 'offers-in-lists']);
