import type { Rule } from '../../engine/rule.ts';
import { groupBy } from '../../group-by.ts';
import type { Mutant } from './mutant.ts';
import type { Observed } from './observed.ts';
import { permissionOf } from './permitted.ts';

/**
 * The mutants that a rule may fail for: they contradict a statement, and change an answer that the rule gets. Their kinds take turns, so
 * that a few of them test different aspects of the rule.
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

/** The rules that must run so that one of them can judge a mutant: itself, and those that it observes. */
export function judgesFor({ id, effect, check }: Rule, mutant: Mutant, { rulesFor }: Observed): Rule[] {
  const { first, asking, optional } = rulesFor(mutant);
  const isOwn = (one: Rule) => one.id === id;
  const rules =
    effect === 'observes'
      ? first.filter((one) => isOwn(one) || one.effect !== 'observes')
      : [...asking, ...optional].filter(isOwn);
  return rules.map((one) => (isOwn(one) ? { ...one, check } : one));
}
