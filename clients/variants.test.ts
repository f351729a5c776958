import { describe, expect, it } from 'vitest';
import { manualClock } from '../conformance/clock.ts';
import type { Config } from '../conformance/engine/config/schema.ts';
import { ADDRESSES, START } from '../conformance/proof/in-process.ts';
import { VARIANTS } from '../conformance/proof/variants/index.ts';
import type { Variant } from '../conformance/proof/variants/variant.ts';
import { createDeployment } from '../conformance/reference/deployment.ts';
import { HOSTS, type Host } from '../conformance/reference/interface.ts';
import { newMint } from '../conformance/reference/tokens.ts';
import type { Handler } from '../conformance/servers/handler.ts';
import { PlatformError } from './common/index.ts';
import { callEverything, type Called } from './flows.fixture.ts';

const MINT = newMint();

/** Calls all methods on the hosts that a variant changes, without a network and without waiting. */
async function calledOn({
  around = (next) => next,
  configure = (config) => config,
}: Partial<Variant>): ReturnType<typeof callEverything> {
  const time = manualClock(START);
  const deployment = createDeployment({ clock: time, mint: MINT });
  const changed = new Set<Host>();
  const handlers = HOSTS.map((host): [string, Handler] => {
    const own = deployment.hosts[host];
    const wrapped = around(own, host);
    if (wrapped !== own) changed.add(host);
    return [ADDRESSES[host], wrapped];
  });
  const byOrigin = new Map(handlers);
  const wait = async (ms: number) => time.advance(ms);
  const settings = {
    clock: { now: () => time.now(), wait },
    now: () => time.now(),
    fetch: async (request: Request) =>
      byOrigin.get(new URL(request.url).origin)?.(request) ?? new Response('elsewhere'),
  };
  const config = configure((await deployment.configuration(ADDRESSES)) as Config);
  const isAnywhere = changed.size === 0 || changed.has('login');
  return callEverything(config, settings, isAnywhere ? HOSTS : [...changed]);
}

/** The failed calls, as `interface method: code status`. */
const failuresIn = (called: readonly Called[]): string[] =>
  called.flatMap(({ interface: id, method, error }) => {
    if (error === undefined) return [];
    const said = error instanceof PlatformError ? `${error.code} ${error.status ?? ''}` : (error as Error).message;
    return [`${id} ${method}: ${said.trim()}`];
  });

/** Codes that blame the server. Refusals by the server have other codes. */
const ACCUSED = /: (?!(REQUEST_REFUSED|NOT_ALLOWED|NOT_FOUND|RETIRED|RATE_LIMITED|PLATFORM_FAILED|GRAPHQL_FAILED)\b)/;

describe('the clients', () => {
  it('succeed with all methods on the reference deployment', async () => {
    const { called, left } = await calledOn({});
    expect(failuresIn(called)).toEqual([]);
    // The call works once per application; cases-v3 makes it.
    expect(left).toEqual(['cases-v2 createEntscheidungsreife']);
  });

  it('work with every correct server: new refusals have to be listed, and only one server is blamed', async () => {
    const failures: string[] = [];
    // Variants of the wire change what only `fetch` reads.
    for (const variant of Object.values(VARIANTS).flat()) {
      if (variant.wire !== undefined) continue;
      failures.push(...failuresIn((await calledOn(variant)).called).map((failure) => `${variant.name}, ${failure}`));
    }
    const accused = failures.filter((failure) => ACCUSED.test(failure)).map((failure) => failure.split(',', 1)[0]);
    // XML is no valid response to a request that accepts only JSON.
    expect(new Set(accused)).toEqual(new Set(['part-reads-as-xml']));
    await expect(`${failures.join('\n')}\n`).toMatchFileSnapshot('variants.refusals.txt');
  });
});
