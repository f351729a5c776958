import { readRule, COMMON } from './steps/case-interface.ts';

export default readRule({
  title: 'A case can be read',
  source: ['C02'],
  smoke: true,
  reads: { vorgang: COMMON.vorgang },
});
