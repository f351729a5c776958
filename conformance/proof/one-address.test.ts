import { expect, it } from 'vitest';
import { SERVED_BY } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Handler } from '../servers/handler.ts';
import type { Host } from '../reference/interface.ts';
import { ADDRESSES, idsWith, judgeInProcess } from './in-process.ts';
import { readBundled } from '../contracts/bundled.ts';
import { contractOf } from './mutants/contract.ts';

const SHARED: readonly Host[] = ['v2', 'baufi', 'login'];

/** The paths of each host's contracts. */
const PATHS = SHARED.map((host) => ({
  host,
  paths: SERVED_BY[host].flatMap((id) => contractOf(readBundled(id)).operations.map(({ path }) => path)),
}));

/** Passes a request on to the host whose contracts have its path, or to v2 if no contract has it. */
function together(hosts: ReadonlyMap<Host, Handler>): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { host } = PATHS.find(({ paths }) => paths.some((path) => path.test(pathname))) ?? { host: 'v2' };
    const handler = hosts.get(host);
    return handler === undefined
      ? new Response(null, { status: 404 })
      : handler(new Request(`${ADDRESSES[host]}${pathname}${search}`, request.clone()));
  };
}

it('judges hosts that share one URL, and skips the rule that compares them', async () => {
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
