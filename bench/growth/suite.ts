import { join } from 'node:path';
import { writeReports } from '../../conformance/cli/reports.ts';
import type { ReportFormat } from '../../conformance/cli/report-formats.ts';
import { judge, ruleOf } from '../../conformance/engine/judge-target.fixture.ts';
import type { Exchange } from '../../conformance/engine/evidence.ts';
import type { Report } from '../../conformance/engine/report.ts';
import { exchangeOf, reportOf, resultOf } from '../../conformance/reporters/report.fixture.ts';
import { inFolder } from '../../scripts/temporary-folder.ts';
import { timed } from '../rounds.ts';

/** Exchanges per rule, about as many as in a run of the suite. */
const EXCHANGES_OF_A_RULE = 3;

/** Judges a target that responds at once, by rules with one request and five checks. Returns milliseconds. */
export function judging(rules: number): Promise<number> {
  const all = Array.from({ length: rules }, (_, index) =>
    ruleOf(`report/rule-${index}`, {
      check: async ({ target, expect: that }) => {
        const answer = await target.send('report', 'OPTIONS', '/', { as: 'none', query: { of: String(index) } });
        for (let check = 0; check < 5; check += 1) that.status(answer, 200);
      },
    }),
  );
  return timed(async () => {
    const { verdict } = await judge(all);
    if (verdict !== 'conformant') throw new Error(`The rules find ${verdict}.`);
  });
}

/** Writes a report with exchanges to a file. Returns milliseconds. */
export function writing(format: ReportFormat, exchanges: number): Promise<number> {
  const report = reportWith(exchanges);
  const io = { stdout: process.stdout, stderr: process.stderr, env: {} };
  return inFolder((folder) => timed(async () => writeReports([{ format, file: join(folder, 'report') }], report, io)));
}

function reportWith(exchanges: number): Report {
  const all = Array.from({ length: exchanges }, (_, index) => exchangeWith(index));
  const rules = Array.from({ length: Math.ceil(exchanges / EXCHANGES_OF_A_RULE) }, (_, index) => {
    const first = index * EXCHANGES_OF_A_RULE;
    const own = Array.from({ length: Math.min(EXCHANGES_OF_A_RULE, exchanges - first) }, (_unused, at) => first + at);
    return resultOf({ id: `report/rule-${index}`, exchanges: own });
  });
  return reportOf(rules, { exchanges: all });
}

function exchangeWith(index: number): Exchange {
  const { request, response, ...rest } = exchangeOf();
  const body = JSON.stringify({ id: index, text: 'x'.repeat(200) });
  return {
    ...rest,
    request: { ...request, url: `${request.url}&number=${index}` },
    ...(response === undefined ? {} : { response: { ...response, body } }),
  };
}
