import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The serious and critical findings of axe-core on the current page: rule, place, and how to fix it.
 *
 * @param rules of axe-core to run; by default its usual ones
 */
export async function seriousProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
}

/** Addresses of the search results of a page, best first. */
export async function found(page: Page, query: string): Promise<string[]> {
  const results = page.locator('.results');
  await page.getByRole('searchbox').fill('');
  await results.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').fill(query);
  await results.waitFor();
  return results.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

export async function sendFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The status line once the response, or an error, is shown. */
export async function statusOf(page: Page): Promise<string | null> {
  const status = page.locator('.reply [role=status]');
  await status.and(page.locator('.good, .bad')).waitFor();
  return status.textContent();
}
