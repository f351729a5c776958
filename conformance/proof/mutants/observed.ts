import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { isSelected, withHeader } from '../../reference/faulty.ts';
import { SUCCESS } from '../../engine/expect.ts';
import type { Status } from '../../engine/outcome.ts';
import type { RuleResult } from '../../engine/report.ts';
import { casesOf, type Cover, type Rule } from '../../engine/rule.ts';
import { judgeInProcess, withoutNewer } from '../in-process.ts';
import { parseJson } from '../../json.ts';
import { cameWith } from './behaviour.ts';
import { isWrite, type Contract, type Operation } from './contract.ts';
import type { Mutant, SeenAnswer } from './mutant.ts';
import { readRequest } from './parts.ts';

/** A header with the index of a seen response, since reports contain it only redacted. */
const INDEX = 'x-seen';

/** The responses that the suite gets from the reference deployment. */
export interface Observed {
  answers: ReadonlyMap<Operation, readonly SeenAnswer[]>;
  /** The status of each case on the reference deployment, by `<rule>#<case>`, or by rule if it has no cases. */
  statuses: ReadonlyMap<string, Status>;
  /** Tells whether a rule gets a response that a mutant changes. */
  sees(rule: string, mutant: Mutant): boolean;
  /** The ids of the rules that judge responses to other rules. */
  observing: ReadonlySet<string>;
  /** The rules that may fail for a mutant. */
  rulesFor(mutant: Mutant): RulesFor;
}

/** Rules by their relation to a changed response; observing rules are among the first three. */
export interface RulesFor {
  /** The quickest rule that gets a changed response, and the observing rules. */
  first: readonly Rule[];
  /** The rules with the response in `covers`, and the observing rules; empty if no rule covers it. */
  covering: readonly Rule[];
  /** The rules that get a changed response; if there are none, the rules that call the operation. */
  concerned: readonly Rule[];
  /** The opt-in rules among them; each is judged alone. */
  optional: readonly Rule[];
  /** All rules that call the operation, as a last resort: a different response may lead them to further requests. */
  calling: readonly Rule[];
}

/**
 * Judges the reference deployment by the rules of an interface, and records the responses of its operations.
 *
 * @throws Error when the reference deployment fails a rule: then mutants cannot be judged
 */
export async function observe(id: InterfaceId, contract: Contract, rules: readonly Rule[]): Promise<Observed> {
  const answers = new Map<Operation, SeenAnswer[]>();
  const operationOf = (request: Request) => contract.operations.find((operation) => isSelected(operation, request));
  const statuses = new Map<string, Status>();
  const efforts = new Map<string, number>();
  const seen: SeenAnswer[] = [];
  let writes = 0;
  for (const group of runsOf(rules)) {
    const report = await judgeInProcess({
      rules: group,
      configure: withoutNewer(id),
      around: (next, host) => async (request) => {
        const operation = host === INTERFACES[id].host ? operationOf(request) : undefined;
        if (operation === undefined) return next(request);
        if (isWrite(operation)) writes += 1;
        const asked = { came: cameWith(operation, request), writes, request: await readRequest(request) };
        const response = await next(request);
        const text = await response.clone().text();
        const answer = { ...asked, status: response.status, text, json: parseJson(text), cases: new Set<string>() };
        const index = seen.push(answer) - 1;
        answers.set(operation, [...(answers.get(operation) ?? []), answer]);
        return withHeader(INDEX, String(index))(response);
      },
    });
    for (const result of report.rules) {
      const { id: rule, level, status, reason } = result;
      if (status === 'failed' && level !== 'info') throw new Error(`the reference deployment fails ${rule}: ${reason}`);
      for (const one of casesIn(result)) {
        statuses.set(one.id, one.status);
        efforts.set(one.id, one.exchanges.length);
        for (const index of one.exchanges) {
          seen[Number(report.exchanges[index]?.response?.headers[INDEX])]?.cases.add(one.id);
        }
      }
    }
  }
  const byOperation = new Map(
    contract.operations.map((one) => {
      const own = answers.get(one) ?? [];
      return [one.key, { id: one.id, answers: own, calling: evidenceIn(own).rules }] as const;
    }),
  );
  const known = new Map<Mutant, Evidence>();
  const evidenceOf = (mutant: Mutant): Evidence => {
    const changed = () => byOperation.get(mutant.operation)?.answers.filter(mutant.changes) ?? [];
    const evidence = known.get(mutant) ?? evidenceIn(changed());
    known.set(mutant, evidence);
    return evidence;
  };
  const exchangesOf = (rule: Rule) => idsOf(rule).reduce((sum, id) => sum + (efforts.get(id) ?? 0), 0);
  return {
    answers,
    statuses,
    sees: (rule, mutant) => evidenceOf(mutant).rules.has(rule),
    observing: new Set(rules.filter(({ effect }) => effect === 'observes').map((rule) => rule.id)),
    rulesFor: (mutant) => {
      const { operation, status } = mutant;
      const { id: own, calling = new Set() } = byOperation.get(operation) ?? {};
      const getting = evidenceOf(mutant).cases;
      const all = rules.flatMap((rule) => {
        if (rule.effect === 'observes') return aboutOperation(rule, operation);
        if (getting.size === 0) return calling.has(rule.id) ? [rule] : [];
        return partsOfRule(rule, getting);
      });
      const byDefault = all.filter(({ optIn }) => optIn === undefined);
      const isCovering = ({ covers }: Rule) =>
        covers.some((cover) => cover.operation === own && declares(cover, status));
      const [quickest] = byDefault
        .filter(({ effect }) => getting.size > 0 && effect !== 'observes')
        .map((rule) => ({ rule, exchanges: exchangesOf(rule) }))
        .sort((a, b) => a.exchanges - b.exchanges);
      const observingOr = (isMeant: (rule: Rule) => boolean) =>
        byDefault.filter((rule) => rule.effect === 'observes' || isMeant(rule));
      return {
        first: quickest === undefined ? [] : observingOr((rule) => rule === quickest.rule),
        covering: byDefault.some(isCovering) ? observingOr(isCovering) : [],
        concerned: byDefault,
        optional: all.filter(({ optIn }) => optIn !== undefined),
        calling: rules.filter(
          (rule) => rule.optIn === undefined && (rule.effect === 'observes' || calling.has(rule.id)),
        ),
      };
    },
  };
}

