import { readRule, COMMON } from './steps/case-interface.ts';

export default readRule({
  title: 'The list of cases can be read',
  source: ['C01'],
  reads: { vorgaenge: COMMON.vorgaenge },
});
