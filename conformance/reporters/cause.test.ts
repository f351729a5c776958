import { expect, it } from 'vitest';
import { annotationsOf } from './github-commands.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import { reportOf, resultOf } from './report.fixture.ts';

it('reports for people name a cause found by the check once, instead of the reason of each rule', () => {
  const cause = 'credentials.login refused: status 401 to POST /login (see check)';
  const results = ['login gave no token', 'needs an access_token'].map((reason, index) =>
    resultOf({ id: `cases-v2/r${String(index)}`, status: 'inconclusive', reason, cause }),
  );
  const report = reportOf(results, { verdict: 'inconclusive' });
  const timesIn = (text: string) => text.split(cause).length - 1;
  const markdown = markdownReport(report);
  expect(timesIn(markdown)).toBe(1);
  // A setting links to its description.
  const html = htmlReport(report).replaceAll(/<\/?a\b[^>]*>/g, '');
  expect(timesIn(html)).toBe(1);
  // Test cases and annotations are read separately, so each has the cause.
  const junit = junitReport(report);
  expect(timesIn(junit)).toBe(4);
  const annotations = annotationsOf(report).join('\n');
  expect(timesIn(annotations)).toBe(1);
  for (const text of [markdown, html, junit, annotations]) expect(text).not.toContain('needs an access_token');
});

it('reports for people name a reason once, for any cases of a rule', () => {
  const reason = 'the response carries no usable Location to follow';
  const results = ['partner', 'rohdaten'].map((name) => {
    const waiting = { name, status: 'inconclusive', reason, exchanges: [] } as const;
    const fine = { name: 'other', status: 'passed', exchanges: [] } as const;
    const id = `report/of-${name}`;
    return resultOf({ id, status: 'inconclusive', reason: `${name}: ${reason}`, cases: [waiting, fine] });
  });
  const report = reportOf(results, { verdict: 'inconclusive' });
  expect(markdownReport(report)).toContain(`- \`${reason}\`: \`report/of-partner\`, \`report/of-rohdaten\``);
  expect(htmlReport(report).split('<h3 class="reason">')).toHaveLength(2);
});

it('reports for people name reasons once that differ only in identifiers, with a remark', () => {
  const failed = (name: string, id: string) => {
    const contrast = { expected: `the header X-TraceId '${id}'`, got: 'no such header' };
    const reason = `expected ${contrast.expected}, got ${contrast.got}`;
    return { name, status: 'failed', reason, contrast, exchanges: [] } as const;
  };
  const ids = ['2f1a382a-54be-46dc-b5c2-5e1c9f704a1b', '36e50944-083d-429f-9da5-91651a81c1cb'];
  const cases = [failed('GET /a', ids[0] ?? ''), failed('GET /b', ids[1] ?? '')];
  const report = reportOf([resultOf({ status: 'failed', reason: 'see its cases', cases })]);
  expect(junitReport(report)).toContain('(cases GET /a, GET /b; their identifiers differ)');
  expect(markdownReport(report)).toContain('(`GET /a`, `GET /b`; their identifiers differ)');
  expect(htmlReport(report)).toContain('Their identifiers differ');
});