/** Tells whether a response is a success and evidence of a rule. Responses to requests that undo a change are no evidence. */
export function isSeenAccepted({ status, cases }: SeenAnswer): boolean {
  return status < 400 && cases.size > 0;
}

/** The status and the exchanges of each case of a rule, or of the rule itself if it has no cases. */
export function casesIn({ id, cases, ...own }: RuleResult): Pick<RuleResult, 'id' | 'status' | 'exchanges'>[] {
  const all = cases?.map(({ name, ...one }) => ({ id: `${id}#${name}`, ...one })) ?? [{ id, ...own }];
  return all.map(({ id: of, status, exchanges, shownBy }) => ({
    id: of,
    status,
    exchanges: shownBy === undefined ? exchanges : [...exchanges, shownBy],
  }));
}

/** What responses are evidence for. */
interface Evidence {
  /** Ids of cases: `<rule>#<case>`, or the rule if it has no cases. */
  cases: ReadonlySet<string>;
  /** Ids of their rules. */
  rules: ReadonlySet<string>;
}

function evidenceIn(answers: readonly SeenAnswer[]): Evidence {
  const cases = new Set(answers.flatMap((answer) => [...answer.cases]));
  return { cases, rules: new Set(Array.from(cases, (one) => one.split('#', 1)[0] ?? '')) };
}

/** The ids of the cases of a rule: `<rule>#<case>`, or the rule if it has none. */
function idsOf(rule: Rule): string[] {
  const cases = casesOf(rule);
  return cases.length === 0 ? [rule.id] : cases.map((name) => `${rule.id}#${name}`);
}

/** The rule with only the cases with these ids; an empty list if it has none of them. */
export function partsOfRule(rule: Rule, ids: ReadonlySet<string>): Rule[] {
  if (ids.has(rule.id)) return [rule];
  const cases = casesOf(rule).filter((name) => ids.has(`${rule.id}#${name}`));
  return cases.length === 0 ? [] : [{ ...rule, cases }];
}

/** An observing rule with only its cases about one operation; an empty list if all its cases are about others. */
function aboutOperation(rule: Rule, operation: string): Rule[] {
  const all = casesOf(rule);
  if (!all.some((name) => name.includes(' /'))) return [rule];
  const own = all.filter((name) => [' ', ':'].some((end) => `${name} `.startsWith(`${operation}${end}`)));
  return own.length === 0 ? [] : [{ ...rule, cases: own }];
}

/** Tells whether a cover includes a status. */
function declares(cover: Cover, status: number): boolean {
  return cover.status === '2XX' ? SUCCESS.has(status) : cover.status === status;
}

/** Splits rules into runs: each opt-in rule runs alone. */
function runsOf(rules: readonly Rule[]): Rule[][] {
  const alone = rules.filter(({ optIn }) => optIn !== undefined).map((rule) => [rule]);
  return [rules.filter(({ optIn }) => optIn === undefined), ...alone];
}
