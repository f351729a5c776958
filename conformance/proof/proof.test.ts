import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { computeFigures, findingsOf } from './figures.ts';
import { LAST_RUN, PAGE, pageOf } from './page.ts';

const file = join(resolve(import.meta.dirname, '../..'), PAGE);
/** Two idle cores take a minute and a half; the rest is reserve for a busy machine. */
const LONGEST_MS = 900_000;

const withoutLastRun = (page: string): string => page.slice(0, page.indexOf(LAST_RUN));

it(
  `the proof holds, and ${PAGE} says so`,
  async () => {
    const figures = await computeFigures();
    expect(findingsOf(figures)).toEqual([]);
    const fresh = await pageOf(await loadRules(), figures, '');
    expect(withoutLastRun(readFileSync(file, 'utf8')), `run npm run proof, and commit ${PAGE}`).toBe(
      withoutLastRun(fresh),
    );
  },
  LONGEST_MS,
);
