import { questionAnswered } from './steps/question-answered.ts';

export default questionAnswered('bestesAngebot', 'object', {
  title: 'The query for the best offer is answered with data.bestesAngebot, an object or null',
  source: ['L01', 'L53'],
  smoke: true,
  brokenBy: ['best-offer-missing', 'best-offer-as-list'],
});
