import { INTERFACE_IDS } from '../../generated/platform.ts';
import { FAULT_KINDS } from '../../conformance/reference/fault-kind.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { table } from '../../conformance/proof/markdown-table.ts';
import { FAULTLESS_RUNS, type Comparison, type Row } from './compare.ts';
import { TOOLS, type Tool } from './judgement.ts';
import { SETTINGS } from './settings.ts';

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
        spreadText(spreadOf(outcomes.map(({ ms }) => ms))),
        spreadText(spreadOf(outcomes.map(({ requests }) => requests))),
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

/** The faults that the peer caught and the suite did not: each is a hole in the suite. */
export function onlyThePeer(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ outcomes: { suite, prism } }) => !suite.caught && prism.caught);
}

function listed(rows: readonly Row[], nothing: string): string {
  if (rows.length === 0) return nothing;
  const tools = (row: Row) => TOOLS.filter((tool) => row.outcomes[tool].caught).map((tool) => NAMES[tool]);
  return rows.map((row) => `- \`${row.id}\`: ${row.says} Caught by ${tools(row).join(' and ') || 'none'}.`).join('\n');
}

/**
 * The section about the peers.
 *
 * @param all - how many faults the reference deployment has
 */
export function sectionOf(comparison: Comparison, all: number): string {
  const { rows } = comparison;
  const extent = rows.length === all ? `All ${all}` : `${rows.length} of the ${all}`;
  const none = rows.filter(({ outcomes }) => TOOLS.every((tool) => !outcomes[tool].caught));
  return [
    '## A peer on the same faults',
    [
      `${extent} named faults of the reference deployment, each served on its own over HTTP, and judged by both tools one after the`,
      'other. A fault is caught when a tool objects to something that it does not object to in the deployment without a fault, which',
      `is judged ${FAULTLESS_RUNS} times before. Of times and requests the median is shown, and in brackets what a tenth stays below and a tenth`,
      'above. Every fault is one that a rule of this suite names, since it is tested by them: what the table tells is what the peer sees of the',
      'same faults. Objections without a fault are what a tool finds wrong with the deployment as it is, for the most part open payloads and refusals.',
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
    '### Settings, and what they cannot change',
    SETTINGS,
  ].join('\n\n');
}
