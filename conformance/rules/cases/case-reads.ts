import { readRule, COMMON } from './steps/reads.ts';

const { vorgang } = COMMON;

export default readRule({
  title: 'A case is read with success',
  source: ['C02'],
  interfaces: ['cases-v1', 'cases-v2', 'cases-v3'],
  smoke: true,
  reads: { vorgang },
});
