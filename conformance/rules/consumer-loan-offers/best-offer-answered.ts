import { questionAnswered } from './steps/question-answered.ts';

const stated = {
  title: 'The query for the best offer is answered with data.bestesAngebot, an object or null',
  source: ['L01', 'L53'],
  smoke: true,
} as const;

export default questionAnswered('bestesAngebot', 'object', stated, ['best-offer-missing', 'best-offer-as-list']);
