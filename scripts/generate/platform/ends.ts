import { headerOf } from '../../../conformance/generator/code-text.ts';
import type { Platform, PlatformInterface } from './platform.ts';

/** The modules about what ends: one for the whole platform, and two beside the client of each interface that ends. */
export function endModules({ interfaces }: Platform): [string, string][] {
  const all = interfaces.map((one) => ({ ...one, successions: successionsOf(interfaces, one) }));
  const ends = all.flatMap(({ facts }) => facts.sunset ?? []).sort();
  const rows = all.flatMap(({ id, successions }) =>
    successions.map(({ operation, request, successor }) => {
      const named = { interface: id, operation, request };
      return 'none' in successor ? { ...named, note: successor.none } : { ...named, successor };
    }),
  );
  const platformModule = `${headerOf('What follows the operations that end', 'specs')}
/** The last day of the interfaces that end; of several, the first. */
export const END_OF_LIFE = ${JSON.stringify(ends[0] ?? null)};

/** The operations that end, with what follows each, or why nothing does. */
export const ENDING_OPERATIONS = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}] as const;
`;
  const ofInterfaces = all.flatMap(({ id, facts: { sunset }, successions }): [string, string][] => {
    if (sunset === undefined) return [];
    return [
      [`${id}/ending.ts`, endingModule(id, sunset, successions)],
      [`${id}/successors.ts`, successorsModule(id, successions)],
    ];
  });
  return [['successors.ts', platformModule], ...ofInterfaces];
}

/** An operation that ends, and what follows it. */
interface Succession {
  operation: string;
  request: string;
  successor: { interface: string; operation: string; request?: string } | { none: string };
}

function successionsOf(interfaces: readonly PlatformInterface[], { operations }: PlatformInterface): Succession[] {
  return operations.flatMap(({ id: operation, method, path, successor }): Succession[] => {
    if (successor === undefined) return [];
    const request = `${method} ${path}`;
    if ('none' in successor) return [{ operation, request, successor }];
    const all = interfaces.find(({ id }) => id === successor.interface)?.operations;
    const next = all?.find(({ id }) => id === successor.operation);
    return [
      { operation, request, successor: { ...successor, ...(next && { request: `${next.method} ${next.path}` }) } },
    ];
  });
}

/** What the client of an interface that ends knows at once. */
function endingModule(id: string, sunset: string, successions: readonly Succession[]): string {
  const next = successions.flatMap(({ successor }) => ('none' in successor ? [] : [successor.interface]));
  const successors = [...new Set(next)].sort();
  return `${headerOf(`The end of the interface \`${id}\``, 'specs')}
import type { Ending } from '../deprecation.ts';

/** Its last day, and the interfaces that take its place. */
export const ENDING: Ending = ${JSON.stringify({ interface: id, sunset, successors })};
`;
}

/** What the client loads to say what takes the place of a call. */
function successorsModule(id: string, successions: readonly Succession[]): string {
  return `${headerOf(`What takes the place of the operations of \`${id}\``, 'specs')}
import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
${linesOf(Object.fromEntries(successions.map(({ request, successor }) => [request, successor])))}
};
`;
}

/** The members of an object, one a line. */
export function linesOf(object: object): string {
  return Object.entries(object)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join('\n');
}
