import type { InterfaceId } from '../../../generated/platform.ts';
import { rule, type RuleDefinition } from '../engine.ts';

type Statement<Id extends InterfaceId> = Parameters<typeof rule<Id>>[0];
type Facts<Id extends InterfaceId> = Pick<Statement<Id>, 'effect' | 'needs'>;

/** Makes a function that declares rules with shared properties, such as `effect` and `needs`; a rule may override each of them. */
export function ruleWith<Id extends InterfaceId>(shared: Facts<Id> & Partial<Statement<Id>>) {
  return (own: Omit<Statement<Id>, keyof Facts<Id>> & Partial<Facts<Id>>): RuleDefinition<Id> =>
    rule({ ...shared, ...own });
}
