import { readRule, SAVED_OFFERS } from './steps/case-interface.ts';

export default readRule({
  title: 'The offers saved at a case, one of them, and its payment plans can be read',
  source: ['C12'],
  reads: SAVED_OFFERS,
});
