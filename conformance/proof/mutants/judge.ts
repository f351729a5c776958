import { ergebnislisteId } from '../../reference/cases/seed.ts';
import type { Config } from '../../engine/config/schema.ts';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { loadRules } from '../../engine/load-rules.ts';
import type { Status } from '../../engine/outcome.ts';
import type { Rule } from '../../engine/rule.ts';
import { readBundled } from '../../contracts/bundled.ts';
import { contractOf, type Contract } from './contract.ts';
import { partsOf } from './parts.ts';
import { deriveMutants } from './derive.ts';
import { deviationsFor, judgesFor } from './deviations.ts';
import { permissionOf } from './permitted.ts';
import type { Mutant, MutantKind, MutantResult } from './mutant.ts';
import { judgeServer, runAgainst, type Run } from './mutated-server.ts';
import { casesIn, isSeenAccepted, observe, partsOfRule, type Observed } from './observed.ts';

/** The mutants of an interface, and functions that judge them. */
export interface MutantsOfInterface {
  mutants: readonly Mutant[];
  /**
   * The declared responses that no rule sees, and the parts of requests that no accepted request of a rule has:
   * `report: GET /mtvreport/{reportId} 404`, `partner: PATCH /partner/{PartnerId} with member email`.
   */
  unseen: readonly string[];
  /** Judges some mutants; the results have the same order. */
  judge(mutants: readonly Mutant[]): Promise<MutantResult[]>;
  /** Searches mutants that a rule fails for, until there are enough; returns their ids. */
  deviations(rule: Rule, enough: number): Promise<string[]>;
}

/** How many rules that have killed similar mutants are tried first. */
const MOST_KILLERS = 2;

/** Derives the mutants of an interface from its contract and from the responses that the suite gets from the reference deployment. */
export async function mutantsOf(id: InterfaceId): Promise<MutantsOfInterface> {
  const contract = contractOf(readBundled(id));
  const rules = (await loadRules()).filter((rule) => rule.interface === id);
  const byDefault = rules.filter(({ optIn }) => optIn === undefined);
  const observed = await observe(id, contract, rules);
  const mutants = deriveMutants(id, contract, observed);
  return {
    mutants,
    unseen: unseenOf(id, contract, observed),
    judge: (some) => judgeMutants(some, byDefault, observed),
    deviations: async (rule, enough) => {
      const found: string[] = [];
      for (const mutant of deviationsFor(rule, mutants, observed)) {
        if (found.length >= enough) break;
        const { failed } = await runAgainst(mutant, judgesFor(rule, mutant, observed), observed);
        if (failed.some((one) => one.id === rule.id)) found.push(mutant.id);
      }
      return found;
    },
  };
}

function unseenOf(id: InterfaceId, contract: Contract, { answers }: Observed): string[] {
  return contract.operations.flatMap((operation) => {
    const seen = (answers.get(operation) ?? []).map(({ status }) => String(status));
    const isSeen = (declared: string) => seen.some((one) => one === declared || `${one[0]}XX` === declared);
    const accepted = (answers.get(operation) ?? []).filter(isSeenAccepted);
    const unsent = partsOf(contract, operation).filter((part) => !accepted.some(({ request }) => part.isIn(request)));
    const missing = [...operation.statuses.filter((one) => !isSeen(one)), ...unsent.map(({ name }) => `with ${name}`)];
    return missing.map((one) => `${id}: ${operation.key} ${one}`);
  });
}

/** Judges mutants; permitted ones in groups as far as possible. */
async function judgeMutants(
  mutants: readonly Mutant[],
  rules: readonly Rule[],
  observed: Observed,
): Promise<MutantResult[]> {
  const spared = new Set<Mutant>();
  const permitted = mutants.filter((mutant) => permissionOf(mutant) !== undefined);
  for (const group of ofDifferentAnswers(permitted)) {
    for (const mutant of await sparedOf(group, rules, observed)) spared.add(mutant);
  }
  const killers = new Map<string, readonly string[]>();
  const results: MutantResult[] = [];
  for (const mutant of mutants) {
    results.push(
      spared.has(mutant)
        ? resultOf(mutant, { failed: [], reached: true, undecided: false })
        : await judgeMutant(mutant, observed, killers),
    );
  }
  return results;
}

/** The kinds that change the status. */
const OF_STATUS: ReadonlySet<MutantKind> = new Set([
  'status-swapped',
  'credential-not-needed',
  'credential-not-checked',
  'refusal-accepted',
  'part-refused',
  'part-crashes',
  'part-demanded',
  'part-ignored',
]);

const changesStatus = ({ kind }: Mutant) => OF_STATUS.has(kind);

/** Tells whether two mutants may change the same response. */
const meet = (one: Mutant, other: Mutant) =>
  one.operation === other.operation && (one.status === other.status || changesStatus(one) || changesStatus(other));

/** Groups mutants so that no two of a group change the same response. */
function ofDifferentAnswers(mutants: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const group = groups.find((one) => !one.some((other) => meet(mutant, other)));
    if (group === undefined) groups.push([mutant]);
    else group.push(mutant);
  }
  return groups;
}

/**
 * The mutants of a group that provably make no rule fail. The group is judged as one server. If the status of a case changes, each
 * mutant that may be the reason is judged alone by that case. Mutants that are not returned still have to be judged by all rules.
 */
