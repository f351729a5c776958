import { table } from '../conformance/proof/markdown-table.ts';
import type { Paint } from '../conformance/reporters/paint.ts';
import { tableLines } from '../conformance/reporters/table.ts';

/** A goal of a benchmark, with the measurement. */
export interface Goal {
  /** Unique in its benchmark; findings name it. */
  id: string;
  /** The goal in a few words, with the limit: `a check: at most 1 ms`. */
  text: string;
  measured: number;
  limit: number;
  /** Unit of both: `ms`, `times Prism`. */
  unit: string;
  holds: boolean;
}

/** A goal with its benchmark. */
export interface PlacedGoal extends Goal {
  benchmark: string;
}

/** Reasons why goals are not met, and attempts to meet them, by `<benchmark>/<id of the goal>`. */
export type Findings = Readonly<Record<string, string>>;

/** A goal with an upper limit. */
export function atMost(id: string, what: string, measured: number, limit: number, unit: string): Goal {
  return { id, text: `${what}: at most ${limit} ${unit}`, measured, limit, unit, holds: measured <= limit };
}

/** A goal with a lower limit. */
export function atLeast(id: string, what: string, measured: number, limit: number, unit: string): Goal {
  return { id, text: `${what}: at least ${limit} ${unit}`, measured, limit, unit, holds: measured >= limit };
}

/** Growth up to this exponent counts as linear, as measurements are inexact. */
const LINEAR = 1.1;

/** The goal that a cost grows at most linearly. */
export function atMostLinear(id: string, what: string, exponent: number): Goal {
  return atMost(id, what, exponent, LINEAR, '(exponent)');
}

/** The key of a goal among the findings. */
export function keyOf({ benchmark, id }: PlacedGoal): string {
  return `${benchmark}/${id}`;
}

/** The goals that are not met and have no finding. */
export function unexplained(goals: readonly PlacedGoal[], findings: Findings): readonly PlacedGoal[] {
  return goals.filter((goal) => !goal.holds && findings[keyOf(goal)] === undefined);
}

const HEAD = ['benchmark', 'goal', 'measured', 'holds'];

/** The goals in Markdown, with the findings on those not met; '' if there are none. */
export function goalsSection(goals: readonly PlacedGoal[], findings: Findings): string {
  if (goals.length === 0) return '';
  const missed = goals.filter(({ holds }) => !holds);
  return [
    '## Goals',
    `${goals.length - missed.length} of ${goals.length} goals hold.`,
    table(
      HEAD,
      goals.map((goal) => [goal.benchmark, goal.text, measuredText(goal), goal.holds ? 'yes' : '**no**']),
    ),
    ...(missed.length === 0 ? [] : ['### Why some do not hold', missed.map((goal) => item(goal, findings)).join('\n')]),
  ].join('\n\n');
}

function item(goal: PlacedGoal, findings: Findings): string {
  return `- ${goal.benchmark}, ${goal.text}; measured ${measuredText(goal)}. ${findings[keyOf(goal)] ?? 'Not explained yet.'}`;
}

/** The goals for a terminal. */
export function goalsTable(goals: readonly PlacedGoal[], paint: Paint): string {
  const rows = goals.map((goal) => [goal.benchmark, goal.text, measuredText(goal), goal.holds ? 'yes' : 'no']);
  const lines = tableLines(HEAD, rows);
  const painted = lines.rows.map((line, at) => paint(goals[at]?.holds === true ? 'green' : 'red', line));
  return [lines.head, lines.rule, ...painted].join('\n');
}

/** A measured value with its unit: with three digits if it is small, as a whole number if it is large. */
export function measuredText({ measured, unit }: Pick<Goal, 'measured' | 'unit'>): string {
  return `${rounded(measured)} ${unit}`;
}

/** A value for people: `0.123`, `1.23`, `12.3`, `123`. */
export function rounded(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude >= 100 || Number.isInteger(value)) return String(Math.round(value));
  return value.toFixed(magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3);
}
