import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';
import { found, sendFrom, statusOf } from './reader.fixture.ts';

const PAGES = [
  'index.html',
  'rules/index.html',
  'operate/conformance.html',
  'migrate/index.html',
  'contracts/login.html',
];

/** Pages opened from a folder, without a server. */
describe.skipIf(!HAS_BROWSER)('from a folder', () => {
  const lab = useLab();
  const addressOf = (path: string): string => pathToFileURL(join(lab().site.folder, path)).href;

  it('pages render, and links and the search work', async () => {
    const tab = await openTab(lab(), {}, ['file:']);
    for (const path of PAGES) {
      await tab.page.goto(addressOf(path));
      expect(await tab.page.locator('h1').first().isVisible(), path).toBe(true);
    }
    await tab.page.goto(addressOf('rules/report/accepted-with-location.html'));
    expect(await found(tab.page, 'Partner management')).toContain(addressOf('interfaces/partner.html'));
    await tab.page.locator('.results a[href$="interfaces/partner.html"]').click();
    await tab.page.waitForURL(addressOf('interfaces/partner.html'));
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('a request can be tried out', async () => {
    const mock = lab().mocks.pm;
    const tab = await openTab(lab(), {}, ['file:', mock]);
    await tab.page.goto(addressOf('interfaces/partner.html'));
    await tab.page.getByLabel('Address of the mock').fill(mock);
    await sendFrom(tab.page);
    expect(await statusOf(tab.page)).toMatch(/^201 Created/);
    expect(tab.problems).toEqual([]);
    await tab.close();
  });
});
