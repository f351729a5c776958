/**
 * Builds the site of the contracts into `docs/site/`, and serves it.
 *
 * Exit code: 0 built, or served until it was stopped; 1 a page could not be built; 2 wrong usage or a taken port.
 */
import { join, resolve } from 'node:path';
import { readDocsArguments, USAGE } from './docs/arguments.ts';
import type { DocsArguments } from './docs/arguments.ts';
import { buildSite } from './docs/build.ts';
import type { BuiltPage } from './docs/redoc.ts';
import { PortError, serveSite } from './docs/server.ts';
import type { SiteServer } from './docs/server.ts';
import { messageOf } from './message-of.ts';

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'docs/site');

process.exitCode = await main();

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  let wanted: DocsArguments;
  let server: SiteServer | undefined;
  try {
    wanted = readDocsArguments(process.argv.slice(2));
    // The port comes first: a taken one is told before the pages are built.
    if (!wanted.buildOnly) server = await serveSite(site, wanted.port, wanted.host);
  } catch (error) {
    console.error(error instanceof PortError ? error.message : `${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  const where = server === undefined ? 'docs/site/' : `docs/site/, soon to be read at ${server.url}`;
  console.log(`Building ${where} …`);
  try {
    const { pages, rendered } = await buildSite({ root, site, onPage: reportPage });
    const built = rendered.filter(({ outcome }) => outcome === 'built').length;
    const contracts = `${String(built)} of ${String(rendered.length)} pages of contracts`;
    const seconds = (performance.now() / 1000).toFixed(1);
    console.log(`docs/site/: ${String(pages)} pages and ${contracts} built in ${seconds} s, the others unchanged.`);
  } catch (error) {
    console.error(`${messageOf(error)}\nThe site is not complete.`);
    await server?.close();
    return 1;
  }
  if (server !== undefined) await serveUntilStopped(server);
  return 0;
}

async function serveUntilStopped(server: SiteServer): Promise<void> {
  console.log(`${server.url}\nStop with Ctrl-C.`);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await server.close();
}

function reportPage({ page, outcome, durationMs }: BuiltPage): void {
  if (!process.stdout.isTTY || outcome === 'unchanged') return;
  console.log(`${page} (${(durationMs / 1000).toFixed(1)} s)`);
}
