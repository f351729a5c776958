import { ruleWith } from '../../steps/rule-with.ts';
import { CHANGEABLE } from './needs.ts';

/** Declares a rule about patches of the application, at a target that remembers them unless it needs something else. */
export const patchRule = ruleWith({
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
});
