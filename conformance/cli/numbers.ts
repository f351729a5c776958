import { InvalidArgumentError } from 'commander';
import { HOSTS } from '../../generated/platform.ts';

const HIGHEST_PORT = 65_535;
/** The ports of all hosts, in a row, must fit. */
const HIGHEST_FIRST_PORT = HIGHEST_PORT - HOSTS.length + 1;

/** Reads the first of the ports of the hosts. 0 means free ones. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_FIRST_PORT) {
    throw new InvalidArgumentError(
      `A port is a whole number from 0 to ${HIGHEST_FIRST_PORT}; ${HOSTS.length} ports in a row are used.`,
    );
  }
  return port;
}

/** Reads the port of a single server. 0 means a free one. */
export function parseSinglePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) {
    throw new InvalidArgumentError(`A port is a whole number from 0 to ${HIGHEST_PORT}.`);
  }
  return port;
}

/** Reads a whole number from 1 on. */
export function parsePositive(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new InvalidArgumentError('It is a whole number from 1 on.');
  return number;
}
