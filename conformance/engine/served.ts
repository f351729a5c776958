import type { Config } from './config/schema.ts';
import { textFixtures } from './config/text-fixtures.ts';
import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import type { PathOf } from '../../generated/contracts.ts';
import { hasCredential, type Caller } from './credentials.ts';
import type { Trace } from './exchange.ts';
import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { Inconclusive, NotApplicable } from './outcome.ts';
import type { Run } from './run.ts';
import { sharedStep } from './shared-step.ts';
import { createTarget } from './target.ts';

/** How a server says that there is nothing, or no more. */
const GONE = 410;
const ABSENT = [404, 405, GONE];

/** Stands for an identifier that the operator has not given. */
const UNKNOWN = 'unknown';

/**
 * Reads by which a living interface shows itself: it refuses the one without a credential, or answers the one with it. An interface
 * without such reads shares no host, or is asked for by a fixture of its own: its absence is a failure.
 */
function probesOf(id: InterfaceId): Operation[] {
  return OPERATIONS[id].filter(({ probe }) => probe !== undefined);
}

/** The parameters of a path: the fixtures of that name, whatever the case of its letters, as far as the configuration has them. */
function parametersOf(config: Config, id: InterfaceId, path: string): Record<string, string> {
  const known = Object.entries(textFixtures(config, INTERFACES[id].family));
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const valueOf = (name: string) => known.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? UNKNOWN;
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/**
 * Makes sure that the target serves an interface which shares its host with others. The proof is made once per run.
 *
 * @throws NotApplicable when every probe is answered with 404, 405 or 410, with and without the credential, or with 410 to it
 */
export async function requireServed(run: Run, trace: Trace, id: InterfaceId): Promise<void> {
  const probes = probesOf(id);
  if (probes.length === 0) return;
  const proof = await sharedStep(run, trace, `${id}: served`, (own) => absence(run, own, id, probes));
  if (proof !== undefined) throw new NotApplicable(`the target does not serve ${id}: ${proof}`);
}

/** The proof that an interface is not served; undefined when one probe shows that it is, or nothing can be said. */
async function absence(
  run: Run,
  own: Trace,
  id: InterfaceId,
  probes: readonly Operation[],
): Promise<string | undefined> {
  const target = createTarget(run, own);
  const ask = async (as: Caller) => {
    const statuses: number[] = [];
    for (const { path, probe } of probes) {
      const parts = { as, params: parametersOf(run.config, id, path), query: probe?.query ?? {} };
      statuses.push((await target.send(id, 'GET', path as PathOf<typeof id>, parts)).status);
    }
    return statuses;
  };
  const proof = (statuses: readonly number[], how: string) =>
    `${statuses.length} reads of it are answered with ${[...new Set(statuses)].join(' and ')}${how}`;
  const caller = INTERFACES[id].caller;
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
