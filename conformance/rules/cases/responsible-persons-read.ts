import { readRule, COMMON } from './steps/reads.ts';

const { kundenBetreuer, vorgangsBearbeiter } = COMMON;

export default readRule({
  title: 'The customer adviser and the handler of a case are read with success',
  source: ['C05'],
  // Whether every case has both of them is not shown.
  optional: 'a customer adviser and a handler',
  reads: { kundenBetreuer, vorgangsBearbeiter },
});
