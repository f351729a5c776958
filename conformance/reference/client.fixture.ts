import { manualClock, type ManualClock } from '../clock.ts';
import { createDeployment, type Deployment, type DeploymentOptions } from './deployment.ts';
import type { Handler } from '../servers/handler.ts';
import type { Host } from './interface.ts';
import { partner } from './login/seed.ts';

/** Headers and body of a request. A body that is neither string nor bytes is sent as JSON. */
export interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request of a test, for a host without a network. */
export interface Call extends Sent {
  method: string;
  path: string;
}

/** Sends `call` to `handler` as if that were served at `origin`. */
export async function send(handler: Handler, call: Call, origin = 'http://127.0.0.1'): Promise<Response> {
  const { method, path, body } = call;
  const headers = new Headers(call.headers);
  const init: RequestInit = { method, headers };
  if (typeof body === 'string') init.body = body;
  else if (body instanceof Uint8Array) init.body = new Uint8Array(body);
  else if (body !== undefined) {
    init.body = JSON.stringify(body);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  }
  return handler(new Request(origin + path, init));
}

/** Sends `calls` in turn, and returns the responses as text. */
export async function transcript(handler: Handler, calls: readonly Call[]): Promise<string[]> {
  const answers: string[] = [];
  for (const call of calls) {
    const response = await send(handler, call);
    const names = ['content-type', 'location', 'x-traceid', 'allow', 'www-authenticate', 'accept-patch'];
    const headers = names.map((name) => response.headers.get(name));
    // Read bytes, since reading as text would remove a byte order mark.
    const body = Buffer.from(await response.arrayBuffer()).toString('utf8');
    answers.push([response.status, ...headers, body].join('\n'));
  }
  return answers;
}

/** A deployment with a manual clock, and functions to call its hosts in this process. */
export interface TestClient {
  clock: ManualClock;
  deployment: Deployment;
  call(this: void, host: Host, method: string, path: string, sent?: Sent): Promise<Response>;
  /** The Authorization header of the seeded partner, with a token from the login endpoint. */
  bearer(this: void): Promise<Record<string, string>>;
}

const START = Date.UTC(2025, 10, 3, 9);

/** Creates a deployment for a test. By default a report or a commission takes 1000 ms of its clock. */
export function createTestClient(options: DeploymentOptions = {}): TestClient {
  const clock = manualClock(START);
  const deployment = createDeployment({ clock, readyAfterMs: 1000, ...options });

  const call: TestClient['call'] = (host, method, path, sent) =>
    send(deployment.hosts[host], { ...sent, method, path }, `http://${host}.test`);

  const bearer: TestClient['bearer'] = async () => {
    const body = new URLSearchParams({ username: partner.username, password: partner.password }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await call('login', 'POST', '/login', { headers, body });
    const { access_token: token = '' } = (await answer.json()) as { access_token?: string };
    return { Authorization: `Bearer ${token}` };
  };

  return { clock, deployment, call, bearer };
}
