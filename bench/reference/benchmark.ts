import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atLeast, atMost, rounded, type Goal } from '../goals.ts';
import { CONNECTIONS, LOAD_SECONDS } from '../load.ts';
import { ratioOf } from '../rounds.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { versionOf } from '../machine.ts';
import { measureReference, ROUNDS, STARTS, type Measured } from './measure.ts';

/** The reference deployment as a stateful mock, beside Prism. */
export const reference: Benchmark = {
  name: 'reference',
  run: async ({ onProgress }) => sectionOf(await measureReference(onProgress)),
};

/** A deployment with all operations may be so much slower than one with two: what two runs of one and the same differ by. */
const NOISE = 0.95;

/** What is promised of the reference deployment. */
function goalsOf({ load, two, start }: Measured): Goal[] {
  const { get, post } = load;
  return [
    atLeast('get', 'GET', ratioOf(get.reference, get.prism), 5, 'times Prism'),
    atLeast('post', 'a validated POST', ratioOf(post.reference, post.prism), 4, 'times Prism'),
    atLeast(
      'routing',
      'GET with all operations beside a deployment with two',
      ratioOf(get.reference, two),
      NOISE,
      'times',
    ),
    atMost(
      'start-installed',
      'first answer of all hosts after the start of the installed command',
      spreadOf(start.package).median,
      300,
      'ms',
    ),
    atMost(
      'start-checkout',
      'first answer of all hosts after the start in a checkout',
      spreadOf(start.checkout).median,
      300,
      'ms',
    ),
  ];
}

/** What the measurements of the reference deployment say. */
export function sectionOf(measured: Measured): Section {
  return { markdown: markdownOf(measured), figures: measured, goals: goalsOf(measured) };
}

function markdownOf({ load, two, start }: Measured): string {
  const row = (name: string, { reference, prism }: Measured['load']['get']) => [
    name,
    spreadText(reference),
    spreadText(prism),
    rounded(ratioOf(reference, prism)),
  ];
  return [
    '## The reference deployment as a mock',
    'Requests per second.',
    table(
      ['request', 'reference deployment', 'Prism', 'times Prism'],
      [row('`GET /v2/vorgaenge/{vorgangsNummer}`', load.get), row('`POST /rohdaten`', load.post)],
    ),
    [
      `With two operations in place of all, the same GET comes to ${spreadText(two)} a second; with all of them it is`,
      `${rounded(ratioOf(load.get.reference, two))} times as fast. The first answers of all six hosts come ${spreadText(start.package)} ms after the start of the`,
      `installed command, and ${spreadText(start.checkout)} ms after that in a checkout, with every operation loaded.`,
    ].join('\n'),
    '### What each is given',
    SETTINGS,
  ].join('\n\n');
}

const SETTINGS = [
  `- **Load.** autocannon ${versionOf('autocannon')} with ${CONNECTIONS} connections for ${LOAD_SECONDS} s, the median of ${ROUNDS.rounds} rounds after ${ROUNDS.warmUp} that does not count, in turns. Only`,
  '  successes count: any other answer ends the benchmark. Every server has a process of its own.',
  '- **The reference deployment** keeps state, checks the signature of tokens (or remembers that it did), the right to the resource and the body. Each POST',
  '  adds a report. It is run from source.',
  `- **Prism ${versionOf('@stoplight/prism-http-server')}**, its own server, silent, without CORS, static examples, with all operations of all contracts of the host: it looks`,
  '  whether a credential is there, and validates the request against the contract. Its own answers are not validated, which its command does:',
  '  that makes it quicker.',
  `- **Starts**: the median of ${STARTS.rounds}, from spawning the process to the last of the six hosts' first answers.`,
].join('\n');
