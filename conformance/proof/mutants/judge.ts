import { ergebnislisteId } from '../../reference/cases/seed.ts';
import type { Config } from '../../engine/config/schema.ts';
import { bearer, credentialHeaders } from '../../engine/credentials.ts';
import { isObject } from '../../engine/expect.ts';
import { INTERFACES, LISTS, type InterfaceId } from '../../../generated/platform.ts';
import { loadRules } from '../../engine/load-rules.ts';
import type { RuleResult } from '../../engine/report.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Handler } from '../../servers/handler.ts';
import { ADDRESSES, judgeInProcess } from '../in-process.ts';
import { loadContract, type Contract } from './contract.ts';
import { deriveMutants } from './derive.ts';
import { permissionOf } from './permitted.ts';
import type { Mutant, MutantResult } from './mutant.ts';
import { observe, type Observed, type RulesFor } from './observed.ts';

/** The mutants of an interface, and how to judge one of them. */
export interface MutantsOfInterface {
  mutants: readonly Mutant[];
  /** The declared answers that no rule sees: `report: GET /mtvreport/{reportId} 404`. */
  unseen: readonly string[];
  judge(mutant: Mutant): Promise<MutantResult>;
}

/** Derives the mutants of an interface from its contract and from what the suite sees of the reference deployment. */
export async function mutantsOf(id: InterfaceId): Promise<MutantsOfInterface> {
  const contract = loadContract(id);
  const rules = (await loadRules()).filter((rule) => rule.interface === id);
  const observed = await observe(id, contract, rules);
  return {
    mutants: deriveMutants(id, contract, observed),
    unseen: unseenOf(id, contract, observed),
    judge: async (mutant) => judgeMutant(mutant, observed.rulesFor(mutant.operation, mutant.status)),
  };
}

function unseenOf(id: InterfaceId, { operations }: Contract, { answers }: Observed): string[] {
  return operations.flatMap((operation) => {
    const seen = (answers.get(operation) ?? []).map(({ status }) => String(status));
    const isSeen = (declared: string) => seen.some((one) => one === declared || `${one[0]}XX` === declared);
    return operation.statuses.filter((one) => !isSeen(one)).map((one) => `${id}: ${operation.key} ${one}`);
  });
}

/** Judges a mutant by one run after the other, until a rule fails. */
async function judgeMutant(mutant: Mutant, rules: RulesFor): Promise<MutantResult> {
  const permission = permissionOf(mutant);
  const { speaking, asking, optional } = rules;
  let run = { failed: [] as readonly RuleResult[], reached: false };
  // No rule may fail for what is permitted, so that there is no use in asking some of them first.
  if (permission === undefined && speaking.length > 0) run = await runAgainst(mutant, speaking);
  if (run.failed.length === 0 && asking.length > 0) run = await runAgainst(mutant, asking);
  // What the suite finds out by itself is sought in vain when it is missing; an operator can name it.
  if (permission === undefined && run.failed.length === 0 && INTERFACES[mutant.interface].family === 'offers') {
    const named = await runAgainst(mutant, asking, withNames);
    run = { ...named, reached: run.reached || named.reached };
  }
  // What is left out by default takes long, and is asked only about answers that the other rules do not see.
  for (const rule of optional) if (!run.reached) run = await runAgainst(mutant, [rule]);
  const { failed, reached } = run;
  const { id, interface: of, operation, kind, status, detail } = mutant;
  const [failing, unharmed] =
    permission === undefined ? (['killed', 'survived'] as const) : (['accused', 'spared'] as const);
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

/** Judges a mutant by some rules; says which of them failed, and whether it has changed an answer at all. */
async function runAgainst(
  mutant: Mutant,
  rules: readonly Rule[],
  configure: (own: Config) => Config = (own) => own,
): Promise<{ failed: readonly RuleResult[]; reached: boolean }> {
  let reached = false;
  let login: Handler | undefined;
  let config: Config | undefined;
  const tools = {
    changed: () => void (reached = true),
    credential: async () => (config === undefined ? [] : credentialOf(mutant.interface, config, login)),
  };
  const report = await judgeInProcess({
    rules,
    configure: (own) => (config = configure(onlyKindOf(mutant, own))),
    around: (next, host) => {
      if (host === 'login') login = next;
      return host === INTERFACES[mutant.interface].host ? mutant.wrap(next, tools) : next;
    },
  });
  return { failed: report.rules.filter(({ level, status }) => status === 'failed' && level !== 'info'), reached };
}

/** A configuration that names what results are known by, too. */
function withNames(config: Config): Config {
  const named = { ergebnislisteId, ergebnisNummer: 'E1', zahlungsplanIndex: 'annuitaetendarlehen-1' };
  return { ...config, fixtures: { ...config.fixtures, offers: { ...config.fixtures?.offers, ...named } } };
}

/** A configuration that names the report kind of a mutant alone: rules look at every kind, and the others are not changed. */
function onlyKindOf({ operation }: Mutant, config: Config): Config {
  const [, segment] = operation.split('/');
  const kind = LISTS.kind.find((one) => one === segment);
  if (kind === undefined) return config;
  return { ...config, fixtures: { ...config.fixtures, report: { ...config.fixtures?.report, kinds: [kind] } } };
}

/** The headers of the credential that the suite uses for an interface; a token is obtained where it does so, too. */
async function credentialOf(id: InterfaceId, config: Config, login: Handler | undefined): Promise<[string, string][]> {
  const { username, password } = config.credentials?.login ?? { username: '', password: '' };
  if (id === 'login') return [['Authorization', `Basic ${btoa(`${username}:${password}`)}`]];
  const caller = INTERFACES[id].caller;
  const own = caller === 'none' ? undefined : credentialHeaders(config, caller);
  if (own !== undefined || login === undefined) return own ?? [];
  const body = new URLSearchParams({ username, password });
  const answer: unknown = await (await login(new Request(`${ADDRESSES.login}/login`, { method: 'POST', body }))).json();
  return isObject(answer) ? [bearer(String(answer['access_token']))] : [];
}
