import { table } from '../../conformance/proof/markdown-table.ts';
import { growthOf } from '../fit.ts';
import { atMost, rounded, type Goal } from '../goals.ts';
import { AT_ONCE, type Fleet } from './measure.ts';

/** A growth up to this exponent is called linear: what is measured is never exact. */
const LINEAR = 1.1;

/** The exponent of growth of a cost with the number of deployments. */
export function exponentOf(fleets: readonly Fleet[], costOf: (fleet: Fleet) => number): number {
  return growthOf(fleets.map((fleet) => ({ x: fleet.deployments, y: costOf(fleet) })));
}

/** What is promised of the largest fleet, and of the growth up to it. */
export function goalsOf(fleets: readonly Fleet[]): Goal[] {
  const largest = fleets.at(-1);
  if (largest === undefined) return [];
  const { deployments, seconds, megabytes, summary } = largest;
  const growth = exponentOf(fleets, (fleet) => fleet.seconds);
  return [
    atMost('judging', `${deployments} deployments judged, ${AT_ONCE} at once`, seconds / 60, 20, 'min'),
    atMost('memory', `memory of the ${AT_ONCE} runs together`, megabytes, 500, 'MB'),
    atMost('growth', 'growth of judging with deployments', growth, LINEAR, '(exponent)'),
    atMost('summary', `the summary of ${deployments} reports`, summary.seconds, 30, 's'),
    atMost('summary-memory', `memory of the summary of ${deployments} reports`, summary.megabytes, 500, 'MB'),
  ];
}

/** The section about many deployments. */
export function sectionOf(fleets: readonly Fleet[]): string {
  return [
    '## Many deployments',
    [
      `Reference deployments, each new and on ports of its own, judged by the command of \`deploy/kubernetes/judge.yaml\`: read-only, a process each, ${AT_ONCE} at once. The servers share the cores with`,
      'the suite, and their memory is not counted. Then one summary of all reports. `npm run bench -- --only fleet` measures it; without the option it is left out.',
    ].join('\n'),
    table(
      ['deployments', 'judging, s', 'for each, s', 'memory, MB', 'summary, s', 'memory of the summary, MB'],
      fleets.map(({ deployments, seconds, megabytes, summary }) => [
        deployments,
        rounded(seconds),
        rounded(seconds / deployments),
        rounded(megabytes),
        rounded(summary.seconds),
        rounded(summary.megabytes),
      ]),
    ),
  ].join('\n\n');
}
