import { ruleWith } from '../../steps/rule-with.ts';

/** Declares a rule about questions that are answered, unless it says that it covers something else. */
export const questionRule = ruleWith({
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
});
