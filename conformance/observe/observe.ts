import { HOSTS, type Host } from '../../generated/platform.ts';
import type { TightenedContracts } from '../engine/contract/observations.ts';
import { createFindings, type Findings } from './findings.ts';
import { findPlaces, placesOf } from './places.ts';
import { createSightings, type EndingCalls, type SeenOperation } from './sightings.ts';
import { bump, timesIn, type Tally, type Times } from './tally.ts';
import { createShown, TrafficError, type RecordedCall, type Targets, type Traffic, type Unread } from './traffic.ts';

/** The results of judging recorded traffic. */
export interface Observation extends Omit<Findings, 'bodies'> {
  calls: number;
  /** Number of calls to an operation of the contracts. */
  known: number;
  /** The first record without a call, and the number of such records. */
  unread?: Unread & { times: number };
  /** The places where hosts were called. */
  places: readonly { host: Host; at: string; calls: number }[];
  /** Operations of several hosts that match the same calls, which are not judged. */
  ambiguous: readonly Times[];
  /** Number of bodies compared with their contracts; absent if the records have no bodies. */
  bodies?: number;
  operations: readonly SeenOperation[];
  /** The calls to operations that end. */
  ending: readonly EndingCalls[];
}

/** Information beside the traffic. */
export interface ObserveOptions {
  /** The places of the hosts; by default derived from the traffic. */
  targets?: Targets;
  tightened?: TightenedContracts;
}

/**
 * Judges recorded traffic by the contracts; sends nothing. Records are read one by one, and twice if the hosts have to be found.
 *
 * @throws TrafficError when no record is a call
 */
export async function observe(
  traffic: Traffic,
  { targets = traffic.targets, tightened = {} }: ObserveOptions = {},
): Promise<Observation> {
  const attribute = targets === undefined ? await findPlaces(callsIn(traffic)) : placesOf(targets);
  const places = new Map<string, { host: Host; at: string; calls: number }>();
  const ambiguous: Tally = new Map();
  const shown = createShown();
  const findings = createFindings(tightened, shown);
  const sightings = createSightings(shown);
  let unread: Observation['unread'];
  let calls = 0;
  for await (const call of traffic.records()) {
    if ('why' in call) {
      unread = { ...call, ...unread, times: (unread?.times ?? 0) + 1 };
      continue;
    }
    calls += 1;
    const attribution = attribute(call);
    if (attribution === undefined) continue;
    if ('oneOf' in attribution) {
      const names = attribution.oneOf.map(
        ({ interface: id, operation }) => `${id} ${operation.method} ${operation.path}`,
      );
      bump(ambiguous, names.join(' or '));
      continue;
    }
    const { host, prefix } = attribution.of;
    const at = `${call.authority ?? ''}${prefix}`;
    const key = `${host} ${at}`;
    const place = places.get(key) ?? { host, at, calls: 0 };
    shown.note(at, call);
    places.set(key, { ...place, calls: place.calls + 1 });
    sightings.add(call, attribution.of);
    await findings.add(call, attribution.of);
  }
  if (calls === 0)
    throw new TrafficError(`holds no call: record ${unread?.number ?? 1} has ${unread?.why ?? 'nothing'}.`);
  const { bodies, ...found } = findings.result();
  return {
    calls,
    known: [...places.values()].reduce((sum, place) => sum + place.calls, 0),
    ...(unread === undefined ? {} : { unread }),
    places: HOSTS.flatMap((host) => [...places.values()].filter((place) => place.host === host)).map((place) => ({
      ...place,
      at: shown.of(place.at),
    })),
    ambiguous: timesIn(ambiguous),
    ...(traffic.hasBodies ? { bodies } : {}),
    ...found,
    operations: sightings.operations(),
    ending: sightings.ending(),
  };
}

/** The calls of a file, without other records. */
async function* callsIn(traffic: Traffic): AsyncIterable<RecordedCall> {
  for await (const record of traffic.records()) if (!('why' in record)) yield record;
}
