import { readRule, SINCE_V2 } from './steps/case-interface.ts';

export default readRule({
  title: 'A financing suggestion can be read',
  source: ['C04'],
  interfaces: ['cases-v2', 'cases-v3'],
  brokenBy: ['suggestion-refuses-token'],
  reads: { finanzierungsvorschlag: SINCE_V2.finanzierungsvorschlag },
});
