import { describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';

/** Use without a mouse, on paper, and with dark colours. */
describe.skipIf(!HAS_BROWSER)('the keyboard and the colours', () => {
  const lab = useLab();

  it('the first Tab stop skips the navigation', async () => {
    const { page, close } = await openTab(lab());
    await page.goto(lab().url);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('content');
    await close();
  });

  it('a slash opens the search, arrows choose, Enter follows a result, Escape closes', async () => {
    const { page, close } = await openTab(lab());
    await page.goto(lab().url);
    await page.keyboard.press('/');
    expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('partner');
    await page.locator('.results a').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.results').waitFor({ state: 'hidden' });
    await page.keyboard.type(' management');
    await page.locator('.results a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const target = await page.locator(':focus').evaluate((link) => (link as HTMLAnchorElement).href);
    await page.keyboard.press('Enter');
    await page.waitForURL(target);
    await close();
  });

  it('scrolls elements wider than a narrow screen in their own frames', async () => {
    const { page, close } = await openTab(lab(), { viewport: { width: 360, height: 740 } });
    for (const [path, frame] of [
      ['interfaces/offers-v2.html', '.diagram'],
      ['migrate/index.html', '.table:has(th:nth-child(5))'],
    ] as const) {
      await page.goto(lab().url + path);
      const box = page.locator(frame).first();
      await box.focus();
      expect(await box.evaluate((element) => element === document.activeElement), path).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft), { message: path }).toBeGreaterThan(0);
    }
    await page.goto(`${lab().url}rules/report/accepted-with-location.html`);
    await page.locator('.prose summary').first().click();
    await expect.poll(() => page.locator('.prose details pre').first().getAttribute('tabindex')).toBe('0');
    await close();
  });

  it('the navigation stays in view when a page is scrolled', async () => {
    const { page, close } = await openTab(lab());
    await page.goto(`${lab().url}migrate/index.html`);
    await page.evaluate(() => scrollTo(0, 4000));
    const menu = page.locator('.menu nav');
    await expect.poll(async () => (await menu.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await close();
  });

  it('printed pages have no bars and no navigation, and show folded code or where the rest is', async () => {
    const { page, close } = await openTab(lab());
    await page.emulateMedia({ media: 'print' });
    for (const [path, shown] of [
      ['interfaces/login.html', 'details pre'],
      ['contracts/login.html', '#redoc + p'],
    ] as const) {
      await page.goto(lab().url + path);
      await page.locator('h2').first().waitFor();
      expect(await page.locator('.bar, .menu, #site').filter({ visible: true }).count(), path).toBe(0);
      expect(await page.locator(shown).first().isVisible(), path).toBe(true);
    }
    await close();
  });

  it('the bar of a contract does not cover what has the focus', async () => {
    const { page, close } = await openTab(lab());
    await page.goto(`${lab().url}contracts/partner.html#operation/getPartner`);
    const button = page.locator('#redoc').getByRole('button', { name: 'View security details' }).first();
    await button.waitFor();
    const top = await button.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - 5);
      element.focus();
      return element.getBoundingClientRect().top;
    });
    const bar = await page.locator('#site').boundingBox();
    expect(top).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    await close();
  });

  it('arrows of a diagram point to the receiver, with forced colours too', async () => {
    const { page, close } = await openTab(lab(), { forcedColors: 'active' });
    await page.goto(`${lab().url}interfaces/partner.html`);
    const heads = page.locator('.sequence li:not(.note)').evaluateAll((messages) =>
      messages.map((message) => {
        const { width, backgroundColor } = getComputedStyle(message, '::after');
        const side = message.matches('.leftward') ? 'left' : 'right';
        const isThere = getComputedStyle(message, '::after')[side] === '0px';
        return isThere && width === '8px' && backgroundColor === getComputedStyle(message).color;
      }),
    );
    expect(new Set(await heads)).toEqual(new Set([true]));
    await close();
  });

  it('the button for copying covers no code', async () => {
    const { page, close } = await openTab(lab());
    await page.goto(`${lab().url}develop/mocks.html`);
    const gaps = page.locator('.code').evaluateAll((frames) =>
      frames.map((frame) => {
        const lines = document.createRange();
        lines.selectNodeContents(frame.querySelector('code') ?? frame);
        return lines.getBoundingClientRect().top - (frame.querySelector('.copy')?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.min(...(await gaps))).toBeGreaterThanOrEqual(0);
    await close();
  });

  it('the colours follow the system', async () => {
    const { page, close } = await openTab(lab(), { colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto(lab().url);
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).not.toBe(light);
    await close();
  });
});
