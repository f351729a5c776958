import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { contractPage, schemaPage } from '../site/addresses.ts';
import type { BuiltSite } from './built-site.fixture.ts';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';

const TABS = 4;
const NARROW = { width: 360, height: 740 };

describe.skipIf(!HAS_BROWSER)('every page', () => {
  const lab = useLab();

  it('renders on a narrow screen: no error, nothing from elsewhere, no scrolling sideways', async () => {
    const visits = visitedOf(lab().site);
    const problems: string[] = [];
    const visit = async (): Promise<void> => {
      const tab = await openTab(lab(), { viewport: NARROW });
      for (let path = visits.shift(); path !== undefined; path = visits.shift()) {
        await tab.page.goto(lab().url + path);
        expect(await tab.page.locator('h1').isVisible(), path).toBe(true);
        problems.push(...(await excessOf(tab.page)).map((excess) => `${path} is ${excess} too wide`));
      }
      problems.push(...tab.problems);
      await tab.close();
    };
    await Promise.all(Array.from({ length: TABS }, visit));
    expect(problems).toEqual([]);
  });

  it('of a contract renders too, and shows the operation in its address', async () => {
    const tab = await openTab(lab(), { viewport: NARROW });
    await tab.page.addInitScript(logMissing);
    for (const { id, document } of lab().site.contracts) {
      const operations = operationsOf(document).map(({ object }) => object.operationId ?? '');
      const page = lab().url + contractPage(id);
      await tab.page.goto('about:blank');
      // Load the page at one operation, then go to two others. Redoc takes a quarter of a second for each, so not all are tested.
      await tab.page.goto(`${page}#operation/${operations.at(-1) ?? ''}`);
      await expectInSight(tab.page, id, operations.at(-1) ?? '');
      expect(await excessOf(tab.page), id).toEqual([]);
      // The links back are in one line, and cover nothing.
      expect(await tab.page.locator('#site').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThan(8);
      for (const index of new Set([0, Math.floor(operations.length / 2)])) {
        await tab.page.evaluate((hash) => (location.hash = hash), `operation/${operations[index] ?? ''}`);
        await expectInSight(tab.page, id, operations[index] ?? '');
      }
    }
    expect(tab.problems).toEqual([]);
    await tab.close();
  });

  it('of a schema renders', async () => {
    const tab = await openTab(lab(), { viewport: NARROW });
    for (const { id, sdl } of lab().site.contracts) {
      if (sdl === undefined) continue;
      await tab.page.goto(lab().url + schemaPage(id));
      await tab.page.locator('h2', { hasText: 'Queries' }).waitFor();
      expect(await excessOf(tab.page), id).toEqual([]);
    }
    expect(tab.problems).toEqual([]);
    await tab.close();
  });
});

/** Logs an error if a page shows, even for a moment, that there is nothing at its address. */
function logMissing(): void {
  const look = () => {
    const text = document.getElementById('redoc')?.textContent ?? '';
    if (text.includes('No page at this address')) console.error(`nothing at ${location.hash}`);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Waits until the heading of an operation is in the upper half of the window. */
async function expectInSight(page: Page, id: string, operationId: string): Promise<void> {
  const link = page.locator(`a[href$="/${operationId.toLowerCase()}"]`);
  const heading = page.locator('h2').filter({ has: link });
  const top = async (): Promise<number> => (await heading.boundingBox())?.y ?? -1;
  const isInSight = (y: number): boolean => y >= 0 && y < NARROW.height / 2;
  await expect.poll(top, { message: `${id} ${operationId}`, timeout: 60_000, interval: 20 }).toSatisfy(isInSight);
}

/** The excess width of a page over its window, if there is any. */
async function excessOf(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [`${String(excess)} px`] : [];
}

/**
 * All our pages, except that of pages that differ only in text (the rules of an interface, the decisions) only the first and the last are
 * visited.
 */
function visitedOf({ pages }: BuiltSite): string[] {
  const groups = new Map<string, string[]>();
  for (const path of pages) {
    const [, group = path] = /^(rules\/[^/]+|project\/adr)\/(?!index\.html)/.exec(path) ?? [];
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  const sampled = Array.from(groups.values(), (paths) => [...new Set([...paths.slice(0, 1), ...paths.slice(-1)])]);
  return sampled.flat();
}
