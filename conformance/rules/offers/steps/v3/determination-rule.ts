import { ruleWith } from '../../../steps/rule-with.ts';
import { NEEDS } from './access.ts';

/** Declares a rule about determinations of v3, which have a result list unless it says that it covers something else. */
export const determinationRule = ruleWith({
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
});
