import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { growthOf } from '../fit.ts';
import { atMost, atMostLinear, rounded } from '../goals.ts';
import { AT_ONCE, measureFleets, sizesOf, type Fleet } from './measure.ts';

/** How long it takes to judge up to a thousand deployments, and to sum up their reports. */
export const fleet: Benchmark = {
  name: 'fleet',
  onDemand: true,
  run: async ({ onProgress }) => sectionOf(await measureFleets(sizesOf(process.env['FLEET']), onProgress)),
};

/** What the measurements of many deployments say: of the largest fleet, and of the growth up to it. */
export function sectionOf(fleets: readonly Fleet[]): Section {
  const largest = fleets.at(-1);
  if (largest === undefined) throw new RangeError('nothing was measured');
  const { deployments: most, seconds: spent, megabytes: memory, summary: last } = largest;
  const exponent = growthOf(fleets.map(({ deployments, seconds }) => ({ x: deployments, y: seconds })));
  const markdown = [
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
  const goals = [
    atMost('judging', `${most} deployments judged, ${AT_ONCE} at once`, spent / 60, 20, 'min'),
    atMost('memory', `memory of the ${AT_ONCE} runs together`, memory, 500, 'MB'),
    atMostLinear('growth', 'growth of judging with deployments', exponent),
    atMost('summary', `the summary of ${most} reports`, last.seconds, 30, 's'),
    atMost('summary-memory', `memory of the summary of ${most} reports`, last.megabytes, 500, 'MB'),
  ];
  return { markdown, figures: { fleets, exponent }, goals };
}
