import { InvalidArgumentError } from 'commander';
import { HOSTS } from '../../generated/platform.ts';
import { BASE_URL, isBaseUrl } from '../engine/config/base-url.ts';
import { MOST_SHARDS, type Shard } from '../engine/shard.ts';
import { UsageError } from './usage-error.ts';

const HIGHEST_PORT = 65_535;
/** The hosts use consecutive ports. */
const HIGHEST_FIRST_PORT = HIGHEST_PORT - HOSTS.length + 1;

/** Returns a parser for whole numbers that throws an InvalidArgumentError with this message. */
const wholeNumber = (least: number, most: number, says: string) => (text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(says);
};

/** Reads the port of the first host; the others follow. 0 means free ports. */
export const parsePort = wholeNumber(
  0,
  HIGHEST_FIRST_PORT,
  `A port is a whole number from 0 to ${HIGHEST_FIRST_PORT}; ${HOSTS.length} ports in a row are used.`,
);

/** Reads the port of a single server. 0 means a free port. */
export const parseSinglePort = wholeNumber(0, HIGHEST_PORT, `A port is a whole number from 0 to ${HIGHEST_PORT}.`);

/** Reads a whole number from 1 on. */
export const parsePositive = wholeNumber(1, Infinity, 'It must be a whole number, 1 or more.');

/** How long a report or a commission takes to get ready, in ms, by the names of --speed. */
const SPEEDS: ReadonlyMap<string, number> = new Map([
  ['instant', 0],
  ['fast', 5000],
  ['real', 60_000],
]);
/** The longest --speed, in ms: an hour. */
const LONGEST = 3_600_000;
const milliseconds = wholeNumber(
  0,
  LONGEST,
  `It must be one of ${[...SPEEDS.keys()].join(', ')}, or a number of milliseconds up to ${LONGEST}.`,
);

/** Reads the value of --speed: how long a report or a commission takes to get ready, in ms. */
export const parseSpeed = (text: string): number => SPEEDS.get(text) ?? milliseconds(text);

/**
 * Reads the value of --shard.
 *
 * @throws InvalidArgumentError
 */
export function parseShard(text: string): Shard {
  const [index = NaN, count = NaN] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  const refuse = (says: string) => new InvalidArgumentError(says);
  if (Number.isNaN(count)) throw refuse('Write I/N: 2/3 is the second of three shards.');
  if (count > MOST_SHARDS)
    throw refuse(`There are at most ${MOST_SHARDS} shards: interfaces that work on the same fixtures stay together.`);
  if (count === 0) throw refuse('There is at least one shard.');
  if (index < 1 || index > count) throw refuse(`The shards of ${count} are 1/${count} to ${count}/${count}.`);
  return { index, count };
}

/**
 * Reads the value of --docs.
 *
 * @throws UsageError when it is not a URL
 */
export function parseDocsAddress(url: string): string {
  // The value is not repeated: it may hold a password.
  if (!isBaseUrl(url)) throw new UsageError(`--docs …: the value must be ${BASE_URL}.`);
  return url;
}
