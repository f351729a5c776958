import { expect, it } from 'vitest';
import { loadRules } from '../kit/load-rules.ts';
import type { Handler, Host } from '../reference/interface.ts';
import { ADDRESSES, idsWith, judgeInProcess } from './in-process.ts';

const SHARED: readonly Host[] = ['v2', 'baufi', 'login'];

/** Asks the hosts in turn until one of them knows the path. */
function together(hosts: ReadonlyMap<Host, Handler>): Handler {
  return async (request) => {
    let answer = new Response(null, { status: 404 });
    for (const host of SHARED) {
      const handler = hosts.get(host);
      if (handler === undefined) continue;
      const { pathname, search } = new URL(request.url);
      answer = await handler(new Request(`${ADDRESSES[host]}${pathname}${search}`, request.clone()));
      if (answer.status !== 404) return answer;
    }
    return answer;
  };
}

it('judges hosts that share one address, and leaves out what compares them', async () => {
  const hosts = new Map<Host, Handler>();
  const report = await judgeInProcess({
    rules: await loadRules(),
    around: (handler, host) => {
      hosts.set(host, handler);
      return host === 'v2' ? together(hosts) : handler;
    },
    configure: (config) => ({
      ...config,
      targets: { ...config.targets, baufi: ADDRESSES.v2, login: ADDRESSES.v2 },
    }),
  });
  expect(idsWith(report, 'failed')).toEqual([]);
  expect(idsWith(report, 'inconclusive', 'must')).toEqual([]);
  const compared = report.rules.find(({ id }) => id === 'offers-v3/login-host-serves-no-v3');
  expect(compared?.status).toBe('not-applicable');
});
