import { INTERFACE_IDS } from '../../generated/platform.ts';
import { groupBy } from '../group-by.ts';
import { count } from '../reporters/results.ts';
import { table } from '../reporters/table.ts';
import { oneLine } from '../reporters/visible.ts';
import type { Observation } from './observe.ts';
import type { SeenOperation } from './sightings.ts';
import type { Times } from './tally.ts';

/** Maximum number of callers named for an operation. */
const CALLERS = 3;

/** An observation as text: places, operations, callers of operations that end, and violations. */
export function observationText(observation: Observation, width?: number): string {
  return [
    placesText(observation, width),
    operationsText(observation.operations, width),
    endingText(observation, width),
    findingsText(observation),
    summaryOf(observation),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function placesText({ places, calls, known, unread, ambiguous }: Observation, width?: number): string {
  const unknown = calls - known - ambiguous.reduce((sum, { times }) => sum + times, 0);
  const rows = places.map(({ host, at, calls: own }) => [
    host,
    at === '' ? '(the records do not say)' : oneLine(at),
    String(own),
  ]);
  return [
    rows.length > 0 && table(['host', 'called at', 'calls'], rows, width),
    unknown !== 0 && `${count(unknown, 'call')} to no operation of the contracts.`,
    ...ambiguous.map(
      ({ name, times }) => `${count(times, 'call')} may be of ${name}: say which with --target HOST=URL.`,
    ),
    unread && `Records without a call: ${unread.times}; the first is ${unread.number}, which has ${unread.why}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function operationsText(operations: readonly SeenOperation[], width?: number): string {
  const called = new Set(operations.flatMap(({ interface: id, calls }) => (calls > 0 ? [id] : [])));
  const silent = INTERFACE_IDS.filter((id) => !called.has(id));
  const rows = operations
    .filter(({ interface: id }) => called.has(id))
    .map(({ interface: id, operation, calls, seen, never, undeclared }) => [
      id,
      operation,
      calls === 0 ? 'never' : String(calls),
      [timesText(seen), ...undeclared.map(({ name, times }) => `${name} (undeclared) ×${times}`)]
        .filter(Boolean)
        .join(', '),
      calls === 0 ? '' : never.join(', '),
    ]);
  return [
    rows.length > 0 && table(['interface', 'operation', 'calls', 'seen', 'never seen'], rows, width),
    silent.length > 0 && `Never called: ${silent.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function endingText({ ending, known }: Observation, width?: number): string {
  if (ending.length === 0) return known === 0 ? '' : 'No call to an operation that has a last day was seen.';
  const rows = ending.map(({ interface: id, operation, calls, statuses, sunset, successor, callers }) => [
    `${id} ${operation}`,
    String(calls),
    timesText(statuses),
    sunset,
    'none' in successor ? `none: ${successor.none}` : `${successor.interface} ${successor.operation}`,
    callersText(callers),
  ]);
  return `Calls to operations that have a last day\n${table(['operation', 'calls', 'responses', 'last day', 'successor', 'callers'], rows, width)}`;
}

function callersText(callers: readonly Times[]): string {
  const more = callers.length > CALLERS ? `, … and ${callers.length - CALLERS} more` : '';
  return timesText(callers.slice(0, CALLERS)) + more;
}

function timesText(all: readonly Times[]): string {
  return all.map(({ name, times }) => `${oneLine(name)} ×${times}`).join(', ');
}

function findingsText({ findings, unknownValues }: Observation): string {
  const groups = groupBy(findings, ({ interface: id, contract }) =>
    contract === 'sources' ? `Does not fit the contract of ${id}` : `Does not fit what the overlay says of ${id}`,
  ).map(([title, own]) => [
    title,
    ...own.map(
      ({ problem, times, first }) => `  ${oneLine(problem)} (${count(times, 'time')}, first in record ${first})`,
    ),
  ]);
  const unknown = ['Unknown values of enumerations', ...unknownValues.map((place) => `  ${oneLine(place)}`)];
  return [...groups, ...(unknown.length > 1 ? [unknown] : [])].map((lines) => lines.join('\n')).join('\n\n');
}

function summaryOf({ calls, known, bodies, findings, operations, ending }: Observation): string {
  const answers = operations.flatMap(({ seen, never }) => [...seen.map(() => true), ...never.map(() => false)]);
  const ended = ending.reduce((sum, one) => sum + one.calls, 0);
  const judged =
    bodies === undefined
      ? 'an access log holds no bodies'
      : `${count(findings.length, 'finding')} in ${bodies} compared bod${bodies === 1 ? 'y' : 'ies'}`;
  return [
    `${judged}; ${known} of ${count(calls, 'call')} known`,
    `${operations.filter((one) => one.calls > 0).length} of ${operations.length} operations seen`,
    `${answers.filter(Boolean).length} of ${answers.length} declared responses seen`,
    `${count(ended, 'call')} to operations that have a last day; nothing was sent.`,
  ].join('; ');
}
