import type { Answer } from './answer.ts';
import type { Config } from './config/schema.ts';
import { DEFAULT_CALLER, hasCredential, type Caller } from './credentials.ts';
import type { Trace } from './exchange.ts';
import type { InterfaceId } from './interfaces.ts';
import { Inconclusive, NotApplicable } from './outcome.ts';
import type { Run } from './run.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget, type Parts, type Target } from './target.ts';

/** How a server says that there is nothing, or no more. */
const GONE = 410;
const ABSENT = [404, 405, GONE];

type Probe = (target: Target, config: Config, parts: Parts) => Promise<Answer>;

const caseNumber = (config: Config, family: 'offers' | 'cases') =>
  config.fixtures?.[family]?.vorgangsNummer ?? 'unbekannt';

/**
 * Requests by which a living interface shows itself: it refuses the one without a credential, or answers the one with it. Interfaces
 * that are not here share no host, or are asked for by a fixture of their own: their absence is a failure.
 */
const PROBES: Partial<Record<InterfaceId, readonly Probe[]>> = {
  'offers-v1': [
    (target, config, parts) =>
      target.send('offers-v1', 'GET', '/v1/finanzierungsvorschlaege/{vorgangsNummer}', {
        ...parts,
        params: { vorgangsNummer: caseNumber(config, 'offers') },
      }),
  ],
  'offers-v3': [
    (target, config, parts) =>
      target.send('offers-v3', 'GET', '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote', {
        ...parts,
        params: { vorgangsnummer: caseNumber(config, 'offers') },
      }),
    (target, config, parts) =>
      target.send('offers-v3', 'GET', '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}', {
        ...parts,
        params: { vorgangsnummer: caseNumber(config, 'offers'), ergebnislisteId: 'unbekannt' },
      }),
  ],
  'cases-v1': [
    (target, _, parts) => target.send('cases-v1', 'GET', '/v1/vorgaenge', parts),
    (target, config, parts) =>
      target.send('cases-v1', 'GET', '/v1/vorgaenge/{vorgangsNummer}', {
        ...parts,
        params: { vorgangsNummer: caseNumber(config, 'cases') },
      }),
  ],
  'cases-v2': [
    (target, _, parts) => target.send('cases-v2', 'GET', '/v2/vorgaenge', parts),
    (target, config, parts) =>
      target.send('cases-v2', 'GET', '/v2/vorgaenge/{vorgangsNummer}', {
        ...parts,
        params: { vorgangsNummer: caseNumber(config, 'cases') },
      }),
  ],
  'cases-v3': [
    (target, _, parts) => target.send('cases-v3', 'GET', '/v3/vorgaenge', parts),
    (target, config, parts) =>
      target.send('cases-v3', 'GET', '/v3/vorgaenge/{vorgangsNummer}', {
        ...parts,
        params: { vorgangsNummer: caseNumber(config, 'cases') },
      }),
  ],
  session: [
    (target, _, parts) =>
      target.send('session', 'GET', '/partner-login-box.html', { ...parts, headers: { Accept: '*/*' } }),
    (target, _, parts) => target.send('session', 'GET', '/login', { ...parts, query: { redirectTo: '/' } }),
  ],
};

/**
 * Makes sure that the target serves an interface which shares its host with others. The proof is made once per run.
 *
 * @throws NotApplicable when every probe is answered with 404, 405 or 410, with and without the credential, or with 410 to it
 */
export async function requireServed(run: Run, trace: Trace, id: InterfaceId): Promise<void> {
  const probes = PROBES[id];
  if (probes === undefined) return;
  const proof = await sharedStep(run, trace, `${id}: served`, (own) => absence(run, own, id, probes));
  if (proof !== undefined) throw new NotApplicable(`the target does not serve ${id}: ${proof}`);
}

/** The proof that an interface is not served; undefined when one probe shows that it is, or nothing can be said. */
async function absence(run: Run, own: Trace, id: InterfaceId, probes: readonly Probe[]): Promise<string | undefined> {
  const target = createTarget(run, own);
  const ask = async (as: Caller) => {
    const statuses: number[] = [];
    for (const probe of probes) statuses.push((await probe(target, run.config, { as })).status);
    return statuses;
  };
  const proof = (statuses: readonly number[], how: string) =>
    `${statuses.length} reads of it are answered with ${[...new Set(statuses)].join(' and ')}${how}`;
  const caller = DEFAULT_CALLER[id];
  try {
    const known = caller !== 'none' && hasCredential(run.config, caller) ? await ask(caller) : [];
    if (known.some((status) => !ABSENT.includes(status))) return undefined;
    // A gateway may refuse whoever brings no credential, and still say to the others that the interface is gone.
    if (known.length > 0 && known.every((status) => status === GONE)) return proof(known, ' with the credential');
    const unknown = await ask('none');
    if (unknown.some((status) => !ABSENT.includes(status))) return undefined;
    return proof([...known, ...unknown], known.length > 0 ? ', with and without the credential' : '');
  } catch (error) {
    // What cannot be asked now is said by the rule itself.
    if (error instanceof Inconclusive) return undefined;
    throw error;
  }
}
