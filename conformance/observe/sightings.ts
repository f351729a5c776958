import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { operationNamed } from '../engine/credentials.ts';
import type { Candidate } from '../engine/operation-at.ts';
import { declaredAs } from './places.ts';
import { bump, timesIn, type Tally, type Times } from './tally.ts';
import type { RecordedCall, Shown } from './traffic.ts';

/** An operation with its recorded calls. */
export interface SeenOperation {
  interface: InterfaceId;
  /** Method and path template. */
  operation: string;
  calls: number;
  /** The declared responses that occurred. */
  seen: readonly Times[];
  /** The declared responses that never occurred. */
  never: readonly string[];
  /** Statuses that the contract does not declare. */
  undeclared: readonly Times[];
}

/** The calls of an operation that ends. */
export interface EndingCalls extends Pick<SeenOperation, 'interface' | 'operation' | 'calls'> {
  statuses: readonly Times[];
  /** The last day of the interface. */
  sunset: string;
  /** The successor, or the reason why there is none. */
  successor: { interface: InterfaceId; operation: string } | { none: string };
  /** The callers, as far as the records name them. */
  callers: readonly Times[];
}

/** Counts of the calls to one operation. */
interface Sighting {
  calls: number;
  statuses: Tally;
  callers: Tally;
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/**
 * Creates a count of calls.
 *
 * @returns functions that add a call, and that list all operations, including those without calls, and calls to operations that end
 */
export function createSightings(shown: Shown): {
  add: (call: RecordedCall, candidate: Candidate) => void;
  operations: () => SeenOperation[];
  ending: () => EndingCalls[];
} {
  const sightings = new Map<Operation, Sighting>();
  const everywhere = <Row>(row: (id: InterfaceId, operation: Operation, sighting?: Sighting) => Row) =>
    INTERFACE_IDS.flatMap((id) => OPERATIONS[id].map((operation) => row(id, operation, sightings.get(operation))));
  return {
    add: (call, { interface: id, operation }) => {
      const own: Sighting = sightings.get(operation) ?? { calls: 0, statuses: new Map(), callers: new Map() };
      sightings.set(operation, own);
      own.calls += 1;
      if (call.status !== 0) bump(own.statuses, String(call.status));
      if (INTERFACES[id].sunset === undefined || call.caller === undefined) return;
      shown.note(call.caller, call);
      bump(own.callers, call.caller);
    },
    operations: () => everywhere(seenOperation),
    ending: () => everywhere(endingCalls(shown)).filter((row) => row !== undefined),
  };
}

function seenOperation(id: InterfaceId, operation: Operation, sighting?: Sighting): SeenOperation {
  const seen: Tally = new Map();
  const undeclared: Tally = new Map();
  for (const { name, times } of sighting === undefined ? [] : timesIn(sighting.statuses)) {
    const answer = declaredAs(operation.answers, Number(name));
    bump(answer === undefined ? undeclared : seen, answer ?? name, times);
  }
  return {
    interface: id,
    operation: nameOf(operation),
    calls: sighting?.calls ?? 0,
    seen: timesIn(seen),
    never: operation.answers.filter((answer) => !seen.has(answer)),
    undeclared: timesIn(undeclared),
  };
}

function endingCalls(shown: Shown) {
  return (id: InterfaceId, operation: Operation, sighting?: Sighting): EndingCalls | undefined => {
    const { sunset } = INTERFACES[id];
    if (sunset === undefined || sighting === undefined) return undefined;
    const callers: Tally = new Map();
    for (const [caller, times] of sighting.callers) bump(callers, shown.of(caller), times);
    return {
      interface: id,
      operation: nameOf(operation),
      calls: sighting.calls,
      statuses: timesIn(sighting.statuses),
      sunset,
      successor: successorOf(id, operation),
      callers: timesIn(callers),
    };
  };
}

function successorOf(id: InterfaceId, { id: name, successor }: Operation): EndingCalls['successor'] {
  if (successor === undefined) throw new TypeError(`${id} ends, and ${name} names no successor`);
  if ('none' in successor) return successor;
  return { interface: successor.interface, operation: nameOf(operationNamed(successor)) };
}
