import { describe, expect, it, vi } from 'vitest';
import { pathPattern } from '../conformance/contracts/path-pattern.ts';
import { OPERATIONS } from '../generated/operations.ts';
import type { Host, InterfaceId } from '../generated/platform.ts';
import type { BearerApiSettings } from './common/connect.ts';
import {
  ContractViolatedError,
  NetworkError,
  NotAllowedError,
  PlatformError,
  PlatformFailedError,
  RateLimitedError,
} from './common/errors.ts';
import type { CallSettings } from './common/settings.ts';
import { tokenSource, type TokenSource } from './login/index.ts';
import { failureOf, onHost } from './overlay.fixture.ts';
import { serveReference, type Served, type ServeOptions } from './reference.fixture.ts';

/** An interface with a Bearer token, and two calls that succeed on the seed data. */
export interface BearerSubject<Api> {
  host: Host;
  create: (settings: BearerApiSettings) => Api;
  read: (api: Api, own?: CallSettings) => Promise<unknown>;
  /** Whether the contract specifies the payload of the read. */
  shown?: boolean;
  change: (api: Api, own?: CallSettings) => Promise<unknown>;
}

/** A deployment, and an API that calls it with a token from its login. */
export type Started<Api> = Served & { api: Api; accessToken: TokenSource };

/** Serves the reference deployment, and creates the API of one of its hosts. */
export async function startBearerApi<Api>(
  { host, create }: Pick<BearerSubject<Api>, 'host' | 'create'>,
  options: ServeOptions = {},
  settings: Partial<BearerApiSettings> = {},
): Promise<Started<Api>> {
  const served = await serveReference(options);
  const { urls, clock, credentials } = served;
  // The clock stands still, so the source does not replace an expired token before the platform rejects it.
  const accessToken = tokenSource({ ...credentials.login, baseUrl: urls.login, clock, now: () => 0 });
  const api = create({ baseUrl: urls[host], accessToken, clock, now: clock.now, ...settings });
  return { ...served, api, accessToken };
}

/** The operationIds of a contract that received no request, in the order of the contract. */
export function operationsNotReached(id: InterfaceId, received: Served['received']): string[] {
  const paths = received.map(({ method, path }) => [method, path.split('?', 1)[0] ?? ''] as const);
  return OPERATIONS[id]
    .filter(({ method, path }) => !paths.some(([sent, at]) => sent === method && pathPattern(path).test(at)))
    .map((operation) => operation.id);
}

