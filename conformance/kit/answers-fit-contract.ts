import type { Context } from './context.ts';
import type { Fit } from './contract/fit.ts';
import type { TightenedContracts } from './contract/observations.ts';
import { assume, Failure } from './outcome.ts';
import { INTERFACE_IDS } from './interfaces.ts';
import { rule, type Rule, type RuleDefinition } from './rule.ts';

/**
 * The rule that every body which an interface sent during the run fits its contract. It is a warning: what the sources insist
 * on has rules of its own.
 *
 * @param brokenBy - faults of the reference deployment that it must catch
 */
export function answersFitContract(...brokenBy: readonly string[]): RuleDefinition {
  return rule({
    level: 'should',
    title: 'Every JSON body that was seen in this run fits the schema of its operation',
    source: ['G5'],
    covers: [],
    effect: 'observes',
    needs: [],
    brokenBy,
    check: async (context) => judgeFits(context, 'sources'),
  });
}

/** The rules that every body fits what an operator knows beyond the sources: one for each interface that an Overlay tightens. */
export function overlayRules(tightened: TightenedContracts): Rule[] {
  return INTERFACE_IDS.filter((id) => tightened[id] !== undefined).map((id) => ({
    id: `${id}/answers-fit-overlay`,
    interface: id,
    level: 'must',
    title: 'Every JSON body that was seen in this run fits the schema that the overlay tightens',
    source: ['G5'],
    covers: [],
    effect: 'observes',
    needs: [],
    brokenBy: [],
    check: async (context) => judgeFits(context, 'tightened'),
  }));
}

function judgeFits(context: Context, contract: 'sources' | 'tightened'): void {
  const fits = context.fits(contract);
  assume(fits.length > 0 || undefined, 'needs a JSON body to look at; run it with the other rules of the interface');
  const bad = fits.filter(({ problem }) => problem !== undefined);
  for (const fit of fits) if (fit.problem === undefined) context.expect.that(true, 'a body that fits', 'one');
  for (const note of new Set(fits.flatMap(unknownValuesOf))) context.note(note);
  const problems = new Map(bad.map((fit) => [`${fit.operation} ${fit.status}: ${fit.problem}`, fit.exchange]));
  const [first, ...others] = [...problems.keys()].sort();
  if (first === undefined) return;
  const reason = [first, ...others].join('; ');
  throw new Failure(`expected bodies that fit their schemas, got ${reason}`, problems.get(first));
}

function unknownValuesOf({ operation, status, unknownValues }: Fit): string[] {
  return unknownValues.map((place) => `${operation} ${status}: ${place} has a value that its list does not know yet`);
}
