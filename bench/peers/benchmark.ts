import { table } from '../../conformance/proof/markdown-table.ts';
import { FAULT_KINDS } from '../../conformance/reference/fault-kind.ts';
import { faults } from '../../conformance/reference/faults.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import type { Benchmark } from '../benchmark.ts';
import { versionOf } from '../machine.ts';
import { READY_AFTER_MS, REQUEST_TIMEOUT_MS } from '../servers/served.ts';
import { spreadOf, spreadText } from '../spread.ts';
import {
  compare,
  createJudge,
  FAULTLESS_RUNS,
  forEachTool,
  TOOLS,
  type Comparison,
  type Outcome,
  type Row,
  type Tool,
} from './compare.ts';
import { ONE_OF, sampleOf } from './sample.ts';
import { FEW_CALLS, PATIENCE_MS } from './suite.ts';

/** Maximum length of an objection in the figures, in characters. */
const LONGEST_OBJECTION = 200;

/** The suite compared with a peer on the same faulty deployments. */
export const peers: Benchmark = {
  name: 'peers',
  run: async (context) => {
    const chosen = context.faults === 'all' ? faults : sampleOf(faults);
    const comparison = await compare(chosen, await createJudge(), context.onProgress);
    return { markdown: sectionOf(comparison, faults.length), figures: figuresOf(comparison), goals: [] };
  },
};

function figuresOf({ rows, faultless }: Comparison): object {
  return {
    faultless,
    faults: rows.map(({ id, kind, outcomes }) => ({ id, kind, ...forEachTool((tool) => short(outcomes[tool])) })),
  };
}

function short({ objection, ms, ...outcome }: Outcome): object {
  const shortened = objection === undefined ? {} : { objection: objection.slice(0, LONGEST_OBJECTION) };
  return { ...outcome, ...shortened, ms: Math.round(ms) };
}

const NAMES: Readonly<Record<Tool, string>> = { suite: 'this suite', prism: "Prism's validator" };

const caughtBy = (tool: Tool, rows: readonly Row[]): number => rows.filter((row) => row.outcomes[tool].caught).length;

function totals({ rows, faultless }: Comparison): string {
  return table(
    ['tool', 'caught', 'of', 'share', 'ms for a deployment', 'requests', 'objections without a fault'],
    TOOLS.map((tool) => {
      const outcomes = rows.map((row) => row.outcomes[tool]);
      const caught = caughtBy(tool, rows);
      return [
        NAMES[tool],
        caught,
        rows.length,
        `${((100 * caught) / rows.length).toFixed(1)} %`,
        spreadText(outcomes.map(({ ms }) => ms)),
        spreadText(outcomes.map(({ requests }) => requests)),
        faultless[tool],
      ];
    }),
  );
}

function grouped(rows: readonly Row[], by: 'interface' | 'kind'): string {
  const groups = by === 'kind' ? Object.keys(FAULT_KINDS) : INTERFACE_IDS;
  return table(
    [by, 'faults', ...TOOLS.map((tool) => NAMES[tool]), ...TOOLS.map((tool) => `${NAMES[tool]}, ms`)],
    groups.flatMap((group) => {
      const own = rows.filter((row) => row[by] === group);
      if (own.length === 0) return [];
      const medians = TOOLS.map((tool) => Math.round(spreadOf(own.map((row) => row.outcomes[tool].ms)).median));
      return [[group, own.length, ...TOOLS.map((tool) => caughtBy(tool, own)), ...medians]];
    }),
  );
}

/** The faults that only the peer caught: gaps in the suite. */
export function onlyThePeer(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ outcomes: { suite, prism } }) => !suite.caught && prism.caught);
}

function listed(rows: readonly Row[], nothing: string): string {
  if (rows.length === 0) return nothing;
  const tools = (row: Row) => TOOLS.filter((tool) => row.outcomes[tool].caught).map((tool) => NAMES[tool]);
  return rows.map((row) => `- \`${row.id}\`: ${row.says} Caught by ${tools(row).join(' and ') || 'none'}.`).join('\n');
}

/**
 * The section on the peers.
 *
 * @param all - number of faults of the reference deployment
 */
export function sectionOf(comparison: Comparison, all: number): string {
  const { rows } = comparison;
  const extent = rows.length === all ? `All ${all}` : `A sample of ${rows.length}`;
  const none = rows.filter(({ outcomes }) => TOOLS.every((tool) => !outcomes[tool].caught));
  return [
    '## A peer on the same faults',
    [
      `${extent} named faults of the reference deployment, each served on its own over HTTP, and judged by both tools one after the`,
      'other. A fault is caught when a tool objects to something that it does not object to in the deployment without a fault, which',
      `is judged ${FAULTLESS_RUNS} times before. Times and requests are medians; in brackets the 10th and 90th percentile.`,
      'Rules of this suite name every fault, so its own share says little: the table shows how many of the same faults the peer catches.',
      'Objections without a fault are what a tool finds wrong with the correct deployment, mostly about open payloads and refusals.',
    ].join('\n'),
    totals(comparison),
    '### By interface',
    grouped(rows, 'interface'),
    '### By kind of fault',
    grouped(rows, 'kind'),
    '### What only the peer catches',
    listed(onlyThePeer(rows), 'Nothing.'),
    '### What no tool catches',
    listed(none, 'Nothing.'),
    '### Setup, and the limits of each tool',
    SETTINGS,
  ].join('\n\n');
}

/** The settings and the limits of each tool, in Markdown. */
const SETTINGS = [
  'For all:',
  [
    `- **The sample.** Every ${ONE_OF}th fault, in the order of interface and kind; of an interface or a kind that is missing then, the first`,
    '  is added. `--faults all` takes every fault.',
    '- **The deployment.** A fresh one for each fault, in the process of the tools, on free ports; the time does not include its start.',
    `  Reports are ready after ${READY_AFTER_MS} ms, and each request has a time limit of ${REQUEST_TIMEOUT_MS / 1000} s.`,
  ].join('\n'),
  'This suite:',
  [
    '- All must- and should-rules of the interface of the fault, with writes, over HTTP. A fault is caught when one of them fails.',
    `- It waits at most ${PATIENCE_MS / 1000} s for a response or a state that may never come.`,
    '- The one rule that is left out by default, because it uses up a quota, runs alone where all others pass, on a deployment that',
    `  allows ${FEW_CALLS.calls} calls in ${FEW_CALLS.windowS} s.`,
  ].join('\n'),
  `Prism ${versionOf('@stoplight/prism-http')}, the pipeline of its validation proxy (routing, security, request, response):`,
  [
    '- It sends nothing itself. It is shown exactly the exchanges of the suite: more of them, and better aimed, than the traffic of a',
    '  usual test. Its time does not include that of the traffic.',
    '- `prism proxy` follows redirects, and so hides every 302 and 303. Here it sees them as they came.',
    '- Every finding counts, warnings too. A finding about a request counts together with the status of the response: a server that takes',
    '  what it must refuse is caught by that, although the proxy itself says no such thing.',
    '- It judges each exchange by itself, so it sees neither order nor effects nor meaning. Where a contract has `default`, any status is right.',
  ].join('\n'),
  [
    'Tools that send requests of their own are left out. `redocly respect` always follows redirects, so it cannot assert the 302 and 303 of `report`,',
    '`offers-v2` and `session`. Dredd needs hooks for nearly every request here, so a comparison would measure the hooks rather than Dredd.',
  ].join('\n'),
].join('\n\n');
