import { INTERFACE_IDS } from '../../generated/platform.ts';
import { isComputed } from '../mock/loan-offers.ts';
import { startMocks, type UnfittingAnswer } from '../mock/index.ts';
import { table } from '../reporters/table.ts';
import { endedLines } from './ended.ts';
import type { Io } from './io.ts';
import { mockConfiguration } from './mock-config.ts';
import { overlaidDocuments } from './overlaid-documents.ts';
import { serveUntilStopped, writtenConfigLine, type ServeFlags } from './serve.ts';

/**
 * Serves the mocks of all interfaces until it is stopped.
 *
 * @throws UsageError when a port cannot be opened or the configuration cannot be written, OverlayError when an Overlay cannot be used
 */
export async function mockCommand(flags: ServeFlags & { overlay: string[] }, io: Io): Promise<void> {
  const { port = 4010, host, writeConfig: file, overlay, ended } = flags;
  const overlaid = await overlaidDocuments(overlay);
  return serveUntilStopped(
    io,
    async () => {
      const mocks = await startMocks({ port, host, ended, overlaid });
      for (const answer of mocks.unfitting) io.stderr.write(`${unfittingLine(answer)}\n`);
      return { ...mocks, urls: mocks.hosts };
    },
    async ({ rows, urls }) => {
      const written = await writtenConfigLine(file, mockConfiguration(urls, ended), 'mocks');
      const lines = rows.map((row) => [row.host, row.url, String(row.operations), row.interfaces.join(', ')]);
      const addresses = table(['host', 'address', 'operations', 'interfaces'], lines);
      const notes = [...endedLines(ended), ...tightenedLines(overlaid), written];
      return [addresses, '', ...notes, '', 'Stop with Ctrl-C.'].join('\n');
    },
  );
}

function tightenedLines(overlaid: object): string[] {
  const ids = INTERFACE_IDS.filter((id) => id in overlaid);
  if (ids.length === 0) return [];
  const computed =
    'Consumer-loan offers are computed from the SDL; their tightened contract answers only requests whose header Prefer selects a response.';
  return [`Tightened by --overlay: ${ids.join(', ')}.`, ...(ids.some(isComputed) ? [computed] : []), ''];
}

function unfittingLine({ interface: id, operation, status, mediaType }: UnfittingAnswer): string {
  return (
    `--overlay: the mock has no example that fits the tightened contract of ${id}: ` +
    `${operation}, ${status}, ${mediaType}. Add one to the Overlay.`
  );
}
