import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An exchange of Dredd, before or after its request was sent. */
export interface Transaction {
  origin: { resourceName: string };
  request: { method: string; headers: Record<string, string>; body: string };
  /** Path and query of the request. */
  fullPath: string;
  expected: Expected;
  /** The answer, once there is one. */
  real?: { statusCode: number; headers: Record<string, string | string[]>; body?: string };
  skip: boolean;
}

/** What Dredd holds an answer against; what is left out is not looked at. */
export interface Expected {
  statusCode?: string;
  headers: Record<string, string>;
  body?: string;
  /** A JSON Schema in JSON; it wins over `body`. */
  bodySchema?: string;
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

/** What Dredd is to send where. */
export interface DreddRun {
  /** An OpenAPI document in JSON. */
  description: string;
  /** Base URL of the server. */
  server: string;
  /** Longest wait for an answer, in milliseconds. */
  timeoutMs: number;
  beforeEach: Hook;
  beforeEachValidation: Hook;
}

interface Test {
  origin: { resourceName: string };
  request?: { method: string };
  message?: string;
}

type DreddClass = new (settings: object) => { run(callback: (error: Error | null) => void): void };
interface Logger {
  transports: { console: { silent: boolean } };
}

const load = createRequire(import.meta.url);

/**
 * Runs Dredd in this process over one document. It prints nothing and talks to the server alone: none of its reporters is in
 * use, the one that uploads results least of all.
 *
 * @returns one entry for each exchange, in the order in which they were made
 * @throws Error when Dredd cannot read the document
 */
export async function runDredd(run: DreddRun): Promise<Told[]> {
  const Dredd = loadDredd();
  const { emitter, told } = listen();
  const register = (hooks: Hooks): void => {
    hooks.beforeEach((transaction) => run.beforeEach(transaction));
    hooks.beforeEachValidation((transaction) => run.beforeEachValidation(transaction));
  };
  const dredd = new Dredd({
    endpoint: run.server,
    apiDescriptions: [{ location: 'contract', content: run.description }],
    emitter,
    hookfiles: [join(import.meta.dirname, 'hooks/index.js')],
    http: { timeout: run.timeoutMs },
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
    (load('dredd/build/reporters/reporterOutputLogger') as { default: Logger }).default.transports.console.silent =
      true;
    return Dredd;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function listen(): { emitter: EventEmitter; told: Told[] } {
  const emitter = new EventEmitter();
  const told: Told[] = [];
  const tell = (outcome: Told['outcome'], test: Test, message: string): void => {
    const key = `${test.request?.method ?? '?'} ${test.origin.resourceName}`;
    told.push({ outcome, key, message: message.trim() });
  };
  emitter.on('test pass', (test: Test) => tell('passed', test, ''));
  emitter.on('test skip', (test: Test) => tell('skipped', test, ''));
  emitter.on('test fail', (test: Test) => tell('failed', test, test.message ?? ''));
  emitter.on('test error', (error: Error, test: Test) => tell('failed', test, error.message));
  return { emitter, told };
}
