import type { Rule } from '../../engine/rule.ts';
import { groupBy } from '../../group-by.ts';
import type { Mutant } from './mutant.ts';
import type { Observed } from './observed.ts';
import { permissionOf } from './permitted.ts';

/**
 * The mutants that a rule has to fail for, if any has: they contradict a statement, and it gets an answer that they change. The next one is
 * of another kind as long as there are such, so that a few of them show a rule from several sides.
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

/** The rules that tell whether one of them fails for a mutant: itself, and what it observes. */
export function judgesFor({ id, effect, check }: Rule, mutant: Mutant, { rulesFor }: Observed): Rule[] {
  const { first, asking, optional } = rulesFor(mutant);
  const isOwn = (one: Rule) => one.id === id;
  const rules =
    effect === 'observes'
      ? first.filter((one) => isOwn(one) || one.effect !== 'observes')
      : [...asking, ...optional].filter(isOwn);
  return rules.map((one) => (isOwn(one) ? { ...one, check } : one));
}
