/** Measures how costs grow; a process of its own, so that its memory is its own. */
import { answerParent } from '../processes/answer-parent.ts';
import { spreadOf } from '../spread.ts';
import { checkingSchemas, decoding, learning, readingPages, redacting, writingBodies } from './answers.ts';
import type { Cost } from './costs.ts';
import { generating, startingMock, startingReference } from './operations.ts';
import { judging, writing } from './suite.ts';

/** A short task is repeated for so long, in milliseconds, so that neither the clock nor the compiler shows. */
const AT_LEAST_MS = 100;

const MEASURES: Readonly<Record<Cost, (size: number) => Promise<number>>> = {
  'generating code': generating,
  'starting the mocks': startingMock,
  'starting the reference deployment': startingReference,
  'judging by rules': judging,
  'writing a JSON report': (size) => writing('json', size),
  'writing an HTML report': (size) => writing('html', size),
  'writing a HAR': (size) => writing('har', size),
  'writing a JUnit report': (size) => writing('junit', size),
  'writing a Markdown report': (size) => writing('markdown', size),
  'redacting a body': redacting,
  'learning the tokens of a body': learning,
  'reading a page': readingPages,
  'decoding a body': decoding,
  'comparing a body with its schema': checkingSchemas,
  'writing a body in every report': writingBodies,
};

const tasks = {
  /** Returns milliseconds: of one run, or the median of as many as fit into a tenth of a second. */
  measure: async ({ cost, size }: { cost: Cost; size: number }): Promise<number> => {
    const values: number[] = [];
    let spent = 0;
    while (spent < AT_LEAST_MS) {
      const ms = await MEASURES[cost](size);
      values.push(ms);
      spent += ms;
    }
    return spreadOf(values).median;
  },
};
export type GrowthTasks = typeof tasks;

answerParent(tasks);
