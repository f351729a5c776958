import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const SATISFIED = parse(readFileSync(new URL('satisfied.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

/** The statements that responses of these kinds satisfy, from `satisfied.yaml`. Must-rules with other statements must not pass. */
export function satisfiedBy(...kinds: string[]): ReadonlySet<string> {
  return new Set(kinds.flatMap((kind) => Object.values(SATISFIED[kind] ?? {}).flat()));
}
