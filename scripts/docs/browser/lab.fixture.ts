import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import type { Mocks } from '../../../conformance/mock/index.ts';
import { BROWSER } from '../../browser.fixture.ts';
import { readBuiltSite, type BuiltSite } from './built-site.fixture.ts';

export const HAS_BROWSER = BROWSER !== undefined;

interface Shared {
  /** Folder of the built site. */
  folder: string;
  /** Address of the site, with a slash at its end. */
  url: string;
  /** Addresses of the mocks. */
  mocks: Mocks['hosts'];
  /** WebSocket address of the browser; undefined if there is none. */
  browser: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    lab: Shared;
  }
}

/** The built and served site, with a browser. */
export interface Lab extends Pick<Shared, 'url' | 'mocks'> {
  site: BuiltSite;
  browser: Browser;
}

/** Connects the tests of a file to the site and the browser. */
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

/** A tab without cookies or storage. */
export interface Tab {
  page: Page;
  /** Problems so far: errors in the console, failed scripts, requests to other hosts. */
  problems: string[];
  close(): Promise<void>;
}

/**
 * Opens a tab.
 *
 * @param allowed prefixes of addresses that its pages may request besides those of the site
 */
export async function openTab(
  { browser, url }: Lab,
  options: BrowserContextOptions = {},
  allowed: readonly string[] = [],
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Without smooth scrolling: a page that still scrolls cannot be clicked.
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
    // The event also announces targets of redirects that are not followed.
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
