import { InvalidArgumentError } from 'commander';
import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import { suggestion } from '../engine/config/nearest.ts';
import { allEnded, ENDED_STATUSES, ENDING, type Ended } from '../servers/ended.ts';

/**
 * Reads a value of --ended: a status for all interfaces with a last day, or INTERFACE=STATUS for one of them.
 *
 * @param previous - result of the earlier values; this one overrides it
 * @throws InvalidArgumentError with the valid values
 */
export function parseEnded(value: string, previous: Ended): Ended {
  const [, id, digits] = /^(?:([^=]*)=)?([^=]*)$/.exec(value) ?? [];
  const status = ENDED_STATUSES.find((one) => String(one) === digits);
  if (status === undefined) {
    throw new InvalidArgumentError(`Write one of ${ENDED_STATUSES.join(', ')}, or INTERFACE=STATUS.`);
  }
  if (id === undefined) return { ...previous, ...allEnded(status) };
  const ending = ENDING.find((one) => one === id);
  if (ending === undefined) {
    const known = INTERFACE_IDS.some((one) => one === id);
    throw new InvalidArgumentError(
      known ? `${id} has no last day; these have: ${ENDING.join(', ')}.` : suggestion(id, ENDING),
    );
  }
  return { ...previous, [ending]: status };
}

/** Notes for people that name the interfaces served as ended, followed by a blank line; empty if there are none. */
export function endedLines(ended: Ended): string[] {
  const all = Object.entries(ended) as [InterfaceId, number][];
  const lines = ENDED_STATUSES.flatMap((status) => {
    const ids = all.filter((one) => one[1] === status).map(([id]) => id);
    return ids.length === 0 ? [] : [`Ended by --ended: ${ids.join(', ')}: every request is answered with ${status}.`];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}
