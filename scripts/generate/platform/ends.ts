import { headerOf } from '../../../conformance/generator/code-text.ts';
import type { Platform, PlatformInterface } from './platform.ts';

/** The modules on ending interfaces: one for the platform, and two beside the client of each ending interface. */
export function endModules({ interfaces }: Platform): [string, string][] {
  const all = interfaces.map((one) => ({ ...one, successions: successionsOf(interfaces, one) }));
  const ends = all.flatMap(({ facts }) => facts.sunset ?? []).sort();
  const rows = all.flatMap(({ id, successions }) =>
    successions.map(({ operation, request, successor }) => {
      const named = { interface: id, operation, request };
      return 'none' in successor ? { ...named, note: successor.none } : { ...named, successor };
    }),
  );
  const platformModule = `${headerOf('Successors of the ending operations', 'specs')}
/** The earliest last day of the ending interfaces. */
export const END_OF_LIFE = ${JSON.stringify(ends[0] ?? null)};

/** The ending operations, with their successors, or the reason why there is none. */
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

/** An ending operation and its successor. */
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

/** The part of the end that a client loads at once. */
function endingModule(id: string, sunset: string, successions: readonly Succession[]): string {
  const next = successions.flatMap(({ successor }) => ('none' in successor ? [] : [successor.interface]));
  const successors = [...new Set(next)].sort();
  return `${headerOf(`The end of the interface \`${id}\``, 'specs')}
import type { Ending } from '../deprecation.ts';

/** Its last day, and the interfaces that replace it. */
export const ENDING: Ending = ${JSON.stringify({ interface: id, sunset, successors })};
`;
}

/** The module that a client loads on demand to name the successor of a call. */
function successorsModule(id: string, successions: readonly Succession[]): string {
  return `${headerOf(`Successors of the operations of \`${id}\``, 'specs')}
import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
${linesOf(Object.fromEntries(successions.map(({ request, successor }) => [request, successor])))}
};
`;
}

/** The members of an object, one per line. */
export function linesOf(object: object): string {
  return Object.entries(object)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join('\n');
}
