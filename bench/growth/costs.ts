import { checkingSchemas, decoding, learning, readingPages, redacting, writingBodies } from './answers.ts';
import { generating, startingMock, startingReference } from './operations.ts';
import { judging, writing } from './suite.ts';

/** Dimensions of growth. */
export const AXES = ['operations', 'rules', 'exchanges', 'KiB'] as const;
export type Axis = (typeof AXES)[number];

/** The sizes on each axis. */
export const SIZES: Readonly<Record<Axis, readonly number[]>> = {
  operations: [2, 150, 1500],
  rules: [10, 100, 1000],
  exchanges: [100, 1000, 10_000, 100_000],
  KiB: Array.from({ length: 9 }, (_, doublings) => 64 * 2 ** doublings),
};

interface Measure {
  axis: Axis;
  /** Returns milliseconds. */
  measure(size: number): Promise<number>;
}

/** The costs by name, each with its axis. */
export const COSTS = {
  'generating code': { axis: 'operations', measure: generating },
  'starting the mocks': { axis: 'operations', measure: startingMock },
  'starting the reference deployment': { axis: 'operations', measure: startingReference },
  'judging by rules': { axis: 'rules', measure: judging },
  'writing a JSON report': { axis: 'exchanges', measure: (size) => writing('json', size) },
  'writing an HTML report': { axis: 'exchanges', measure: (size) => writing('html', size) },
  'writing a HAR': { axis: 'exchanges', measure: (size) => writing('har', size) },
  'writing a JUnit report': { axis: 'exchanges', measure: (size) => writing('junit', size) },
  'writing a Markdown report': { axis: 'exchanges', measure: (size) => writing('markdown', size) },
  'redacting a body': { axis: 'KiB', measure: redacting },
  'learning the tokens of a body': { axis: 'KiB', measure: learning },
  'reading a page': { axis: 'KiB', measure: readingPages },
  'decoding a body': { axis: 'KiB', measure: decoding },
  'comparing a body with its schema': { axis: 'KiB', measure: checkingSchemas },
  'writing a body in every report': { axis: 'KiB', measure: writingBodies },
} as const satisfies Readonly<Record<string, Measure>>;
export type Cost = keyof typeof COSTS;

export const COST_NAMES = Object.keys(COSTS) as Cost[];
