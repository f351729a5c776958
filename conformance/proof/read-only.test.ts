import { OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import type { Handler } from '../servers/handler.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { CONSTANT_ANSWERS, judgeInProcess } from './in-process.ts';

const rules = await loadRules();

/** A request that a host received. */
interface Received {
  host: Host;
  method: string;
  path: string;
  body: string;
}

/** Judges by all rules, and records every request that reaches a host. */
async function wireLog(
  allowWrites: boolean,
  serve: (next: Handler) => Handler = (next) => next,
  configure: (config: Config) => Config = (config) => config,
): Promise<{ log: Received[]; report: Report }> {
  const log: Received[] = [];
  const report = await judgeInProcess({
    rules,
    allowWrites,
    configure,
    around: (next, host) => {
      const handle = serve(next);
      return async (request) => {
        const body = await request.clone().text();
        log.push({ host, method: request.method, path: new URL(request.url).pathname, body });
        return handle(request);
      };
    },
  });
  return { log, report };
}

/** The query in a GraphQL request; undefined if the body has none, so that a server cannot execute it. */
function queryIn(body: string): string | undefined {
  try {
    const { query } = JSON.parse(body) as { query?: unknown };
    return typeof query === 'string' ? query : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if the query cannot be parsed, so that a server cannot execute it. */
function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

function asksOnly(query: string): boolean {
  return (parsed(query)?.definitions ?? []).every(
    (definition) => !('operation' in definition) || definition.operation === OperationTypeNode.QUERY,
  );
}

/** Whether a request may be sent without --allow-writes. */
function isReading({ host, method, path, body }: Received): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  if (method !== 'POST') return false;
  if (host === 'login') return path === '/login';
  const query = queryIn(body);
  return host === 'kex' && path === '/angebote' && (query === undefined || asksOnly(query));
}

const writesIn = (log: readonly Received[]) => log.filter((request) => !isReading(request));

describe('without --allow-writes', () => {
  const reference = wireLog(false);

  it('only reading requests reach the reference deployment, on every host and for every interface', async () => {
    const { log, report } = await reference;
    expect(writesIn(log)).toEqual([]);
    expect(new Set(log.map(({ host }) => host))).toEqual(new Set(HOSTS));
    const concluded = report.rules.filter(({ status }) => status === 'passed').map((one) => one.interface);
    expect([...new Set(concluded)].sort()).toEqual([...INTERFACE_IDS].sort());
    expect(report.leftovers.filter((line) => !line.includes('a session was opened and will expire'))).toEqual([]);
  });

  it.each(Object.entries(CONSTANT_ANSWERS))('only reading requests reach a server of %s', async (_, answer) => {
    const { log, report } = await wireLog(false, () => answer);
    expect(writesIn(log)).toEqual([]);
    expect(report.leftovers).toEqual([]);
  });

  it('only reading requests reach a server that responds to everything with a Location', async () => {
    const { log } = await wireLog(false, () => (request) => {
      const location = new URL('/next', request.url).href;
      return Response.json({ id: '4711', ermittlungsId: '4711' }, { status: 201, headers: { location } });
    });
    expect(writesIn(log)).toEqual([]);
  });

  it('only reading requests are sent without fixtures, and with mayChange', async () => {
    const bare = await wireLog(false, undefined, ({ targets, credentials = {} }) => ({ targets, credentials }));
    const marked = await wireLog(false, undefined, (config) => {
      const { cases, applications, partner } = config.fixtures ?? {};
      const mayChange = true;
      const changeable = {
        cases: { ...cases, mayChange },
        applications: { ...applications, mayChange },
        partner: { ...partner, mayChange },
      };
      return { ...config, fixtures: { ...config.fixtures, ...changeable } };
    });
    expect(writesIn([...bare.log, ...marked.log])).toEqual([]);
  });
});

describe('the wire log', () => {
  it('has the writes of a run with --allow-writes', async () => {
    const { log } = await wireLog(true);
    const methods = new Set(writesIn(log).map(({ method }) => method));
    expect(methods).toEqual(new Set(['POST', 'PUT', 'PATCH']));
  });

  it.each<[string, Received]>([
    ['a mutation', { host: 'kex', method: 'POST', path: '/angebote', body: '{"query":"mutation { x }"}' }],
    ['a mutation behind a query', graphql('query a { x } mutation b { x }')],
    ['a subscription', graphql('subscription { x }')],
    ['a deletion', { host: 'pm', method: 'DELETE', path: '/partner/ABC12', body: '' }],
    ['a logout', { host: 'pm', method: 'POST', path: '/logout', body: '' }],
    ['a report', { host: 'report', method: 'POST', path: '/login', body: '{}' }],
  ])('classifies %s as a write', (_, request) => {
    expect(writesIn([request])).toEqual([request]);
  });

  it.each([graphql('{ x }'), graphql('query a { x } fragment f on Query { x }')])(
    'classifies a query as a read',
    (query) => {
      expect(writesIn([query])).toEqual([]);
    },
  );
});

function graphql(query: string): Received {
  return { host: 'kex', method: 'POST', path: '/angebote', body: JSON.stringify({ query }) };
}