async function sparedOf(group: readonly Mutant[], rules: readonly Rule[], observed: Observed): Promise<Mutant[]> {
  if (group.length < 2) return [];
  const { changed, changedBy, report } = await judgeServer(group, rules);
  const doubted = new Map<Mutant, Set<string>>();
  for (const result of report.rules) {
    if (result.level === 'info') continue;
    for (const { id, status, exchanges } of casesIn(result)) {
      if (status === observed.statuses.get(id)) continue;
      // An observing rule judges each response separately, so no mutant of the group can hide another.
      if (status !== 'failed' && observed.observing.has(result.id)) continue;
      const met = new Set(exchanges.flatMap((index) => changedBy(report.exchanges[index])));
      for (const mutant of suspectsOf({ id, rule: result.id, status, met }, group, observed)) {
        doubted.set(mutant, (doubted.get(mutant) ?? new Set()).add(id));
      }
    }
  }
  const spared: Mutant[] = [];
  for (const mutant of group) {
    if (!changed.has(mutant)) continue;
    const part = rules.flatMap((rule) => partsOfRule(rule, doubted.get(mutant) ?? new Set()));
    if (part.some(({ effect }) => effect === 'observes')) continue;
    if (part.length === 0 || (await runAgainst(mutant, part, observed, { bail: true })).failed.length === 0)
      spared.push(mutant);
  }
  return spared;
}

/**
 * The mutants of a group that may be the reason why the status of a case has changed.
 *
 * @param met - the mutants that have changed a response to the case
 */
function suspectsOf(
  { id, rule, status, met }: { id: string; rule: string; status: Status; met: ReadonlySet<Mutant> },
  group: readonly Mutant[],
  { sees, observing }: Observed,
): readonly Mutant[] {
  const named = group.filter(({ operation }) => id.includes(operation));
  const isAbout = (mutant: Mutant) =>
    observing.has(rule) ? named.length === 0 || named.includes(mutant) : sees(rule, mutant);
  // If one mutant has ended a case early, the case may not have met the others.
  const [only] = met.size === 1 && status !== 'failed' ? met : [];
  const suspects = group.filter((mutant) => mutant !== only && (met.has(mutant) || isAbout(mutant)));
  return suspects.length === 0 && status === 'failed' ? group : suspects;
}

/**
 * Judges a mutant by several runs, until a rule fails.
 *
 * @param killers - ids of the rules that have killed other mutants of the same response; they run first
 */
async function judgeMutant(
  mutant: Mutant,
  observed: Observed,
  killers: Map<string, readonly string[]>,
): Promise<MutantResult> {
  // Mutants of a part of requests have other killers than mutants of all responses.
  const isOfPart = mutant.kind.startsWith('part-');
  const answer = `${mutant.operation} ${mutant.status} ${isOfPart}`;
  const forbidden = permissionOf(mutant) === undefined;
  const { first, covering, concerned, optional, calling } = observed.rulesFor(mutant);
  let run: Run = { failed: [], reached: false, undecided: false };
  const next = async (rules: readonly Rule[], configure?: (own: Config) => Config) => {
    if (run.failed.length > 0 || rules.length === 0) return;
    const { failed, reached, undecided } = await runAgainst(mutant, rules, observed, { bail: forbidden, configure });
    // With another configuration, rules may become inconclusive for other reasons.
    run = {
      failed,
      reached: run.reached || reached,
      undecided: run.undecided || (configure === undefined && undecided),
    };
  };
  // For a permitted mutant all rules have to pass, so running some of them first is pointless.
  if (forbidden) {
    const known = concerned.filter(({ id }) => killers.get(answer)?.includes(id) === true);
    const soon = isOfPart ? first.filter(({ effect }) => known.length > 0 && effect !== 'observes') : first;
    await next([...new Set([...known, ...soon])]);
    if (!isOfPart) await next(covering);
    // What only opt-in rules see, no other rule can fail for.
    if (first.length === 0) for (const rule of optional) if (observed.sees(rule.id, mutant)) await next([rule]);
  }
  await next(concerned);
  if (forbidden && !run.undecided) await next(calling);
  // The suite may fail to discover identifiers of results. Try again with these identifiers in the configuration.
  if (forbidden && INTERFACES[mutant.interface].family === 'offers') await next(calling, withNames);
  // Opt-in rules take long: run them only if no other rule got a changed response.
  for (const rule of optional) if (!run.reached) await next([rule]);
  const failed = concerned.map(({ id }) => id).filter((id) => run.failed.some((one) => one.id === id));
  killers.set(answer, [...new Set([...failed.slice(0, 1), ...(killers.get(answer) ?? [])])].slice(0, MOST_KILLERS));
  return resultOf(mutant, run);
}

function resultOf(mutant: Mutant, { failed, reached, undecided }: Run): MutantResult {
  const permission = permissionOf(mutant);
  const { id, interface: of, operation, kind, status, detail } = mutant;
  const [failing, unharmed] =
    permission === undefined
      ? (['killed', undecided ? 'undecided' : 'survived'] as const)
      : (['accused', 'spared'] as const);
  return {
    id,
    interface: of,
    operation,
    kind,
    status,
    detail,
    outcome: failed.length > 0 ? failing : reached ? unharmed : 'not-reached',
    killedBy: failed.map((rule) => rule.id),
    ...(failed.length === 0 ? {} : { level: failed.some(({ level }) => level === 'must') ? 'must' : 'should' }),
    ...(permission === undefined ? {} : { permission }),
  };
}

/** A configuration that also names the identifiers of results. */
function withNames(config: Config): Config {
  const named = { ergebnislisteId, ergebnisNummer: 'E1', zahlungsplanIndex: 'annuitaetendarlehen-1' };
  return { ...config, fixtures: { ...config.fixtures, offers: { ...config.fixtures?.offers, ...named } } };
}
