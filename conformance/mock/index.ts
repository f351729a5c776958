import { HOSTS, SERVED_BY, type Host, type InterfaceId } from '../../generated/platform.ts';
import type { Listener } from '../servers/handler.ts';
import { endedAnswers, type Ended } from '../servers/ended.ts';
import { openPorts } from '../servers/listen.ts';
import { withCors } from './cors.ts';
import { GENERATED, loadOperations } from './documents.ts';
import { sendJson, splitTarget, withoutFailing } from './http.ts';
import { withKnownOperations } from './known-operations.ts';
import { createLoanListener, isComputed } from './loan-offers.ts';
import { overlaidOperations, type UnfittingAnswer } from './overlaid-operations.ts';
import { asksForAnswer, ignoredPreferences } from './preferences.ts';
import { createPrismListener } from './prism.ts';

export { INVALID_TOKENS, OUTSIDE_PARTNER, TOKEN_WITHOUT_SCOPE } from './loan-offers.ts';
export type { UnfittingAnswer } from './overlaid-operations.ts';

/** Options of the mocks. */
export interface MockOptions {
  /** The first of six consecutive ports; 0 takes any free ports. */
  port: number;
  /** The address to listen on; default 127.0.0.1. */
  host?: string;
  /** The folder of the generated contracts; default `generated/` of the checkout. */
  documents?: URL;
  /** Contracts changed by Overlays, which replace those in the folder. */
  overlaid?: Readonly<Partial<Record<InterfaceId, object>>>;
  /** The interfaces that are served as after their last day; none by default. */
  ended?: Ended;
}

/** One host of the mocks: a row of the table that the command prints. */
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
  /** One row per host, in the order of the ports. */
  rows: readonly MockRow[];
  /** Responses that violate a contract of {@link MockOptions.overlaid}; empty without such contracts. */
  unfitting: readonly UnfittingAnswer[];
  /** Stops all hosts immediately and drops open connections. */
  close(): Promise<void>;
}

interface Served {
  listener: Listener;
  operations: number;
  unfitting: readonly UnfittingAnswer[];
}

/** The interfaces of a host that have not ended. */
function lasting(host: Host, ended: Ended): InterfaceId[] {
  return SERVED_BY[host].filter((id) => ended[id] === undefined);
}

async function loadHost(
  host: Host,
  { documents = GENERATED, overlaid = {}, ended = {} }: Partial<MockOptions>,
): Promise<Served> {
  const loaded = await Promise.all(
    lasting(host, ended).map(async (id) => {
      const document = overlaid[id];
      if (document !== undefined) return overlaidOperations(id, document);
      return { operations: await loadOperations(documents, id), unfitting: [] };
    }),
  );
  const operations = loaded.flatMap((one) => one.operations);
  const unfitting = loaded.flatMap((one) => one.unfitting);
  const prism = createPrismListener(operations);
  const served = SERVED_BY[host].some(isComputed) ? withComputed(prism) : prism;
  const known = withKnownOperations(namingIgnored(served), host, operations);
  return { listener: withCors(withEnded(known, host, ended), operations), operations: operations.length, unfitting };
}

/** Requests for a specific response get it from the contract of the envelope; all others get computed offers. */
function withComputed(prism: Listener): Listener {
  const loans = createLoanListener();
  return (request, response) => (asksForAnswer(request) ? prism : loans)(request, response);
}

/** Reports ignored parts of the header `Prefer` in a response header; they are usually misspelt. */
function namingIgnored(next: Listener): Listener {
  return (request, response) => {
    const ignored = ignoredPreferences(request);
    if (ignored !== '') response.setHeader('sl-ignored-preferences', ignored);
    return next(request, response);
  };
}

function withEnded(next: Listener, host: Host, ended: Ended): Listener {
  const answerTo = endedAnswers(host, ended);
  return async (request, response) => {
    const answer = answerTo(splitTarget(request.url ?? '/').path);
    if (answer === undefined) return next(request, response);
    request.resume();
    sendJson(response, answer.status, answer.body);
  };
}

function byHost<T>(valueOf: (host: Host) => T): Record<Host, T> {
  return Object.fromEntries(HOSTS.map((host) => [host, valueOf(host)])) as Record<Host, T>;
}

/** Starts to read the contracts; each host answers as soon as its own contracts are read. */
export function loadMocks(options: Partial<MockOptions> = {}): {
  served: Record<Host, Promise<Served>>;
  listeners: Record<Host, Listener>;
} {
  const served = byHost((host) => loadHost(host, options));
  const listenerOf = (host: Host): Listener =>
    withoutFailing(async (request, response) => (await served[host]).listener(request, response));
  return { served, listeners: byHost(listenerOf) };
}

/**
 * Serves the mocks of all interfaces in this process: six hosts on six ports, in the order of {@link HOSTS}. The ports are opened while
 * the contracts are still being read, so that a taken port is reported at once.
 *
 * @throws Error when a port is taken or out of range, or a contract cannot be read; nothing stays open then.
 */
export async function startMocks(options: MockOptions): Promise<Mocks> {
  const { port, host, ended = {} } = options;
  const { served, listeners } = loadMocks(options);
  const loading = Promise.all(HOSTS.map((name) => served[name]));
  // Not unhandled: a port that cannot be opened is reported first.
  loading.catch(() => undefined);
  const { urls, close } = await openPorts(listeners, { port, host });
  try {
    const loaded = await loading;
    const rows = HOSTS.map((name, index) => ({
      host: name,
      url: urls[name],
      interfaces: lasting(name, ended),
      operations: loaded[index]?.operations ?? 0,
    }));
    return { hosts: urls, rows, unfitting: loaded.flatMap(({ unfitting }) => unfitting), close };
  } catch (error) {
    await close();
    throw error;
  }
}
