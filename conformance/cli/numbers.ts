import { InvalidArgumentError } from 'commander';

/** Highest first port: six ports in a row must fit. */
const HIGHEST_PORT = 65_535 - 5;

/** Reads the first of six ports. 0 means six free ones. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) {
    throw new InvalidArgumentError(`A port is a whole number from 0 to ${HIGHEST_PORT}; six ports in a row are used.`);
  }
  return port;
}

/** Reads a whole number from 1 on. */
export function parsePositive(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new InvalidArgumentError('It is a whole number from 1 on.');
  return number;
}
