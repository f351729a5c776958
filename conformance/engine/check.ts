import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import {
  HOSTS,
  INTERFACE_IDS,
  INTERFACES,
  ISSUERS,
  SESSIONS,
  type Credential,
  type Host,
  type InterfaceId,
  type Issuer,
  type Session,
} from '../../generated/platform.ts';
import { parametersOf } from '../contracts/path-pattern.ts';
import type { Answer } from './answer.ts';
import { addressesAbove, checkHost } from './check-host.ts';
import { checkSession } from './check-session.ts';
import {
  askOnce,
  checkedOnce,
  correctIt,
  isPutOff,
  isRefusal,
  type CheckOutcome,
  type CheckedOnce,
} from './checked-once.ts';
import { FAMILY_SETTINGS } from './config/family-settings.ts';
import type { CredentialName } from './config/schema.ts';
import { credentialHeaders, issuerOf, operationNamed, partsOf } from './credentials.ts';
import { newTrace } from './exchange.ts';
import { cut, SUCCESS } from './expect.ts';
import { valueAt } from '../json.ts';
import { Outcome } from './outcome.ts';
import { pathValues, UNKNOWN } from './path-values.ts';
import { createRun, type Run, type RunOptions } from './run.ts';
import type { Selection } from './selection.ts';
import { isSafe } from './safety.ts';
import { ABSENT, hasEnded, probesOf } from './served.ts';
import { stopOn } from './stop.ts';

/** Maximum length of a message, in characters. */
const LONGEST_SAID = 400;

/**
 * Sends one request to each host without a credential, and one with each credential, none of which changes anything. If writes are
 * allowed, a credential for sessions opens one and closes it again.
 *
 * @param options - the options of the run that follows
 * @param options.insists - tries credentials first, even if hosts seem down: some servers drop requests without a credential
 * @param selection - the interfaces and settings to check; all by default
 */
export async function checkOnce(
  { insists = false, ...options }: RunOptions & { signal?: AbortSignal; insists?: boolean },
  { interfaces, needs }: Selection = { interfaces: INTERFACE_IDS, needs: [] },
): Promise<CheckedOnce[]> {
  const run = createRun(options);
  stopOn(options.signal, run.stop);
  const { config } = run;
  const issuers = interfaces.flatMap((id) => {
    const { caller } = INTERFACES[id];
    return caller === 'none' ? [] : (issuerOf(config, caller) ?? []);
  });
  const needed = [...interfaces, ...issuers.map((issuer) => issuer.interface)].map((id) => INTERFACES[id]);
  const isNeeded = (name: CredentialName) =>
    needs.includes(`credentials.${name}`) ||
    issuers.some(({ credential }) => credential === name) ||
    needed.some(
      ({ family, caller }) => caller === baseOf(name) || name in (FAMILY_SETTINGS.get(family)?.credentials ?? {}),
    );
  const hosts = HOSTS.filter((host) => config.targets[host] !== undefined && needed.some((one) => one.host === host));
  const askHosts = () => Promise.all(hosts.map((host) => checkHost(run, host)));
  const askedFirst = insists ? [] : await askHosts();
  const ofHost = (host: Host) => askedFirst.find(({ setting }) => setting === `targets.${host}`);
  const tooLong: Known['tooLong'] = new Map();
  const names = (Object.keys(config.credentials ?? {}) as CredentialName[]).filter(isNeeded);
  const known = { ofHost, tooLong, interfaces };
  const ofCredentials = await Promise.all(names.map((name) => checkCredential(run, name, known)));
  const ofHosts = await withTooLong(insists ? await askHosts() : askedFirst, tooLong);
  // The messages quote responses and certificates, and become reasons in a report.
  return [...ofHosts, ...ofCredentials].map((one) => ({
    ...one,
    says: cut(run.redactor.text(one.says), LONGEST_SAID),
  }));
}

function checkCredential(run: Run, name: CredentialName, known: Known): Promise<CheckedOnce> {
  return checkedOnce(run, `credentials.${name}`, async () => {
    const issued = Object.values(ISSUERS).find(({ credential }) => credential === name);
    if (issued !== undefined) return checkIssued(run, issued, known);
    const session = SESSIONS[name as Credential];
    if (session !== undefined) return checkUser(run, name, session, known);
    return checkHeaders(run, name, known);
  });
}

