import { describe, expect, it } from 'vitest';
import { loadRules } from '../../../../conformance/engine/load-rules.ts';
import sampleReport, { SAMPLE_FAULT } from './sample-report.ts';
import { sourcesWith } from './sources.fixture.ts';

const sources = await sourcesWith({ rules: await loadRules() });
const build = async (): Promise<string> => (await sampleReport(sources)).html ?? '';
const report = await build();

describe('the sample report', () => {
  it('shows a failure of the rule that catches its fault', () => {
    expect(report).toContain('Not conformant');
    expect(report).toContain(`<code>${SAMPLE_FAULT}</code>`);
    expect(report).toMatch(/<h2[^>]*>Failed[^]*?report\/accepted-with-location/);
  });

  it('is the same in every build', async () => {
    expect(await build()).toBe(report);
  });

  it('links back to the site, and from each rule to its page', () => {
    expect(report).toContain('<a href="/index.html">Start page</a>');
    expect(report).toContain('<a href="/operate/conformance.html#reports">How to read it</a>');
    for (const { id } of sources.rules.filter((rule) => rule.interface === 'report')) {
      expect(report).toContain(`href="/rules/${id}.html"`);
    }
    expect(report).not.toContain('sample.test');
  });
});
