import { describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { planted, reportOf } from './report.fixture.ts';
import { rulePage } from './rule-page.ts';

const reportWith = (docs: unknown) => reportOf([], { configuration: { targets: {}, docs } as Report['configuration'] });

describe('the page of a rule', () => {
  it.each(['https://docs.example', 'https://docs.example/', 'https://docs.example/a/b//'])('is below %s', (docs) => {
    const root = docs.replace(/\/+$/, '');
    expect(rulePage(reportWith(docs), 'report/status-is-known')).toBe(`${root}/rules/report/status-is-known.html`);
  });

  it.each([undefined, null, 4020, '', 'docs', 'javascript:alert(1)', 'file:///docs', 'https://user:pass@docs.example'])(
    'has no URL if the configuration of a report has %j',
    (docs) => expect(rulePage(reportWith(docs), 'report/status-is-known')).toBeUndefined(),
  );

  it('has a valid URL for any id', () => {
    const { rules } = planted('"><script> ?#../');
    const report = reportWith('https://docs.example');
    expect(rules.length).toBeGreaterThan(0);
    for (const { id } of rules)
      expect(rulePage(report, id)).toMatch(/^https:\/\/docs\.example\/rules\/[\w./%-]+\.html$/);
  });
});