/** Marks hosts as failed whose address is too long, as a request with a credential showed. */
async function withTooLong(checked: readonly CheckedOnce[], tooLong: Known['tooLong']): Promise<CheckedOnce[]> {
  return Promise.all(
    checked.map(async (one) => {
      const { setting } = one;
      const above = await tooLong.get(setting);
      if (above === undefined) return one;
      const says = `a request with a credential finds nothing here, and succeeds at ${above}: set ${setting} to ${above} if that is the deployment to judge`;
      return { setting, state: 'failed', isMisplaced: true, above, says };
    }),
  );
}

/**
 * Tells whether the address of a host is too long: a request that finds nothing there succeeds at an address above.
 *
 * @param ask - sends the request
 */
async function isTooLong(
  run: Run,
  host: Host,
  { tooLong }: Known,
  ask: (run: Run) => Promise<{ answer: Answer }>,
): Promise<boolean> {
  const look = async () => {
    for (const above of addressesAbove(run.config.targets[host] ?? '')) {
      const config = { ...run.config, targets: { ...run.config.targets, [host]: above } };
      const { answer } = await ask({ ...run, config });
      // Many hosts answer unknown paths with an HTML page.
      if (SUCCESS.has(answer.status) && answer.json() !== undefined) return above;
    }
    return undefined;
  };
  const unlessUnanswered = (error: unknown) => {
    if (!(error instanceof Outcome)) throw error;
    return undefined;
  };
  const setting = `targets.${host}`;
  const looked = tooLong.get(setting) ?? look().catch(unlessUnanswered);
  tooLong.set(setting, looked);
  return (await looked) !== undefined;
}

const unasked = (says: string): CheckOutcome => ({ state: 'unasked', says });

/** The selected interfaces, and what is known about the hosts. */
interface Known {
  /** The result of a host, if it was asked first. */
  ofHost: (host: Host) => CheckedOnce | undefined;
  /** By the setting of a host where a credential finds nothing: the address above where it succeeds, if there is one. */
  tooLong: Map<string, Promise<string | undefined>>;
  interfaces: readonly InterfaceId[];
}

const isDown = ({ ofHost }: Known, host: Host): boolean => ofHost(host)?.state === 'failed';

/** Tries a credential that is sent in headers. */
async function checkHeaders(run: Run, name: CredentialName, known: Known): Promise<CheckOutcome> {
  const base = baseOf(name);
  const call = credentialHeaders(run.config, name) === undefined ? undefined : readOf(run, base, known.interfaces);
  if (call === undefined) return unasked('none of the targets takes it');
  const { host } = INTERFACES[call.id];
  if (isDown(known, host)) return unasked(`see targets.${host}`);
  const own = partsOf(run.config, name);
  const paramsOf = (as: CredentialName) =>
    pathValues(run.config, call.id, call.operation.path, partsOf(run.config, as));
  const json = call.operation.graphql === true ? { json: { query: '{ __typename }' } } : {};
  const ask = (asking: Run, as: CredentialName) =>
    askOnce(asking, newTrace('check'), call.id, call.operation, { as, params: paramsOf(as), ...json });
  const params = paramsOf(name);
  const { answer, outcome } = await ask(run, name);
  const { status } = answer;
  if (status === 401) return { state: 'failed', says: `refused: ${outcome}; ${correctIt(run.config, name)}` };
  // A credential meant to lack a permission may be refused, but not for a resource named by its own parts.
  const isOwn = Object.values(params).some((value) => Object.values(own ?? {}).includes(value));
  if (status === 403 && (name === base || isOwn))
    return { state: 'failed', says: `refused: ${outcome}; ${correctIt(run.config, name, ', and has the permission')}` };
  // A 404 for an unknown identifier says nothing about the interface.
  if (ABSENT.has(status) && call.isExpected && !Object.values(params).includes(UNKNOWN)) {
    // At an address above, too, a credential meant to lack a permission may be refused; so the main one is used.
    const asking = credentialHeaders(run.config, base) === undefined ? name : base;
    return absent(run, call.id, known, (elsewhere) => ask(elsewhere, asking), outcome);
  }
  if (status >= 500 || isPutOff(status)) return unasked(`inconclusive: ${outcome}`);
  if (status === 403) return { state: 'fine', says: `refused, as it has to be if it lacks the permission: ${outcome}` };
  const says = `${SUCCESS.has(status) ? 'accepted' : 'not refused'}: ${outcome}`;
  // This read may not require the scope or right that the credential is meant to lack.
  return { state: 'fine', says, ...(name === base ? {} : { differsFrom: `credentials.${base}` }) };
}

