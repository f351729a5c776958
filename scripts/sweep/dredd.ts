import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An exchange of Dredd, before or after sending the request. */
export interface Transaction {
  origin: { resourceName: string };
  request: { method: string; headers: Record<string, string>; body: string };
  /** Expected response; absent members are not compared. `bodySchema`, a JSON Schema as JSON, takes precedence over `body`. */
  expected: { statusCode?: string; headers: Record<string, string>; body?: string; bodySchema?: string };
  /** The response, once received. */
  real?: { statusCode: number; headers: Record<string, string | string[]> };
  skip: boolean;
}

type Hook = (transaction: Transaction) => void;

/** The hooks of Dredd that the sweep uses, and the settings passed to a hook file. */
export interface Hooks {
  configuration: { custom: { register: (hooks: Hooks) => void } };
  beforeEach(hook: Hook): void;
  beforeEachValidation(hook: Hook): void;
}

/** Dredd's result of an exchange. */
export interface ExchangeResult {
  outcome: 'passed' | 'failed' | 'skipped';
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  /** Reason for a failure; several lines. */
  message: string;
}

interface Test extends Pick<Transaction, 'origin'> {
  request?: { method: string };
  message?: string;
}

type DreddClass = new (settings: object) => { run(callback: (error: Error | null) => void): void };

/** The part of the body that the error of `JSON.parse` quotes; it may be a token. */
const EXCERPT = /, (?:\.\.\.)?"[^]*"(?:\.\.\.)?(?= is not valid JSON)/;

const TIMEOUT_MS = 10_000;
const load = createRequire(import.meta.url);

/**
 * Runs Dredd in this process on one document. It prints nothing and contacts only the server: its reporters are not used, in particular not
 * the one that uploads results.
 *
 * @param description - an OpenAPI document in JSON
 * @param server - base URL of the server
 * @param register - sets the hooks
 * @returns a result for each exchange, in order
 * @throws Error if Dredd cannot read the document
 */
export async function runDredd(
  description: string,
  server: string,
  register: (hooks: Hooks) => void,
): Promise<ExchangeResult[]> {
  const results: ExchangeResult[] = [];
  const add = (outcome: ExchangeResult['outcome'], { request, origin }: Test, text = ''): void => {
    const message = text.replace(EXCERPT, '').trim();
    results.push({ outcome, key: `${request?.method ?? '?'} ${origin.resourceName}`, message });
  };
  const emitter = new EventEmitter()
    .on('test pass', (test: Test) => add('passed', test))
    .on('test skip', (test: Test) => add('skipped', test))
    .on('test fail', (test: Test) => add('failed', test, test.message))
    .on('test error', (error: Error, test: Test) => add('failed', test, error.message));
  const Dredd = loadDredd();
  const dredd = new Dredd({
    endpoint: server,
    apiDescriptions: [{ location: 'contract', content: description }],
    emitter,
    hookfiles: [join(import.meta.dirname, 'hooks/index.js')],
    // Without a pool, no request gets a connection that the server is about to close.
    http: { timeout: TIMEOUT_MS, pool: false },
    loglevel: 'silent',
    custom: { cwd: import.meta.dirname, register },
  });
  await new Promise<void>((resolve, reject) => {
    dredd.run((error) => (error ? reject(error) : resolve()));
  });
  return results;
}

function loadDredd(): DreddClass {
  const { emitWarning } = process;
  // Its outdated logger makes Node warn about a circular dependency.
  process.emitWarning = () => undefined;
  try {
    const Dredd = load('dredd') as DreddClass;
    // No setting of Dredd silences the lines of its terminal reporter.
    const output = load('dredd/build/reporters/reporterOutputLogger') as {
      default: { transports: { console: { silent: boolean } } };
    };
    output.default.transports.console.silent = true;
    return Dredd;
  } finally {
    process.emitWarning = emitWarning;
  }
}
