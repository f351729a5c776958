import { ruleWith } from '../../../steps/rule-with.ts';

/** Declares a rule about determinations of v2, which are the redirect to one unless it says that it covers something else. */
export const determinationRule = ruleWith({
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
});
