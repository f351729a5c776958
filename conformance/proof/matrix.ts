import type { Config } from '../engine/config/schema.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import type { RuleResult } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { faultById } from '../reference/faults.ts';
import { KINDS_WITH } from '../rules/report/steps/request-properties.ts';
import { isClear, reasonsOf } from './reasons/reasons.ts';
import { judgeInProcess, withoutNewer } from './in-process.ts';
import { touches } from './touched.ts';

/** The result of a rule on a fault. */
export type Finding = Pick<RuleResult, 'id' | 'level' | 'status' | 'reason'>;

/** One row of the matrix: a fault, and the results of the rules of its interface. */
export interface MatrixRow {
  /** Id of the fault. */
  fault: string;
  /** The rules that name the fault and failed. */
  caught: Finding[];
  /** The rules that name the fault and did not fail. */
  survived: Finding[];
  /** The rules in `caught` whose reason does not match its pattern in `reasons/`. */
  misread: Finding[];
  /** The rules whose reason does not follow the form of all reasons (`isClear`). */
  unclear: Finding[];
  /** The rules that failed although they do not name the fault. */
  blamed: Finding[];
}

/** A few kinds of reports that together have all properties. */
const FEW_KINDS = [...new Set(Object.values(KINDS_WITH).flatMap((kinds) => kinds.slice(0, 1)))];

const withFewKinds = (config: Config): Config => ({
  ...config,
  fixtures: {
    ...config.fixtures,
    report: { ...config.fixtures?.report, kinds: FEW_KINDS },
  },
});

/**
 * Judges one fault by all must- and should-rules of its interface that name it or whose evidence it changes: in one run, as an operator
 * would, and opt-in rules alone. A fault of reports is judged with a few kinds first, and with all kinds only if it survives: most faults
 * concern every kind, and all kinds take half of the requests of a run.
 *
 * @param fault - id of a fault: `report/no-location`
 * @param rules - all rules of the suite
 * @throws RangeError when the fault is unknown
 */
export async function judgeFault(fault: string, rules: readonly Rule[]): Promise<MatrixRow> {
  const { interface: id } = faultById(fault);
  const judges = judgesOf.get(rules) ?? new Map<string, ReturnType<typeof judgesFor>>();
  judgesOf.set(rules, judges);
  const all = judges.get(id) ?? judgesFor(id, rules);
  judges.set(id, all);
  let row: MatrixRow | undefined;
  for (const judge of await all) {
    row = await judge(fault);
    if (row.survived.length === 0) break;
  }
  if (row === undefined) throw new RangeError(`there is nobody to judge ${fault}`);
  return row;
}

type Judge = (fault: string) => Promise<MatrixRow>;

/** Cache of judges, by rules and interface, since creating one takes a run without faults. */
const judgesOf = new WeakMap<readonly Rule[], Map<string, Promise<readonly Judge[]>>>();

/** The configurations for judging faults of an interface, the quickest first; the next one is used only if a fault survives. */
export function configurationsFor(id: InterfaceId): readonly ((config: Config) => Config)[] {
  const versions = withoutNewer(id);
  return id === 'report' ? [(config) => withFewKinds(versions(config)), versions] : [versions];
}

async function judgesFor(id: InterfaceId, rules: readonly Rule[]): Promise<readonly Judge[]> {
  const own = rules.filter((rule) => rule.interface === id && rule.level !== 'info');
  return Promise.all(configurationsFor(id).map((configure) => judgeBy(own, configure)));
}

async function judgeBy(own: readonly Rule[], configure: (config: Config) => Config): Promise<Judge> {
  const together = own.filter(({ optIn }) => optIn === undefined);
  const alone = own.filter((rule) => !together.includes(rule)).map((rule) => [rule]);
  const companies = await Promise.all(
    [together, ...alone].map(async (rules) => ({ rules, touchedBy: await touches({ rules, configure }) })),
  );
  return async (fault) => {
    const { name, interface: id, wrap, host } = faultById(fault);
    const naming = new Set(own.filter(({ brokenBy }) => brokenBy.includes(name)).map((rule) => rule.id));
    const results: RuleResult[] = [];
    for (const { rules, touchedBy } of companies) {
      const touched = await touchedBy((next, own) => (own === host ? wrap(next) : next));
      const concerned = rules.filter(
        ({ id: rule, effect }) => naming.has(rule) || touched.has(rule) || effect === 'observes',
      );
      results.push(...(await judgeInProcess({ rules: concerned, fault, configure })).rules);
    }
    const findingOf = ({ id: rule, level, status, reason }: RuleResult) => ({ id: rule, level, status, reason });
    const findings = (named: boolean, failed: boolean): Finding[] =>
      results.filter((one) => naming.has(one.id) === named && (one.status === 'failed') === failed).map(findingOf);
    const caught = findings(true, true);
    const expected = reasonsOf(id);
    const misread = caught.filter(({ id: rule, reason = '' }) => expected(rule)?.test(reason) !== true);
    const unclear = results.filter((one) => one.status !== 'passed' && !isClear(one)).map(findingOf);
    return { fault, caught, misread, unclear, survived: findings(true, false), blamed: findings(false, true) };
  };
}
