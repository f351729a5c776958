import { matchOperation, type Place } from '../../../conformance/contracts/places.ts';
import type { Holds } from './statement-files.ts';

/** Operations of the interfaces and closed lists, to which statements refer. */
export interface Scope {
  /** By interface. */
  operations: ReadonlyMap<string, readonly Place[]>;
  /** By name: `kind`, `right` … */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** The places of a statement: each operation with each combination of values. */
export interface Extent {
  operations: Record<string, string[]>;
  dimensions: Record<string, readonly string[]>;
  /** Values that are not combined with the places: each place has at least one of them, and each value has a place. */
  spread?: readonly string[];
}

/** Placeholder for the report kinds in a path. */
const KIND = '{kind}';
const DIMENSIONS = ['attributes', 'credentials', 'callers', 'values'] as const;

/**
 * Resolves the places of a statement against the contracts.
 *
 * @throws {TypeError} if a pattern or an interface matches nothing, or a list is unknown
 */
export function extentOf(holds: Holds, scope: Scope): Extent {
  const patterns = [holds.operations].flat().flatMap((pattern) => patternsOf(pattern, holds, scope));
  const met = new Set<string>();
  const operations = holds.interfaces.map((id): [string, string[]] => {
    const known = scope.operations.get(id);
    if (known === undefined) throw new TypeError(`there is no interface ${id}`);
    const meant = known.filter((operation) => {
      const own = patterns.filter((pattern) => matchOperation(pattern, operation));
      for (const pattern of own) met.add(pattern);
      return own.length > 0;
    });
    return [id, meant.map(({ method, path }) => `${method} ${path}`)];
  });
  const unmet = patterns.find((pattern) => !met.has(pattern));
  if (unmet !== undefined) throw new TypeError(`«${unmet}» means no operation of ${holds.interfaces.join(', ')}`);
  const [empty] = operations.find(([, meant]) => meant.length === 0) ?? [];
  if (empty !== undefined) throw new TypeError(`no operation of ${empty} is meant`);
  return {
    operations: Object.fromEntries(operations),
    dimensions: dimensionsOf(holds, scope),
    ...(holds.spread === undefined ? {} : { spread: holds.spread.map(String) }),
  };
}

function patternsOf(pattern: string, holds: Holds, { lists }: Scope): string[] {
  if (!pattern.includes(KIND)) return [pattern];
  const kinds = holds.kinds ?? ([holds.each ?? []].flat().includes('kind') ? lists['kind'] : undefined);
  if (kinds === undefined) throw new TypeError(`«${pattern}» needs each: kind, or kinds`);
  return kinds.map((kind) => pattern.replaceAll(KIND, kind));
}

function dimensionsOf(holds: Holds, { lists }: Scope): Extent['dimensions'] {
  const own = DIMENSIONS.flatMap((name) => {
    const values = holds[name];
    return values === undefined ? [] : [[name, values.map(String)] as const];
  });
  const closed = [holds.each ?? []].flat().flatMap((name) => {
    const members = lists[name];
    if (members === undefined) throw new TypeError(`there is no closed list ${name}`);
    return name === 'kind' ? [] : [[name, members] as const];
  });
  return Object.fromEntries([...own, ...closed]);
}
