import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INDEX_PAGE, serveSite } from '../servers/site.ts';
import type { Io } from './io.ts';
import { serveUntilStopped, type ServeFlags } from './serve.ts';
import { UsageError } from './usage-error.ts';

/** The built pages: part of the package; `npm run docs` builds them in a checkout. */
const SITE = fileURLToPath(new URL('../../docs/site/', import.meta.url));

/**
 * Serves the documentation of the contracts until it is stopped.
 *
 * @param site - the folder with the pages
 * @throws UsageError when there are no pages, or the port cannot be opened
 */
export async function docsCommand(
  { port = 4020, host }: Partial<Pick<ServeFlags, 'port' | 'host'>>,
  io: Io,
  site: string = SITE,
): Promise<void> {
  if (!existsSync(join(site, INDEX_PAGE))) {
    throw new UsageError(
      `There are no pages in ${site}. In a checkout, \`npm run docs\` builds them; an installed package that lacks them is ` +
        'broken: install it again.',
    );
  }
  await serveUntilStopped(
    io,
    async () => {
      const { url, close } = await serveSite(site, { port, host });
      return { urls: { docs: url }, close };
    },
    ({ urls }) => `${urls.docs}\nStop with Ctrl-C.`,
  );
}
