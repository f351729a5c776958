import { readRule, COMMON } from './steps/reads.ts';

const { vorgaenge } = COMMON;

export default readRule({
  title: 'The list of cases is read with success',
  source: ['C01'],
  reads: { vorgaenge },
});
