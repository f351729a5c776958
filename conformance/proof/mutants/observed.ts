import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { isAsked } from '../../reference/faulty.ts';
import { SUCCESS } from '../../engine/expect.ts';
import type { Exchange } from '../../engine/evidence.ts';
import type { Status } from '../../engine/outcome.ts';
import type { RuleResult } from '../../engine/report.ts';
import { casesOf, type Cover, type Rule } from '../../engine/rule.ts';
import { judgeInProcess } from '../in-process.ts';
import { jsonOf } from './answers.ts';
import { cameWith, type Credentialed } from './behaviour.ts';
import { isWrite, type Contract, type Operation } from './contract.ts';

/** An answer that the suite has seen of an operation. */
export interface SeenAnswer {
  /** Address that was asked. */
  url: string;
  /** How many requests had written to the interface before. */
  writes: number;
  status: number;
  mediaType: string;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
  came: Credentialed;
}

/** What the suite sees of the reference deployment. */
export interface Observed {
  answers: ReadonlyMap<Operation, readonly SeenAnswer[]>;
  /** What each case of a rule comes to on the reference deployment: `<rule>#<case>`, or the rule where it has no cases. */
  statuses: ReadonlyMap<string, Status>;
  /** Tells whether a rule gets answers to an operation (its key) with a status. */
  sees(rule: string, answer: { operation: string; status: number }): boolean;
  /** The rules that judge what the others got. */
  observing: ReadonlySet<string>;
  /** The rules that can tell a server whose answers to an operation (its key) with a status differ. */
  rulesFor(operation: string, status: number): RulesFor;
}

/** Rules by what they have to do with an answer; those that judge what others saw are among the first three. */
export interface RulesFor {
  /** The quickest that gets such an answer, and those that judge what it saw. */
  first: readonly Rule[];
  /** Those that declare to speak of it; empty when there are none. */
  speaking: readonly Rule[];
  /** All that ask the operation. */
  asking: readonly Rule[];
  /** Those that ask it, and are left out by default; each is judged alone. */
  optional: readonly Rule[];
}

/**
 * Judges the reference deployment by the rules of an interface, and keeps what its operations answered.
 *
 * @throws Error when the reference deployment fails a rule: then nothing could be said about its mutants
 */
export async function observe(id: InterfaceId, contract: Contract, rules: readonly Rule[]): Promise<Observed> {
  const answers = new Map<Operation, SeenAnswer[]>();
  const operationOf = (request: Request) => contract.operations.find((operation) => isAsked(operation, request));
  const asked = ({ url, method }: Exchange['request']) => operationOf(new Request(url, { method }));
  const asking = new Map<string, Set<string>>();
  const statuses = new Map<string, Status>();
  const efforts = new Map<string, number>();
  let writes = 0;
  for (const group of runsOf(rules)) {
    const report = await judgeInProcess({
      rules: group,
      around: (next, host) => async (request) => {
        const operation = host === INTERFACES[id].host ? operationOf(request) : undefined;
        const came = operation === undefined ? 'without' : cameWith(operation, request);
        if (operation !== undefined && isWrite(operation)) writes += 1;
        const before = writes;
        const response = await next(request);
        if (operation === undefined) return response;
        const text = await response.clone().text();
        const mediaType = response.headers.get('content-type') ?? '';
        const seen = {
          url: request.url,
          writes: before,
          status: response.status,
          mediaType,
          text,
          json: jsonOf(text),
          came,
        };
        answers.set(operation, [...(answers.get(operation) ?? []), seen]);
        return response;
      },
    });
    for (const result of report.rules) {
      const { id: rule, level, status, reason, exchanges } = result;
      if (status === 'failed' && level !== 'info') throw new Error(`the reference deployment fails ${rule}: ${reason}`);
      for (const one of casesIn(result)) statuses.set(one.id, one.status);
      efforts.set(rule, exchanges.length);
      for (const index of exchanges) {
        const { request, response } = report.exchanges[index] ?? {};
        const operation = request === undefined ? undefined : asked(request);
        if (operation === undefined) continue;
        for (const key of [operation.key, answerOf(operation.key, response?.status)]) {
          asking.set(key, (asking.get(key) ?? new Set()).add(rule));
        }
      }
    }
  }
  return {
    answers,
    statuses,
    sees: (rule, { operation, status }) => asking.get(answerOf(operation, status))?.has(rule) === true,
    observing: new Set(rules.filter(({ effect }) => effect === 'observes').map((rule) => rule.id)),
    rulesFor: (operation, status) => {
      const own = contract.operations.find(({ key }) => key === operation)?.id;
      const all = rules.flatMap((rule) => {
        if (rule.effect === 'observes') return aboutOperation(rule, operation);
        return asking.get(operation)?.has(rule.id) === true ? [rule] : [];
      });
      const byDefault = all.filter(({ optIn }) => optIn === undefined);
      const speaks = ({ covers }: Rule) => covers.some((cover) => cover.operation === own && declares(cover, status));
      const getting = asking.get(answerOf(operation, status)) ?? new Set();
      const [quickest] = byDefault
        .filter((rule) => getting.has(rule.id))
        .sort((a, b) => (efforts.get(a.id) ?? 0) - (efforts.get(b.id) ?? 0));
      return {
        first:
          quickest === undefined ? [] : byDefault.filter((rule) => rule.effect === 'observes' || rule === quickest),
        speaking: byDefault.some(speaks) ? byDefault.filter((rule) => rule.effect === 'observes' || speaks(rule)) : [],
        asking: byDefault,
        optional: all.filter(({ optIn }) => optIn !== undefined),
      };
    },
  };
}

/** What the cases of a rule came to, and the exchanges that show it; the rule itself where it has none. */
export function casesIn({ id, cases, ...own }: RuleResult): Pick<RuleResult, 'id' | 'status' | 'exchanges'>[] {
  const all = cases?.map(({ name, ...one }) => ({ id: `${id}#${name}`, ...one })) ?? [{ id, ...own }];
  return all.map(({ id: of, status, exchanges, shownBy }) => ({
    id: of,
    status,
    exchanges: shownBy === undefined ? exchanges : [...exchanges, shownBy],
  }));
}

const answerOf = (operation: string, status: number | undefined) => `${operation} ${status}`;

/** A rule that judges what others saw, with its cases about one operation; none where it has only others. */
function aboutOperation(rule: Rule, operation: string): Rule[] {
  const all = casesOf(rule);
  if (!all.some((name) => name.includes(' /'))) return [rule];
  const own = all.filter((name) => [' ', ':'].some((end) => `${name} `.startsWith(`${operation}${end}`)));
  return own.length === 0 ? [] : [{ ...rule, cases: own }];
}

/** Tells whether a cover means answers with a status. */
function declares(cover: Cover, status: number): boolean {
  return cover.status === '2XX' ? SUCCESS.has(status) : cover.status === status;
}

/** Splits rules into runs: one that is left out by default is judged alone. */
function runsOf(rules: readonly Rule[]): Rule[][] {
  const alone = rules.filter(({ optIn }) => optIn !== undefined).map((rule) => [rule]);
  return [rules.filter(({ optIn }) => optIn === undefined), ...alone];
}
