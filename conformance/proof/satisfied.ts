import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const SATISFIED = parse(readFileSync(new URL('satisfied.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

/** The statements of some kinds in `satisfied.yaml`: an answer of these kinds satisfies them, and a must-rule of any other statement does not pass. */
export function satisfiedBy(...kinds: string[]): ReadonlySet<string> {
  return new Set(kinds.flatMap((kind) => Object.values(SATISFIED[kind] ?? {}).flat()));
}
