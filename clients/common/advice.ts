import type { Successor } from '../../generated/deprecation.ts';

/**
 * Says when an interface ended, and what to do.
 *
 * @param end.isOfServer - whether the server told the last day, or the contract
 */
export function adviceOf(
  id: string,
  successor: Successor | undefined,
  { isOver, isOfServer, lastDay }: { isOver: boolean; isOfServer: boolean; lastDay: string },
): string {
  const says = isOfServer
    ? `the server says that ${id} ${isOver ? 'ended' : 'ends'} on`
    : `the last day of ${id} ${isOver ? 'was' : 'is'}`;
  return `${says} ${lastDay}: ${call(successor)}`;
}

function call(successor: Successor | undefined): string {
  if (successor === undefined) return 'see platform-contracts/migration';
  if ('none' in successor) return `nothing takes its place, ${successor.none}`;
  return `call ${successor.request}, ${successor.operation} of ${successor.interface}`;
}
