import type { Rule } from '../../engine/rule.ts';
import { groupBy } from '../../group-by.ts';
import type { Mutant } from './mutant.ts';
import type { Observed } from './observed.ts';
import { permissionOf } from './permitted.ts';

/**
 * The mutants that a rule may fail for: they contradict a statement, and change a response that the rule gets. Their kinds alternate, so
 * that the first few test different aspects of the rule.
 */
export function deviationsFor(rule: Rule, mutants: readonly Mutant[], { sees }: Observed): Mutant[] {
  const concerned = mutants.filter(
    (mutant) => permissionOf(mutant) === undefined && (rule.effect === 'observes' || sees(rule.id, mutant)),
  );
  const covered = ({ status }: Mutant) => rule.covers.some((cover) => cover.status === status);
  const ordered = [...concerned.filter(covered), ...concerned.filter((one) => !covered(one))];
  const groups = groupBy(ordered, ({ kind }) => kind).map(([, alike]) => alike);
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1))).flat();
}

/** The rules to run so that one rule can judge a mutant: the rule itself, and the rules that it observes. */
export function judgesFor({ id, effect, check }: Rule, mutant: Mutant, { rulesFor }: Observed): Rule[] {
  const { first, concerned, optional } = rulesFor(mutant);
  const isOwn = (one: Rule) => one.id === id;
  const rules =
    effect === 'observes'
      ? first.filter((one) => isOwn(one) || one.effect !== 'observes')
      : [...concerned, ...optional].filter(isOwn);
  return rules.map((one) => (isOwn(one) ? { ...one, check } : one));
}
