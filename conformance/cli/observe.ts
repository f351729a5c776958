import { tighten } from '../engine/contract/tighten.ts';
import { EXIT_CODES } from '../engine/report.ts';
import { codeOf } from '../message-of.ts';
import { observe } from '../observe/observe.ts';
import { readTraffic } from '../observe/read.ts';
import { observationText } from '../observe/text.ts';
import { TrafficError } from '../observe/traffic.ts';
import { print, saying, type Io } from './io.ts';
import { parseTargets } from './targets.ts';
import { unreadable, UsageError } from './usage-error.ts';

export interface ObserveFlags {
  target: string[];
  overlay: string[];
  json?: boolean;
}

/**
 * Compares recorded traffic with the contracts; sends nothing.
 *
 * @returns 0 if every body fits, 1 if one does not, 3 if nothing was judged
 * @throws UsageError when the file holds no traffic, OverlayError when the Overlay cannot be used
 */
export async function observeCommand(file: string, flags: ObserveFlags, io: Io): Promise<number> {
  const targets = flags.target.length === 0 ? {} : { targets: parseTargets(flags.target) };
  const tightened = await tighten(...flags.overlay);
  const observed = () => readTraffic(file).then((traffic) => observe(traffic, { ...targets, tightened }));
  const observation = await saying(io, 'Comparing the traffic with the contracts', observed).catch((error: unknown) => {
    if (error instanceof TrafficError) throw new UsageError(`${file}: ${error.message}`);
    throw codeOf(error) === '' ? error : unreadable(file, error, 'Name a HAR or an access log.');
  });
  print(io, flags.json, observation, (width) => observationText(observation, width));
  const { findings, known, bodies } = observation;
  if (findings.length > 0) return EXIT_CODES.nonconformant;
  return known === 0 || bodies === 0 ? EXIT_CODES.inconclusive : EXIT_CODES.conformant;
}
