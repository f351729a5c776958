import type { Config } from '../../engine/config/schema.ts';
import { credentialHeaders } from '../../engine/credentials.ts';
import type { Exchange } from '../../engine/evidence.ts';
import type { Report, RuleResult } from '../../engine/report.ts';
import type { Rule } from '../../engine/rule.ts';
import type { WireHeader } from '../../engine/transport.ts';
import { INTERFACES, LISTS, type InterfaceId } from '../../../generated/platform.ts';
import { isObject } from '../../json.ts';
import type { Handler } from '../../servers/handler.ts';
import { ADDRESSES, judgeInProcess, withoutNewer, type InProcessOptions } from '../in-process.ts';
import type { Mutant, MutantTools } from './mutant.ts';
import { casesIn, type Observed } from './observed.ts';

/** The result of a run against a mutant. */
export interface Run {
  failed: readonly RuleResult[];
  /** Whether the mutant has changed a response. */
  reached: boolean;
  /** Whether a case of a must-rule that passes without the mutant is inconclusive, so that the server is not found conformant. */
  undecided: boolean;
}

/** Judges a server with one mutant. */
export async function runAgainst(
  mutant: Mutant,
  rules: readonly Rule[],
  { statuses }: Observed,
  { bail = false, configure = unchanged }: HowJudged = {},
): Promise<Run> {
  const { changed, report } = await judgeServer([mutant], rules, {
    bail,
    configure: (own) => configure(onlyKindOf(mutant, own)),
  });
  const judging = report.rules.filter(({ level }) => level !== 'info');
  const cases = judging.filter(({ level }) => level === 'must').flatMap(casesIn);
  return {
    failed: judging.filter(({ status }) => status === 'failed'),
    reached: changed.has(mutant),
    undecided: cases.some(({ id, status }) => status === 'inconclusive' && statuses.get(id) === 'passed'),
  };
}

type HowJudged = Pick<InProcessOptions, 'bail' | 'configure'>;

const unchanged = (config: Config) => config;

interface JudgedServer {
  report: Report;
  /** The mutants that have changed a response. */
  changed: ReadonlySet<Mutant>;
  /** The mutants that have changed the response of an exchange. */
  changedBy(exchange: Exchange | undefined): readonly Mutant[];
}

/** A header of changed responses with the indices of the mutants that have changed them. */
const CHANGED_BY = 'x-changed-by';

/** Judges a server with some mutants of one interface. */
export async function judgeServer(
  mutants: readonly Mutant[],
  rules: readonly Rule[],
  { bail = false, configure = unchanged }: HowJudged = {},
): Promise<JudgedServer> {
  const changed = new Set<Mutant>();
  let login: Handler | undefined;
  let config: Config | undefined;
  const versions = mutants[0] === undefined ? unchanged : withoutNewer(mutants[0].interface);
  const toolsFor = (mutant: Mutant): MutantTools => ({
    changed: (answer) => {
      changed.add(mutant);
      answer.headers.append(CHANGED_BY, String(mutants.indexOf(mutant)));
      return answer;
    },
    credential: async () => (config === undefined ? [] : credentialOf(mutant.interface, config, login)),
  });
  const report = await judgeInProcess({
    rules,
    bail,
    configure: (own) => (config = configure(versions(own))),
    around: (next, host) => {
      if (host === 'login') login = next;
      const own = mutants.filter((mutant) => INTERFACES[mutant.interface].host === host);
      return own.reduce((handler, mutant) => mutant.wrap(handler, toolsFor(mutant)), next);
    },
  });
  const changedBy: JudgedServer['changedBy'] = (exchange) => {
    const indices = exchange?.response?.headers[CHANGED_BY]?.split(', ') ?? [];
    return indices.flatMap((index) => mutants[Number(index)] ?? []);
  };
  return { changed, changedBy, report };
}

/**
 * A configuration with only the report kind of a mutant, since rules judge each kind, and the mutant does not change the others. If the
 * mutant refuses the caller, another kind is needed to show that the credential is valid.
 */
function onlyKindOf({ operation, kind: deviation, detail }: Mutant, config: Config): Config {
  const [, segment] = operation.split('/');
  const kind = LISTS.kind.find((one) => one === segment);
  if (kind === undefined) return config;
  const other = LISTS.kind.find((one) => one !== kind);
  const isRefusal = deviation === 'status-swapped' && ['401', '403'].includes(detail);
  return {
    ...config,
    fixtures: {
      ...config.fixtures,
      report: { ...config.fixtures?.report, kinds: isRefusal && other !== undefined ? [kind, other] : [kind] },
    },
  };
}

/** The headers with the suite's credential for an interface; obtains a token if the suite does. */
async function credentialOf(
  id: InterfaceId,
  config: Config,
  login: Handler | undefined,
): Promise<readonly WireHeader[]> {
  const { username, password } = config.credentials?.login ?? { username: '', password: '' };
  if (id === 'login') return [['Authorization', `Basic ${btoa(`${username}:${password}`)}`]];
  const caller = INTERFACES[id].caller;
  const own = caller === 'none' ? undefined : credentialHeaders(config, caller);
  if (own !== undefined || login === undefined) return own ?? [];
  const body = new URLSearchParams({ username, password });
  const answer: unknown = await (await login(new Request(`${ADDRESSES.login}/login`, { method: 'POST', body }))).json();
  return isObject(answer) ? [['Authorization', `Bearer ${String(answer['access_token'])}`]] : [];
}
