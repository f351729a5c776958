import { isObject } from '../../json.ts';

/** One file of a configuration: what it says, and where. */
export interface Layer {
  /** How errors name it. */
  name: string;
  value: unknown;
  /** The line of the innermost node of a path that there is in it, and how many steps of the path that are; the first line where there is none. */
  find(path: readonly string[]): { line: number; depth: number };
}

/** Adds what a layer says to what those before it have said: objects are merged, everything else is replaced. */
export function layered(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const members = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    members.set(name, members.has(name) ? layered(members.get(name), value) : value);
  }
  return Object.fromEntries(members);
}

/**
 * Where a path of the merged configuration stands: in the layer that knows most of it, and of these in the last, which has the last word.
 * What stands in none of several layers is missing in all of them.
 */
export function placeOf(layers: readonly Layer[], path: readonly string[]): string {
  const found = layers.map((layer) => ({ name: layer.name, ...layer.find(path) }));
  const deepest = Math.max(...found.map(({ depth }) => depth));
  if (deepest === 0 && found.length > 1) return found.map(({ name }) => name).join(', ');
  const last = found.findLast(({ depth }) => depth === deepest);
  return last === undefined ? '' : `${last.name}:${last.line}`;
}
