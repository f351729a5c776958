import type { Config } from './config/schema.ts';
import type { PathOf } from './contract/paths.ts';
import { DEFAULT_CALLER, hasCredential, type Caller } from './credentials.ts';
import type { Trace } from './exchange.ts';
import type { InterfaceId } from './interfaces.ts';
import { Inconclusive, NotApplicable } from './outcome.ts';
import type { Run } from './run.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget } from './target.ts';

/** How a server says that there is nothing, or no more. */
const GONE = 410;
const ABSENT = [404, 405, GONE];

interface Probe<Path> {
  path: Path;
  query?: Record<string, string>;
}

/**
 * Reads by which a living interface shows itself: it refuses the one without a credential, or answers the one with it. Interfaces
 * that are not here share no host, or are asked for by a fixture of their own: their absence is a failure.
 */
const PROBES: { [Id in InterfaceId]?: readonly Probe<PathOf<Id>>[] } = {
  'offers-v1': [{ path: '/v1/finanzierungsvorschlaege/{vorgangsNummer}' }],
  'offers-v3': [
    { path: '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote' },
    { path: '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}' },
  ],
  'cases-v1': [{ path: '/v1/vorgaenge' }, { path: '/v1/vorgaenge/{vorgangsNummer}' }],
  'cases-v2': [{ path: '/v2/vorgaenge' }, { path: '/v2/vorgaenge/{vorgangsNummer}' }],
  'cases-v3': [{ path: '/v3/vorgaenge' }, { path: '/v3/vorgaenge/{vorgangsNummer}' }],
  session: [{ path: '/partner-login-box.html' }, { path: '/login', query: { redirectTo: '/' } }],
};

/** Stands for an identifier that the operator has not given. */
const UNKNOWN = 'unbekannt';

/** The identifiers of the paths above: the case of the configuration, as far as it names one. */
function identifiers(config: Config, id: InterfaceId): Record<string, string> {
  const vorgangsNummer = config.fixtures?.[id.startsWith('cases') ? 'cases' : 'offers']?.vorgangsNummer ?? UNKNOWN;
  return { vorgangsNummer, vorgangsnummer: vorgangsNummer, ergebnislisteId: UNKNOWN };
}

/**
 * Makes sure that the target serves an interface which shares its host with others. The proof is made once per run.
 *
 * @throws NotApplicable when every probe is answered with 404, 405 or 410, with and without the credential, or with 410 to it
 */
export async function requireServed<Id extends InterfaceId>(run: Run, trace: Trace, id: Id): Promise<void> {
  const probes: readonly Probe<PathOf<Id>>[] | undefined = PROBES[id];
  if (probes === undefined) return;
  const proof = await sharedStep(run, trace, `${id}: served`, (own) => absence(run, own, id, probes));
  if (proof !== undefined) throw new NotApplicable(`the target does not serve ${id}: ${proof}`);
}

/** The proof that an interface is not served; undefined when one probe shows that it is, or nothing can be said. */
async function absence<Id extends InterfaceId>(
  run: Run,
  own: Trace,
  id: Id,
  probes: readonly Probe<PathOf<Id>>[],
): Promise<string | undefined> {
  const target = createTarget(run, own);
  const ask = async (as: Caller) => {
    const statuses: number[] = [];
    const params = identifiers(run.config, id);
    for (const { path, query = {} } of probes) {
      statuses.push((await target.send(id, 'GET', path, { as, params, query })).status);
    }
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
