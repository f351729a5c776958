import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const SATISFIED = parse(readFileSync(new URL('satisfied.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

/** Statements that an answer satisfies. */
export type Satisfied = ReadonlySet<string>;

/** The statements that an answer satisfies by what it is; a must-rule of another statement does not pass. */
export function satisfiedBy(...kinds: string[]): Satisfied {
  return new Set(kinds.flatMap((kind) => Object.values(SATISFIED[kind] ?? {}).flat()));
}
