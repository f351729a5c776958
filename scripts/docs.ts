/**
 * Builds the documentation site into `docs/site/` and serves it.
 *
 * Exit code: 0 built, or served until stopped; 1 a page could not be built; 2 wrong usage, or the port is taken.
 */
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../conformance/message-of.ts';
import { DEFAULT_HOST } from '../conformance/servers/listen.ts';
import { serveSite } from '../conformance/servers/site.ts';
import { CONSOLE, runCommand } from './run-command.ts';

const DEFAULT_PORT = '4020';
const USAGE = `Usage: npm run docs [-- --port N] [--host ADDRESS] [--build-only]
  --port N        port of the site (default ${DEFAULT_PORT}; 0 takes any that is free)
  --host ADDRESS  address to listen on (default ${DEFAULT_HOST})
  --build-only    build the site and do not serve it`;

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'docs/site');

process.exitCode = await runCommand(
  process.argv.slice(2),
  { usage: USAGE, read: readArguments, carryOut: buildAndServe, failed: 2 },
  CONSOLE,
);

function readArguments(args: readonly string[]): { port: number; host: string; buildOnly: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      host: { type: 'string', default: DEFAULT_HOST },
      'build-only': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port takes a whole number from 0 to 65535, not «${values.port}».`);
  }
  return { port, host: values.host, buildOnly: values['build-only'] };
}

async function buildAndServe({ port, host, buildOnly }: ReturnType<typeof readArguments>): Promise<number> {
  // Listen first, so that a taken port is reported before the pages are built.
  let isBuilt = false;
  const server = buildOnly ? undefined : await serveSite(site, { port, host }, () => isBuilt);
  const where = server === undefined ? 'docs/site/' : `docs/site/, soon to be read at ${server.url}`;
  console.log(`Building ${where} …`);
  try {
    // Loads Redoc and TypeScript, for which neither help nor a wrong option has to wait.
    const { buildSite } = await import('./docs/build.ts');
    const pages = await buildSite(root, site);
    isBuilt = true;
    console.log(`docs/site/: ${String(pages)} pages built in ${(performance.now() / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(`${messageOf(error)}\nThe site is not complete.`);
    await server?.close();
    return 1;
  }
  if (server === undefined) return 0;
  console.log(`${server.url}\nStop with Ctrl-C.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}
