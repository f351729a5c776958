/** What a cost grows with. */
export const AXES = ['operations', 'rules', 'exchanges', 'KiB'] as const;
export type Axis = (typeof AXES)[number];

/** How many of each there are. */
export const SIZES: Readonly<Record<Axis, readonly number[]>> = {
  operations: [2, 150, 1500],
  rules: [10, 100, 1000],
  exchanges: [100, 1000, 10_000, 100_000],
  KiB: Array.from({ length: 9 }, (_, doublings) => 64 * 2 ** doublings),
};

/** What is measured, by name, with what it grows with. */
export const COSTS = {
  'generating code': 'operations',
  'starting the mocks': 'operations',
  'starting the reference deployment': 'operations',
  'judging by rules': 'rules',
  'writing a JSON report': 'exchanges',
  'writing an HTML report': 'exchanges',
  'writing a HAR': 'exchanges',
  'writing a JUnit report': 'exchanges',
  'writing a Markdown report': 'exchanges',
  'redacting a body': 'KiB',
  'learning the tokens of a body': 'KiB',
  'reading a page': 'KiB',
  'decoding a body': 'KiB',
  'comparing a body with its schema': 'KiB',
  'writing a body in every report': 'KiB',
} as const satisfies Readonly<Record<string, Axis>>;
export type Cost = keyof typeof COSTS;

/** The names of all costs. */
export const COST_NAMES = Object.keys(COSTS) as Cost[];
