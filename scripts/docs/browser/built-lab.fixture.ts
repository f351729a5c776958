import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { manualClock } from '../../../conformance/clock.ts';
import { startMocks } from '../../../conformance/mock/index.ts';
import { BROWSER, NO_BROWSER } from '../../browser.fixture.ts';
import { buildSite } from '../build.ts';
import { serveStatic } from './static-server.fixture.ts';
import type {} from './lab.fixture.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Kept between runs, so that only changed files are written. */
const FOLDER = join(ROOT, 'node_modules/.cache/docs-site');

/** Builds the site and starts servers and browser, once for all tests. Returns a function that stops them. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  if (BROWSER === undefined) console.warn(`Skipped: ${NO_BROWSER}`);
  await buildSite(ROOT, FOLDER, manualClock(Date.UTC(2026, 10, 22)));
  const server = await serveStatic(FOLDER);
  const mocks = await startMocks({ port: 0 });
  const browser =
    BROWSER === undefined
      ? undefined
      : await chromium.launchServer({ executablePath: BROWSER, args: ['--no-sandbox'], host: '127.0.0.1' });
  project.provide('lab', { folder: FOLDER, url: server.url, mocks: mocks.hosts, browser: browser?.wsEndpoint() });
  return () => Promise.all([browser?.close(), server.close(), mocks.close()]);
}
