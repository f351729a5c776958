import { LEVELS } from '../../engine/rule.ts';
import { SHOWN_STATUSES } from '../results.ts';
import { OUTCOMES, type Entry, type Judged } from './summary.ts';

/** A metric family. All are gauges: each describes the last report of a target, and none is monotonic. */
interface Family {
  name: string;
  help: string;
  /** The unit, with which the name ends. */
  unit?: 'seconds';
  samples: (entry: Entry) => readonly Sample[];
}

/** A value with its labels, except that of the target. */
interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

const PREFIX = 'platform_conformance';

const FAMILIES: readonly Family[] = [
  {
    name: `${PREFIX}_verdict`,
    help: 'What the last report of a target came to: 1 for its verdict, 0 for the others. An unusable report cannot be read or does not verify.',
    samples: (entry) => OUTCOMES.map((verdict) => ({ labels: { verdict }, value: entry.verdict === verdict ? 1 : 0 })),
  },
  {
    name: `${PREFIX}_rules`,
    help: 'Rules of the last report of a target, by level and status.',
    samples: ofReport(({ counts }) =>
      LEVELS.flatMap((level) =>
        SHOWN_STATUSES.map((status) => {
          const value = counts[level][status === 'not-applicable' ? 'notApplicable' : status];
          return { labels: { level, status }, value };
        }),
      ),
    ),
  },
  {
    name: `${PREFIX}_run_duration_seconds`,
    unit: 'seconds',
    help: 'How long the run of the last report of a target took.',
    samples: ofReport(({ durationMs }) => [{ labels: {}, value: durationMs / 1000 }]),
  },
  {
    name: `${PREFIX}_run_timestamp_seconds`,
    unit: 'seconds',
    help: 'When the run of the last report of a target began, in Unix time.',
    samples: ofReport(({ startedAt }) => [{ labels: {}, value: Date.parse(startedAt) / 1000 }]),
  },
];

/**
 * Converts a summary to OpenMetrics text 1.0.0. As long as all families are gauges, this is also the text format of Prometheus, which the
 * textfile collector and the Pushgateway accept.
 */
export function openMetrics(entries: readonly Entry[]): string {
  const families = FAMILIES.flatMap(({ name, unit, help, samples }) => [
    `# TYPE ${name} gauge`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escaped(help)}`,
    ...entries.flatMap((entry) =>
      samples(entry).map(
        ({ labels, value }) =>
          `${name}${labelSet({ target: entry.label, ...labels })} ${value === Infinity ? '+Inf' : value}`,
      ),
    ),
  ]);
  return [...families, '# EOF', ''].join('\n');
}

/** An unusable report has no samples. */
function ofReport(samples: (entry: Judged) => readonly Sample[]): Family['samples'] {
  return (entry) => (entry.verdict === 'unusable' ? [] : samples(entry));
}

function labelSet(labels: Readonly<Record<string, string>>): string {
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}
