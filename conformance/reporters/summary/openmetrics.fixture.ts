/** A sample in an OpenMetrics text. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A metric family in an OpenMetrics text. */
export interface Family {
  name: string;
  type: string;
  help: string;
  unit: string;
  samples: Sample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const ESCAPED = String.raw`(?:[^"\\\n]|\\["\\n])*`;
const LABEL = `[a-zA-Z_][a-zA-Z0-9_]*="${ESCAPED}"`;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|[+-]?[iI]nf(?:inity)?|[nN]a[nN]`;
const METADATA = new RegExp(`^# (TYPE|UNIT|HELP) (${NAME}) (.*)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{((?:${LABEL}(?:,${LABEL})*)?)\\})? (${NUMBER})$`);
const TYPES = ['counter', 'gauge', 'histogram', 'gaugehistogram', 'stateset', 'info', 'summary', 'unknown'];

/**
 * Parses an OpenMetrics text by the grammar of the specification, 1.0.0, and its rules for gauges. (No npm package supports `# EOF` and
 * units.) Features that the suite does not use are refused: timestamps and exemplars.
 *
 * @throws Error with the invalid line
 */
export function readOpenMetrics(text: string): Family[] {
  if (!text.endsWith('\n# EOF\n')) throw new Error('it does not end with # EOF');
  const families: Family[] = [];
  const series = new Set<string>();
  for (const line of text.slice(0, -'# EOF\n'.length - 1).split('\n')) {
    const [, kind = '', of = '', rest = ''] = METADATA.exec(line) ?? [];
    const last = families.at(-1);
    if (kind === '') add(sampleOf(line), last, series);
    else if (last?.name === of) describe(last, kind, rest);
    else {
      if (families.some(({ name }) => name === of)) throw new Error(`a family in two places: ${line}`);
      const family = { name: of, type: '', help: '', unit: '', samples: [] };
      describe(family, kind, rest);
      families.push(family);
    }
  }
  return families;
}

function describe(family: Family, kind: string, rest: string): void {
  const member = kind.toLowerCase() as 'type' | 'unit' | 'help';
  if (family[member] !== '' || family.samples.length > 0) throw new Error(`twice, or too late: ${kind} ${family.name}`);
  if (member === 'type' && !TYPES.includes(rest)) throw new Error(`no type: ${rest}`);
  if (member === 'unit' && !family.name.endsWith(`_${rest}`)) throw new Error(`not in ${rest}: ${family.name}`);
  if (member === 'help' && !new RegExp(`^${ESCAPED}$`).test(rest)) throw new Error(`not escaped: ${rest}`);
  family[member] = rest;
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no sample: ${line}`);
  const pairs = [...labels.matchAll(new RegExp(`([a-zA-Z0-9_]+)="(${ESCAPED})"`, 'g'))];
  const named = Object.fromEntries(pairs.map(([, label = '', escaped = '']) => [label, unescaped(escaped)]));
  if (Object.keys(named).length < pairs.length) throw new Error(`a label twice: ${line}`);
  return { name, labels: named, value: Number(value.replace(/inf$/i, 'Infinity')) };
}

function add(sample: Sample, family: Family | undefined, series: Set<string>): void {
  if (family?.type !== 'gauge' || sample.name !== family.name) throw new Error(`not of a gauge: ${sample.name}`);
  const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()]);
  if (series.has(key)) throw new Error(`a series twice: ${key}`);
  series.add(key);
  family.samples.push(sample);
}

function unescaped(text: string): string {
  return text.replace(/\\(["\\n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}
