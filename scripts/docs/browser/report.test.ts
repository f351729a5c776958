import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../conformance/reporters/html.ts';
import { reportOf, resultOf } from '../../../conformance/reporters/report.fixture.ts';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';
import { seriousProblems } from './reader.fixture.ts';

describe.skipIf(!HAS_BROWSER)('the HTML report', () => {
  const lab = useLab();

  it('lists failures at the top, filtered like the results', async () => {
    const { page, close } = await openTab(lab());
    const failed = resultOf({ id: 'report/broken', status: 'failed', title: 'It answers' });
    await page.setContent(htmlReport(reportOf([failed, { ...failed, id: 'report/worse', title: 'It answers again' }])));
    const entries = page.locator('#failures > ul a');
    await entries.nth(1).waitFor();
    await page.getByRole('searchbox').fill('again');
    expect(await entries.filter({ visible: true }).allTextContents()).toEqual(['It answers again']);
    await page.getByRole('searchbox').fill('');
    expect(await entries.filter({ visible: true }).count()).toBe(2);
    await close();
  });

  it('is dark on white on paper, for readers of dark pages too', async () => {
    const { page, close } = await openTab(lab(), { colorScheme: 'dark' });
    await page.setContent(htmlReport(reportOf([resultOf({ status: 'failed' })])));
    await page.emulateMedia({ media: 'print' });
    expect(await seriousProblems(page, ['color-contrast'])).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await close();
  });

  it('has text of at least 12 pixels and no sideways scrolling on a phone', async () => {
    const { page, close } = await openTab(lab(), { viewport: { width: 360, height: 740 } });
    const results = Array.from({ length: 12 }, (_, index) =>
      resultOf({ interface: `interface-${index}-of-many` as 'report' }),
    );
    await page.setContent(htmlReport(reportOf(results)));
    const frames = page.locator('table, table *');
    const sizes = frames.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...(await sizes))).toBeGreaterThanOrEqual(12);
    const excess = page.locator('.scroll').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(Math.max(...(await excess))).toBeLessThanOrEqual(0);
    await close();
  });

  it('shows every finding on paper, and the first five on the screen', async () => {
    const { page, close } = await openTab(lab());
    const cases = Array.from({ length: 6 }, (_, index) => ({
      name: `case ${index}`,
      status: 'failed' as const,
      reason: `got ${500 + index}`,
      checks: 1,
      exchanges: [],
    }));
    await page.setContent(htmlReport(reportOf([resultOf({ status: 'failed', cases })])));
    const findings = page.locator('.finding').filter({ visible: true });
    expect(await findings.count()).toBe(5);
    await page.emulateMedia({ media: 'print' });
    expect(await findings.count()).toBe(6);
    await close();
  });
});
