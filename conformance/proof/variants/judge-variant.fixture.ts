import { judgeTarget } from '../../engine/judge-target.ts';
import { validateConfig } from '../../engine/config/validate.ts';
import { httpTransport } from '../../engine/http-transport.ts';
import type { Report } from '../../engine/report.ts';
import type { Rule } from '../../engine/rule.ts';
import { manualClock } from '../../clock.ts';
import { createDeployment } from '../../reference/deployment.ts';
import { HOSTS, type Host } from '../../reference/interface.ts';
import { judgeInProcess, SUITE } from '../in-process.ts';
import type { Variant } from './variant.ts';
import { serveBy } from './wire.fixture.ts';
import type { Wire } from './wire.ts';

/** Long enough for slow variants. */
const PATIENCE_MS = 5000;

/** The result on a variant, and how often it deviated from the reference deployment. */
export interface JudgedVariant {
  report: Report;
  /** The number of requests and responses that the variant replaced. */
  deviations: number;
}

/**
 * Judges a variant by `rules`: in this process, or over real connections if it changes HTTP messages on the wire. The clock advances only
 * when the suite pauses.
 */
export async function judgeVariant(
  { around, configure, wire }: Variant,
  rules: readonly Rule[],
): Promise<JudgedVariant> {
  if (wire !== undefined) return judgeOverHttp(wire, rules);
  const given = new WeakSet<Request | Response>();
  let deviations = 0;
  const report = await judgeInProcess({
    rules,
    patienceMs: PATIENCE_MS,
    configure,
    around: (next, host) => {
      const watched = around?.(async (request) => {
        if (!given.has(request)) deviations += 1;
        const response = await next(request);
        given.add(response);
        return response;
      }, host);
      return async (request) => {
        given.add(request);
        const response = await (watched ?? next)(request);
        if (!given.has(response)) deviations += 1;
        return response;
      };
    },
  });
  return { report, deviations };
}

async function judgeOverHttp(wire: Wire, rules: readonly Rule[]): Promise<JudgedVariant> {
  const clock = manualClock(Date.UTC(2026, 0, 15, 9));
  const deployment = createDeployment({ clock });
  const served = await Promise.all(HOSTS.map((host) => serveBy(wire, deployment.hosts[host])));
  const urls = Object.fromEntries(HOSTS.map((host, at) => [host, served[at]?.url])) as Record<Host, string>;
  const { send, close } = httpTransport({ requestTimeoutMs: 10_000 });
  try {
    const report = await judgeTarget({
      rules,
      suite: SUITE,
      config: validateConfig(await deployment.configuration(urls), (path) => path.join('.')),
      transport: send,
      startedAt: new Date(clock.now()),
      allowWrites: true,
      sleep: async (ms) => clock.advance(ms),
    });
    return { report, deviations: report.exchanges.length };
  } finally {
    await close();
    for (const { server } of served) {
      server.close();
      server.closeAllConnections();
    }
  }
}
