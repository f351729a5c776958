import { describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';

describe.skipIf(!HAS_BROWSER)('the page for unknown addresses', () => {
  const lab = useLab();

  it.each(['gone.html', 'rules/gone.html', 'gone/page.html', 'gone/rules/', 'a/b/c/'])(
    'has its style and links to the start page at %s',
    async (path) => {
      const { url, site } = lab();
      const tab = await openTab(lab());
      const body = site.files.get('404.html') ?? '';
      await tab.page.route(`${url}${path}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
      await tab.page.goto(`${url}${path}`);
      const link = tab.page.locator('main a', { hasText: 'To the start page' });
      await expect.poll(() => link.evaluate((one: HTMLAnchorElement) => one.href)).toBe(`${url}index.html`);
      const bar = tab.page.locator('header.bar');
      await expect.poll(() => bar.evaluate((one) => getComputedStyle(one).display)).toBe('flex');
      await tab.close();
    },
  );
});