/** Tests that apply to every interface with a Bearer token. */
export function behavesLikeBearerApi<Api>(subject: BearerSubject<Api>): void {
  const { host, read, change, shown = false } = subject;
  const start = (options?: ServeOptions, settings?: Partial<BearerApiSettings>) =>
    startBearerApi(subject, options, settings);
  /** Replaces the first `times` responses of the host. */
  const instead = (answer: () => Response | Promise<Response>, times = Infinity) => {
    let left = times;
    return onHost(host, () => ((left -= 1) >= 0 ? answer() : undefined));
  };

  describe('as an interface with a Bearer token', () => {
    it('returns bodies that match the contract', async () => {
      const { api } = await start({}, { validate: true });
      await read(api);
      await change(api);
    });

    it('sends a trace id with each call, by default a new one, and keeps it on errors', async () => {
      const { api, received } = await start(instead(() => new Response(null, { status: 404 })));
      const error = await failureOf(read(api, { traceId: 'mine' }));
      await failureOf(read(api));
      const sent = received.filter((request) => request.host === host).map(({ headers }) => headers.get('X-TraceId'));
      expect(sent).toEqual(['mine', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(error).toBeInstanceOf(PlatformError);
      expect(error).toMatchObject({
        traceId: 'mine',
        status: 404,
        operation: expect.stringMatching(/^GET \/v\d/) as string,
      });
    });

    it('never follows a redirect to another origin', async () => {
      let elsewhere = '';
      const redirect = () => new Response(null, { status: 302, headers: { Location: elsewhere } });
      const { api, received, urls } = await start(instead(redirect));
      elsewhere = `${urls.pm}/elsewhere`;
      for (const call of [read, change]) {
        const error = await failureOf(call(api));
        expect(error).toBeInstanceOf(ContractViolatedError);
        expect(error).toMatchObject({ status: 302 });
      }
      expect(received.map((request) => request.host)).not.toContain('pm');
    });

    it('keeps the token out of errors', async () => {
      const { api } = await start({}, { accessToken: 'wrong-secret' });
      for (const call of [read, change]) {
        const error = await failureOf(call(api));
        expect(error).toBeInstanceOf(NotAllowedError);
        expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain('wrong-secret');
      }
    });

    it('renews an expired token once for all calls that share it', async () => {
      const { api, received, clock } = await start();
      const logins = () => received.filter((request) => request.host === 'login').length;
      await Promise.all([read(api), read(api)]);
      expect(logins()).toBe(1);
      await clock.wait(2 * 3600 * 1000);
      await Promise.all([read(api), change(api), read(api)]);
      expect(logins()).toBe(2);
    });

    const spent = () => new Response('{}', { status: 429, headers: { 'X-RateLimit-Reset': '7' } });

    it('waits for the next window of a rate limit', async () => {
      const { api, clock } = await start(instead(spent, 2));
      await read(api);
      expect(clock.waits).toEqual([7000, 7000]);
    });

    it('fails at once with whenRateLimited: fail', async () => {
      const { api, clock } = await start(instead(spent), { whenRateLimited: 'fail' });
      const error = await failureOf(change(api));
      expect(error).toBeInstanceOf(RateLimitedError);
      expect(error).toMatchObject({ retryAfterMs: 7000 });
      expect(clock.waits).toEqual([]);
    });

    it.each([
      ['an HTML page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
      ['JSON that breaks off', () => new Response('{"a":', { headers: { 'Content-Type': 'application/json' } })],
    ])('does not take %s for what was to be read', async (_, answer) => {
      const { api } = await start(instead(answer));
      await expect(read(api)).rejects.toThrow(ContractViolatedError);
    });

    it('takes any success, whose status is not published', async () => {
      const { api } = await start(instead(() => Response.json({ a: 1 }, { status: 202 })));
      expect(await read(api)).toEqual({ a: 1 });
    });

    it.each([
      ['null', null, () => Response.json(null)],
      ['nothing', undefined, () => new Response('')],
    ])(`${shown ? 'does not take' : 'takes'} %s for what was to be read`, async (_, empty, answer) => {
      const { api } = await start(instead(answer));
      if (shown) await expect(read(api)).rejects.toThrow(ContractViolatedError);
      else expect(await read(api)).toBe(empty);
    });

    it('throws PlatformFailedError for 5xx', async () => {
      // The server logs the connections that the test cuts.
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const cut = () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) }), {
          headers: { 'Content-Type': 'application/json' },
        });
      const { api } = await start(instead(cut));
      for (const call of [read, change]) await expect(call(api)).rejects.toThrow(PlatformFailedError);
    });

    it('repeats a read without a response, but no change', async () => {
      let calls = 0;
      const fetch = () => {
        calls += 1;
        return Promise.reject(new TypeError('fetch failed'));
      };
      const { api } = await start({}, { fetch });
      await expect(change(api)).rejects.toThrow(NetworkError);
      expect(calls).toBe(1);
      await expect(read(api)).rejects.toThrow(NetworkError);
      expect(calls).toBe(4);
    });

    it('aborts a slow call with its signal', async () => {
      const controller = new AbortController();
      const slow = () => {
        controller.abort(new Error('enough'));
        return new Promise<Response>(() => undefined);
      };
      const { api } = await start(instead(slow));
      await expect(read(api, { signal: controller.signal })).rejects.toThrow('enough');
    });
  });
}
