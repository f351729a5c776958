import { questionAnswered } from './steps/question-answered.ts';

export default questionAnswered('angebote', 'array', {
  title: 'The query for the offers is answered with data.angebote, an array or null',
  source: ['L02'],
  brokenBy: ['offers-missing', 'offers-wrapped', 'offers-in-lists'],
});
