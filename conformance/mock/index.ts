import { pathToFileURL } from 'node:url';
import { withCors } from './cors.ts';
import { GENERATED, loadOperations, readGenerated } from './documents.ts';
import type { Operation } from './documents.ts';
import { HOSTS, INTERFACES } from './hosts.ts';
import type { Host, InterfaceId } from './hosts.ts';
import type { Handler } from './http.ts';
import { createLoanHandler } from './kex/handler.ts';
import { createLoanSchema } from './kex/schema.ts';
import { createPrismHandler } from './prism.ts';
import { openServer } from './server.ts';
import type { OpenServer } from './server.ts';
import { unfittingAnswers } from './unfitting-answers.ts';
import type { UnfittingAnswer } from './unfitting-answers.ts';

export { HOSTS, INTERFACES } from './hosts.ts';
export type { Host, InterfaceId } from './hosts.ts';
export { INVALID_TOKENS, TOKEN_WITHOUT_SCOPE } from './kex/handler.ts';
export { OUTSIDE_PARTNER } from './kex/offers.ts';
export type { UnfittingAnswer } from './unfitting-answers.ts';

/** How the mocks are served. */
export interface MockOptions {
  /** The first of six ports in a row; 0 takes any six that are free. */
  port: number;
  /** The address to listen on; default 127.0.0.1. */
  host?: string;
  /** The folder of the generated contracts; default `generated/` of the checkout. */
  documents?: URL | string;
  /** Contracts as Overlays have left them, in the place of those in the folder. */
  overlaid?: Readonly<Partial<Record<InterfaceId, object>>>;
  /** Largest accepted request body in bytes; default 10 MiB. */
  maxBodyBytes?: number;
  /** Closes the mocks when it is aborted. */
  signal?: AbortSignal;
}

/** What one host of the mocks serves: one row of the table that the command line prints. */
export interface MockRow {
  host: Host;
  url: string;
  interfaces: readonly InterfaceId[];
  /** Number of operations over all interfaces of the host. */
  operations: number;
}

/** The running mocks. */
export interface Mocks {
  /** Base URL of each host, without a trailing slash. */
  hosts: Record<Host, string>;
  /** The interfaces of each host. */
  interfaces: Record<Host, readonly InterfaceId[]>;
  /** One row per host, in the order of the ports. */
  rows: readonly MockRow[];
  /** Answers that break a contract of {@link MockOptions.overlaid}; without such contracts there are none. */
  unfitting: readonly UnfittingAnswer[];
  /** Stops all hosts at once, dropping open connections. */
  close(): Promise<void>;
}

interface Served {
  handler: Handler;
  operations: number;
  unfitting: readonly UnfittingAnswer[];
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Where the contracts come from. */
interface Contracts {
  folder: URL;
  overlaid: Readonly<Partial<Record<InterfaceId, object>>>;
}

async function loadHost(host: Host, { folder, overlaid }: Contracts, maxBodyBytes: number): Promise<Served> {
  const loaded = await Promise.all(
    INTERFACES[host].map(async (id) => {
      const document = overlaid[id];
      const own = await loadOperations(folder, id, document);
      return { own, unfitting: document === undefined ? [] : unfittingAnswers(id, document, own) };
    }),
  );
  const operations: Operation[] = loaded.flatMap(({ own }) => own);
  const unfitting = loaded.flatMap((one) => one.unfitting);
  const prism = createPrismHandler(operations, maxBodyBytes);
  if (host !== 'kex') return { handler: withCors(prism, operations), operations: operations.length, unfitting };

  const schema = createLoanSchema(await readGenerated(folder, 'consumer-loan-offers', 'schema.graphql'));
  const loans = createLoanHandler(schema, maxBodyBytes);
  // Whoever asks for a certain answer gets it from the contract of the envelope; all others get computed offers.
  const handler: Handler = (request, response) =>
    request.headers['prefer'] === undefined ? loans(request, response) : prism(request, response);
  return { handler: withCors(handler, operations), operations: operations.length, unfitting };
}

function checkPort(port: number): void {
  const last = 65535 - (HOSTS.length - 1);
  if (!Number.isInteger(port) || port < 0 || port > last) {
    throw new Error(`The first port must be a whole number from 0 to ${last}, got ${port}.`);
  }
}

function folderUrl(folder: URL | string): URL {
  const { href } = typeof folder === 'string' ? pathToFileURL(folder) : folder;
  return new URL(href.endsWith('/') ? href : `${href}/`);
}

function byHost<T>(valueOf: (host: Host, index: number) => T): Record<Host, T> {
  return Object.fromEntries(HOSTS.map((host, index) => [host, valueOf(host, index)])) as Record<Host, T>;
}

/**
 * Serves the mocks of all interfaces in this process: six hosts on six ports, in the order of {@link HOSTS}. The ports
 * are opened while the contracts are still being read, so that a taken one is reported at once.
 *
 * @throws Error when a port is taken or out of range, or a contract cannot be read; nothing stays open then.
 */
export async function startMocks(options: MockOptions): Promise<Mocks> {
  const { port, host: address = '127.0.0.1', documents = GENERATED, overlaid = {}, signal } = options;
  const { maxBodyBytes = MAX_BODY_BYTES } = options;
  checkPort(port);
  signal?.throwIfAborted();

  const contracts = { folder: folderUrl(documents), overlaid };
  const served = byHost((host) => loadHost(host, contracts, maxBodyBytes));
  const attempts = await Promise.allSettled(
    HOSTS.map((host, index) => {
      const handler: Handler = async (request, response) => (await served[host]).handler(request, response);
      return openServer(handler, address, port === 0 ? 0 : port + index);
    }),
  );
  const servers = attempts.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value);
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server: OpenServer) => server.close()));
  };
  const loading = Promise.all(HOSTS.map((host) => served[host]));
  try {
    const failure = attempts.find((attempt) => attempt.status === 'rejected');
    if (failure) {
      loading.catch(() => undefined);
      throw failure.reason;
    }
    const loaded = await loading;
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => void close(), { once: true });
    const urls = servers.map(({ url }) => url);
    const hosts = byHost((_, index) => urls[index] ?? '');
    const rows = HOSTS.map((host, index) => ({
      host,
      url: hosts[host],
      interfaces: INTERFACES[host],
      operations: loaded[index]?.operations ?? 0,
    }));
    return { hosts, interfaces: INTERFACES, rows, unfitting: loaded.flatMap(({ unfitting }) => unfitting), close };
  } catch (error) {
    await close();
    throw error;
  }
}
