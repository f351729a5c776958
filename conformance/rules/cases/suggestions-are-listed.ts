import { readRule, SINCE_V2 } from './steps/case-interface.ts';

export default readRule({
  title: 'The financing suggestions of a case can be read',
  source: ['C04'],
  interfaces: ['cases-v2', 'cases-v3'],
  reads: { finanzierungsvorschlaege: SINCE_V2.finanzierungsvorschlaege },
});
