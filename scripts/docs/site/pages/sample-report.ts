import { responseContract } from '../../../../conformance/engine/contract/fit.ts';
import type { Report } from '../../../../conformance/engine/report.ts';
import type { Rule } from '../../../../conformance/engine/rule.ts';
import { describeSuite } from '../../../../conformance/engine/suite.ts';
import { judgeInProcess, START } from '../../../../conformance/proof/in-process.ts';
import { manualClock } from '../../../../conformance/clock.ts';
import { htmlReport } from '../../../../conformance/reporters/html.ts';
import { markdownReport } from '../../../../conformance/reporters/markdown.ts';
import { markup } from '../../../../conformance/reporters/html/markup.ts';
import type { Page, SiteSources } from '../page.ts';

/** The fault in the sample: a report request is accepted without saying where the report will be. */
export const SAMPLE_FAULT = 'report/no-location';

/** Address of the documentation in the sample; replaced by the root of the site. */
const DOCS = 'https://docs.sample.test';

/** A sample report: of the reference deployment with one fault. */
export default async function sampleReport({ rules }: SiteSources): Promise<Page> {
  const [id] = SAMPLE_FAULT.split('/');
  const report = await sample(rules.filter((rule) => rule.interface === id));
  const back = markup`<nav aria-label="Site"><p>A sample report: of the reference deployment with the fault <code>${SAMPLE_FAULT}</code>, its clock standing still.
<a href="${DOCS}/operate/conformance.html#reports">How to read it</a> · <a href="${DOCS}/index.html">Start page</a></p></nav>`;
  const html = htmlReport(report)
    .replace(/<header\b[^>]*>/, (tag) => `${tag}\n${back.toString()}`)
    .replaceAll(`${DOCS}/`, '/');
  return {
    path: 'operate/sample-report.html',
    title: 'A sample report',
    summary: `What a run finds out about the reference deployment with the fault ${SAMPLE_FAULT}.`,
    section: 'operate',
    markdown: markdownReport(report).replaceAll(`${DOCS}/`, '/'),
    html,
  };
}

/** Judges the faulty deployment reproducibly: with a fixed seed, a clock that advances only while the suite waits, and no durations. */
async function sample(rules: readonly Rule[]): Promise<Report> {
  // Load these first: a run that waits for them would send its requests in another order.
  await Promise.all(rules.map((rule) => responseContract(rule.interface)));
  const clock = manualClock(START);
  const report = await judgeInProcess({
    rules,
    fault: SAMPLE_FAULT,
    seed: SAMPLE_FAULT,
    configure: (config) => ({ ...config, docs: DOCS }),
    time: { clock, sleep: async (ms) => clock.advance(ms) },
  });
  const timeless = <T extends object>(timed: T): T => ({ ...timed, durationMs: 0 });
  return {
    ...report,
    suite: describeSuite(),
    durationMs: clock.now() - START,
    rules: report.rules.map(timeless),
    exchanges: report.exchanges.map(timeless),
  };
}
