import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An exchange of Dredd, before or after its request was sent. */
export interface Transaction {
  origin: { resourceName: string };
  request: { method: string; headers: Record<string, string>; body: string };
  /** What the answer is held against; what is left out is not looked at. A `bodySchema`, JSON Schema in JSON, wins over `body`. */
  expected: { statusCode?: string; headers: Record<string, string>; body?: string; bodySchema?: string };
  /** The answer, once there is one. */
  real?: { statusCode: number; headers: Record<string, string | string[]> };
  skip: boolean;
}

type Hook = (transaction: Transaction) => void;

/** The hooks of Dredd that the sweep uses, and the settings that reach a hook file. */
export interface Hooks {
  configuration: { custom: { register: (hooks: Hooks) => void } };
  beforeEach(hook: Hook): void;
  beforeEachValidation(hook: Hook): void;
}

/** What Dredd tells about one exchange. */
export interface Told {
  outcome: 'passed' | 'failed' | 'skipped';
  /** Method and path as in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  /** Why it failed; several lines. */
  message: string;
}

interface Test extends Pick<Transaction, 'origin'> {
  request?: { method: string };
  message?: string;
}

type DreddClass = new (settings: object) => { run(callback: (error: Error | null) => void): void };

const TIMEOUT_MS = 10_000;
const load = createRequire(import.meta.url);

/**
 * Runs Dredd in this process over one document. It prints nothing and talks to the server alone: none of its reporters is in
 * use, the one that uploads results least of all.
 *
 * @param description - an OpenAPI document in JSON
 * @param server - base URL of the server
 * @param register - sets the hooks
 * @returns one entry for each exchange, in the order in which they were made
 * @throws Error when Dredd cannot read the document
 */
export async function runDredd(description: string, server: string, register: (hooks: Hooks) => void): Promise<Told[]> {
  const told: Told[] = [];
  const tell = (outcome: Told['outcome'], { request, origin }: Test, message = ''): void => {
    told.push({ outcome, key: `${request?.method ?? '?'} ${origin.resourceName}`, message: message.trim() });
  };
  const emitter = new EventEmitter()
    .on('test pass', (test: Test) => tell('passed', test))
    .on('test skip', (test: Test) => tell('skipped', test))
    .on('test fail', (test: Test) => tell('failed', test, test.message))
    .on('test error', (error: Error, test: Test) => tell('failed', test, error.message));
  const Dredd = loadDredd();
  const dredd = new Dredd({
    endpoint: server,
    apiDescriptions: [{ location: 'contract', content: description }],
    emitter,
    hookfiles: [join(import.meta.dirname, 'hooks/index.js')],
    http: { timeout: TIMEOUT_MS },
    loglevel: 'silent',
    custom: { cwd: import.meta.dirname, register },
  });
  await new Promise<void>((resolve, reject) => {
    dredd.run((error) => (error ? reject(error) : resolve()));
  });
  return told;
}

function loadDredd(): DreddClass {
  const { emitWarning } = process;
  // Its old logger makes Node warn about a circular dependency, which nobody here can mend.
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
