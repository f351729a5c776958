import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startMocks, type Mocks } from '../../../conformance/mock/index.ts';
import { buildWholeSite, readBuiltSite, type BuiltSite } from './built-site.fixture.ts';
import { serveStatic } from './static-server.fixture.ts';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test in. */
export const HAS_BROWSER = existsSync(EXECUTABLE);

/** What all tests of the site share. */
interface Shared {
  /** Folder of the built site. */
  folder: string;
  /** Address of the site, with a slash at its end. */
  url: string;
  /** Addresses of the mocks. */
  mocks: Mocks['hosts'];
  /** Where the browser is reached; undefined where there is none. */
  browser: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    lab: Shared;
  }
}

/** Builds and starts everything, once for all tests of the site. Returns what stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  if (!HAS_BROWSER) {
    console.warn(
      `Skipped: what needs a browser. There is no ${EXECUTABLE}; install Chromium, or name one in CHROMIUM.`,
    );
  }
  const folder = await buildWholeSite();
  const server = await serveStatic(folder);
  const mocks = await startMocks({ port: 0 });
  const browser = HAS_BROWSER
    ? await chromium.launchServer({ executablePath: EXECUTABLE, args: ['--no-sandbox'], host: '127.0.0.1' })
    : undefined;
  project.provide('lab', { folder, url: server.url, mocks: mocks.hosts, browser: browser?.wsEndpoint() });
  return () => Promise.all([browser?.close(), server.close(), mocks.close()]);
}

/** The site as it was built and is served, with a browser. */
export interface Lab extends Pick<Shared, 'url' | 'mocks'> {
  site: BuiltSite;
  browser: Browser;
}

/** What a file of tests looks at the site with. */
export function useLab(): () => Lab {
  let lab: Lab;
  beforeAll(async () => {
    const { browser, folder, ...rest } = inject('lab');
    const connected = browser === undefined ? undefined : await chromium.connect(browser);
    lab = {
      ...rest,
      site: await readBuiltSite(folder),
      get browser() {
        if (connected === undefined) throw new Error('There is no browser.');
        return connected;
      },
    };
    return () => connected?.close();
  });
  return () => lab;
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
