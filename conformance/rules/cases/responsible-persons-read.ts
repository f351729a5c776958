import { readRule, COMMON } from './steps/case-interface.ts';

const { kundenBetreuer, vorgangsBearbeiter } = COMMON;

export default readRule({
  title: 'The customer adviser and the handler of a case can be read',
  source: ['C05'],
  reads: { kundenBetreuer, vorgangsBearbeiter },
});
