import { ruleWith } from '../../steps/rule-with.ts';
import { READING } from './needs.ts';

/** Declares a rule that only reads. */
export const readingRule = ruleWith({ effect: 'reads', needs: READING });