/** The outcome if a credential finds nothing at an address. */
async function absent(
  run: Run,
  id: InterfaceId,
  known: Known,
  ask: Parameters<typeof isTooLong>[3],
  outcome: string,
): Promise<CheckOutcome> {
  const { host } = INTERFACES[id];
  if (await isTooLong(run, host, known, ask)) return unasked(`see targets.${host}`);
  const above = known.ofHost(host)?.above;
  const retired = probesOf(id).length === 0 ? '' : `, or say expect.${id}: retired`;
  const remedy = above === undefined ? `check targets.${host}${retired}` : `set targets.${host} to ${above}`;
  return { state: 'failed', says: `${id} is not served there: ${outcome}; ${remedy}` };
}

/** Tries a credential that opens sessions: with a session if writes are allowed, otherwise with a token. */
async function checkUser(run: Run, name: CredentialName, session: Session, known: Known): Promise<CheckOutcome> {
  const { targets } = run.config;
  const { interface: id } = session.open;
  const { host } = INTERFACES[id];
  const isSelected = targets[host] !== undefined && known.interfaces.includes(id);
  if (run.allowWrites && isSelected)
    return isDown(known, host) ? unasked(`see targets.${host}`) : checkSession(run, name, session);
  const { token } = session;
  if (targets[INTERFACES[token.interface].host] === undefined)
    return unasked(
      isSelected ? 'using it opens a session, which takes --allow-writes' : 'none of the targets takes it',
    );
  return checkIssued(run, { ...token, credential: name as Credential }, known);
}

/** Tries a credential that obtains tokens. */
async function checkIssued(run: Run, issuer: Issuer, known: Known): Promise<CheckOutcome> {
  const { host } = INTERFACES[issuer.interface];
  if (run.config.targets[host] === undefined) return unasked(`targets.${host} is not set`);
  if (isDown(known, host)) return unasked(`see targets.${host}`);
  const form = { ...partsOf(run.config, issuer.credential) };
  const operation = operationNamed(issuer);
  const ask = (asking: Run) => askOnce(asking, newTrace('check'), issuer.interface, operation, { form });
  const { answer, outcome } = await ask(run);
  if (SUCCESS.has(answer.status) && typeof valueAt(answer.json(), '/access_token') === 'string')
    return { state: 'fine', says: `a token was obtained: ${outcome}` };
  if (isPutOff(answer.status)) return unasked(`inconclusive: ${outcome}`);
  if (ABSENT.has(answer.status) && (await isTooLong(run, host, known, ask))) return unasked(`see targets.${host}`);
  const why = isRefusal(answer.status)
    ? `refused: ${outcome}; ${correctIt(run.config, issuer.credential)}`
    : `no token: ${outcome}; check targets.${host}`;
  return { state: 'failed', says: why };
}

/** The main credential of the interface that a further credential belongs to; its name is a prefix of the other name. */
function baseOf(name: CredentialName): CredentialName {
  const bases = INTERFACE_IDS.flatMap((id) => {
    const { caller } = INTERFACES[id];
    return caller !== 'none' && name.startsWith(caller) ? [caller] : [];
  });
  return bases.sort((a, b) => b.length - a.length)[0] ?? name;
}

/** A read with a credential at a configured host: preferably of a selected interface that has not ended, with the fewest parameters. */
function readOf(
  run: Run,
  credential: string,
  interfaces: readonly InterfaceId[],
): { id: InterfaceId; operation: Operation; isExpected: boolean } | undefined {
  const candidates = INTERFACE_IDS.filter((id) => run.config.targets[INTERFACES[id].host] !== undefined).flatMap(
    (id) => {
      const isExpected = interfaces.includes(id) && !hasEnded(run, id) && run.config.expect?.[id] !== 'retired';
      return OPERATIONS[id]
        .filter(
          (one) => one.credential === credential && isSafe(id, one.method, one.path, '{ "query": "{ __typename }" }'),
        )
        .map((operation) => ({ id, operation, isExpected }));
    },
  );
  const weight = ({ operation, isExpected }: (typeof candidates)[number]) =>
    parametersOf(operation.path).length + (isExpected ? 0 : 100);
  return candidates.sort((a, b) => weight(a) - weight(b))[0];
}
