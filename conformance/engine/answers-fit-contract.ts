import type { Context } from './context.ts';
import { contractProblemOf, unknownValuesOf, type Fit } from './contract/fit.ts';
import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { assumeSeen } from './needs.ts';
import { Failure } from './outcome.ts';
import { rule, rulesFrom, type Rule, type RuleDefinition } from './rule.ts';

/**
 * The rule that every body which an interface sent during the run fits its contract. It is only a should-rule, since other rules judge
 * the requirements of the sources.
 *
 * @param id - the interface
 * @param source - the statements about bodies that its schemas express
 * @param brokenBy - faults of the reference deployment that it must catch
 */
export function answersFitContract(
  id: InterfaceId,
  source: readonly string[],
  ...brokenBy: readonly string[]
): RuleDefinition {
  return answersFit('sources', 'the schema of its operation', { level: 'should', source, interfaces: [id], brokenBy });
}

/**
 * The rules that every body fits the contract as tightened by an Overlay of the operator. No document states them.
 *
 * @param tightened - has a member for each tightened interface
 */
export function overlayRules(tightened: Readonly<Partial<Record<InterfaceId, unknown>>>): Rule[] {
  const interfaces = INTERFACE_IDS.filter((id) => tightened[id] !== undefined);
  const facts = { level: 'must', source: [], interfaces, brokenBy: [] } as const;
  return rulesFrom(answersFit('tightened', 'the schema that the overlay tightens', facts), 'answers-fit-overlay');
}

function answersFit(
  contract: 'sources' | 'tightened',
  schema: string,
  facts: Pick<RuleDefinition, 'level' | 'source' | 'interfaces' | 'brokenBy'>,
): RuleDefinition {
  return rule({
    ...facts,
    title: `Every JSON body that was seen in this run fits ${schema}`,
    effect: 'observes',
    check: async (context) => judgeFits(context, await context.fits(contract)),
  });
}

function judgeFits(context: Context, fits: readonly Fit[]): void {
  assumeSeen(context, fits.length, 'a JSON body');
  const problems = new Map<string, number>();
  const unknown = new Set<string>();
  for (const fit of fits) {
    const problem = contractProblemOf(fit);
    for (const place of unknownValuesOf(fit)) unknown.add(`${place} has a value that its list does not know yet`);
    if (problem === undefined) context.expect.that(true, 'a body that fits', 'one');
    else problems.set(problem, fit.exchange);
  }
  for (const note of unknown) context.note(note);
  const reasons = [...problems.keys()].sort();
  const [first] = reasons;
  if (first === undefined) return;
  throw new Failure({ expected: 'bodies that fit their schemas', got: reasons.join('; ') }, problems.get(first));
}
