import { readRule, COMMON } from './steps/case-interface.ts';

const { antraege, antrag, teilantrag } = COMMON;

export default readRule({
  title: 'The applications of a case, one of them, and a partial application can be read',
  source: ['C03'],
  reads: { antraege, antrag, teilantrag },
});
