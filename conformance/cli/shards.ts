import { InvalidArgumentError } from 'commander';
import { MOST_SHARDS, type Shard } from '../engine/shard.ts';

/**
 * Reads the value of --shard.
 *
 * @throws InvalidArgumentError saying what a shard is
 */
export function parseShard(text: string): Shard {
  const [, first, second] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (first === undefined || second === undefined) {
    throw new InvalidArgumentError('Write I/N: 2/3 is the second of three shards.');
  }
  const index = Number(first);
  const count = Number(second);
  if (count > MOST_SHARDS) {
    throw new InvalidArgumentError(
      `There are at most ${MOST_SHARDS} shards: interfaces that work on the same fixtures stay together.`,
    );
  }
  if (index < 1 || index > count) {
    throw new InvalidArgumentError(
      count === 0 ? 'There is at least one shard.' : `The shards of ${count} are 1/${count} to ${count}/${count}.`,
    );
  }
  return { index, count };
}
