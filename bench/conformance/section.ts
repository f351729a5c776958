import { table } from '../../conformance/proof/markdown-table.ts';
import { slopeOf } from '../fit.ts';
import { atMost, rounded, type Goal } from '../goals.ts';
import { ratioOf } from '../rounds.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { versionOf } from '../version-of.ts';
import { ROUNDS, type Measured } from './measure.ts';

/** A run, as far as the tables need it. */
interface Timed {
  ms: number;
}
interface Sent extends Timed {
  requests: number;
}

const msOf = (runs: readonly Timed[]) => spreadOf(runs.map(({ ms }) => ms));
const perRequest = (runs: readonly Sent[]) => spreadOf(runs.map(({ ms, requests }) => ms / requests)).median;

/** What one more check costs, in milliseconds: the slope over a quarter to four quarters of the rules. */
export function msPerCheck({ quarter1, quarter2, quarter3, suite8 }: Measured): number {
  const runs = [...quarter1, ...quarter2, ...quarter3, ...suite8];
  return slopeOf(runs.map(({ checks, ms }) => ({ x: checks, y: ms })));
}

const timesFloor = (suite: readonly Timed[], floor: readonly Timed[]): number =>
  ratioOf(
    suite.map(({ ms }) => ms),
    floor.map(({ ms }) => ms),
  );

/** What is promised of the suite. */
export function goalsOf(measured: Measured): Goal[] {
  const { suite8, floor8, suite1, floor1 } = measured;
  return [
    atMost('one more check', msPerCheck(measured), 1, 'ms'),
    atMost('the suite beside the bare loop, 8 requests at once', timesFloor(suite8, floor8), 1.5, 'times'),
    atMost('the suite beside the bare loop, 1 request at once', timesFloor(suite1, floor1), 1.5, 'times'),
    atMost(
      'the whole suite, from the start of the installed command to its end',
      msOf(measured.package).median / 1000,
      3,
      's',
    ),
    atMost(
      'the whole suite, from the start of the command in a checkout to its end',
      msOf(measured.checkout).median / 1000,
      3,
      's',
    ),
  ];
}

/** The section about the suite and those who send requests, too. */
export function sectionOf(measured: Measured): string {
  const { suite8, suite1, floor8, floor1, dredd, newman, respect, respectOnce, checkout } = measured;
  const [whole] = suite8;
  const row = (name: string, atOnce: number, runs: readonly Sent[]) => [
    name,
    atOnce,
    runs[0]?.requests ?? 0,
    spreadText(msOf(runs)),
    rounded(perRequest(runs)),
  ];
  const started = msOf(respectOnce).median;
  const respectAlone = respect.map(({ ms, requests }) => ({ ms: Math.max(0, ms - started), requests: requests - 1 }));
  return [
    '## The suite and its peers on one deployment',
    [
      `The whole suite (${whole?.checks ?? 0} checks by ${whole?.requests ?? 0} requests) against the reference deployment, which is in a process of`,
      'its own and is made anew for each run. One more check costs',
      `**${rounded(msPerCheck(measured))} ms**: the slope over runs of one, two, three and four quarters of the rules.`,
    ].join('\n'),
    table(
      ['what', 'at once', 'requests', 'ms', 'ms for a request'],
      [
        row('this suite', 8, suite8),
        row('the floor: the same requests, nothing checked', 8, floor8),
        row('this suite', 1, suite1),
        row('the floor', 1, floor1),
        row('Dredd', 1, dredd),
        row('newman', 1, newman),
        row('`redocly respect`, without its start', 1, respectAlone),
      ],
    ),
    [
      `The suite as a command, from its start to its end: ${spreadText(msOf(measured.package))} ms as it is installed,`,
      `${spreadText(msOf(checkout))} ms in a checkout, where TypeScript is compiled on the way. \`redocly respect\` takes ${Math.round(started)} ms for a`,
      'single request.',
    ].join('\n'),
    '### What each is given',
    settings(measured),
  ].join('\n\n');
}

function settings({ dredd, newman, respect }: Measured): string {
  const objections = (runs: readonly { objections: number }[]) =>
    spreadText(spreadOf(runs.map((run) => run.objections)));
  return [
    `- **Rounds.** ${ROUNDS.rounds} that count after ${ROUNDS.warmUp} that does not, in turns: each time another one begins. Medians, and in brackets what a tenth stays below`,
    '  and a tenth above. The suite, the floor, Dredd and newman run in one process, which is warm; respect is a command of its own.',
    '- **The suite** is the compiled package. Reports are ready after 60 ms, and it waits for them; the floor does not wait.',
    '- **The floor** sends what the suite has just sent to the same deployment: the same methods, addresses, headers with their tokens, and bodies, by',
    '  undici, with as many connections for each host. It reads the answers and looks at nothing.',
    '- **At once.** Dredd, newman and respect send one request after the other, and cannot be told otherwise: the suite at 1 is their like.',
    `- **Dredd ${versionOf('dredd')}** has the hooks of the section about faults. It objects to ${objections(dredd)}.`,
    `- **newman ${versionOf('newman')}** has a collection for each contract, made by openapi-to-postmanv2 ${versionOf('openapi-to-postmanv2')}, whose requests are filled with what succeeded`,
    `  for Dredd, and succeeds again, and tests each status. It follows no redirect, and objects to ${objections(newman)}.`,
    `- **\`redocly respect\` ${versionOf('@redocly/cli')}** has an Arazzo workflow for each of these requests with one criterion, the status, and holds the body against the contract. It follows every`,
    `  redirect, so that operations which answer 302 or 303 are left out: ${respect[0]?.requests ?? 0} remain. It objects to ${objections(respect)}:`,
    '  it sends no body where that is an empty object, and takes further members for wrong ones, which the contracts leave open.',
  ].join('\n');
}
