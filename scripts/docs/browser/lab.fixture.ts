import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startMocks, type Mocks } from '../../../conformance/mock/index.ts';
import { builtSite, type BuiltSite } from './built-site.fixture.ts';
import { serveStatic } from './static-server.fixture.ts';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test in. */
export const HAS_BROWSER = existsSync(EXECUTABLE);

/** What to print where there is none. */
export const NO_BROWSER = `Skipped: what needs a browser. There is no ${EXECUTABLE}; install Chromium, or name one in CHROMIUM.`;

/** The built site, a server of it, and where there is a browser that one, and the mocks. */
export interface Lab {
  site: BuiltSite;
  /** Address of the site, with a slash at its end. */
  url: string;
  mocks: Mocks;
  browser: Browser;
  close(): Promise<void>;
}

/** Builds and starts everything. */
export async function openLab(): Promise<Lab> {
  const site = await builtSite();
  const server = await serveStatic(site.folder);
  const mocks = await startMocks({ port: 0 });
  const browser = HAS_BROWSER
    ? await chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] })
    : undefined;
  return {
    site,
    url: server.url,
    mocks,
    get browser() {
      if (browser === undefined) throw new Error(NO_BROWSER);
      return browser;
    },
    async close() {
      await Promise.all([browser?.close(), server.close(), mocks.close()]);
    },
  };
}

/** A tab of a reader whom the site has never seen. */
export interface Tab {
  page: Page;
  /** What went wrong so far: errors in the console, failed scripts, requests to where none may go. */
  problems: string[];
  close(): Promise<void>;
}

/**
 * Opens a tab.
 *
 * @param allowed beginnings of addresses that its pages may ask besides those of the site
 */
export async function openTab(
  { browser, url }: Lab,
  options: BrowserContextOptions = {},
  allowed: readonly string[] = [],
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // A page that still scrolls cannot be clicked.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const expected = [new URL(url).origin, 'data:', 'blob:', ...allowed];
  const note = (what: string): void => void problems.push(`${page.url().replace(url, '')}: ${what}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  const isExpected = (address: string): boolean => expected.some((beginning) => address.startsWith(beginning));
  page.on('request', (request) => {
    // The target of a redirect is announced even where nobody follows it.
    if (request.redirectedFrom() === null && !isExpected(request.url())) note(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!isExpected(response.url())) note(`gets ${response.url()}`);
    if (response.status() >= 400 && response.url().startsWith(url)) {
      note(`${String(response.status())} ${response.url()}`);
    }
  });
  return { page, problems, close: () => context.close() };
}
