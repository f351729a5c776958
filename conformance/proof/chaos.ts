import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import type { Handler } from '../servers/handler.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { CONSTANT_ANSWERS, judgeInProcess, type InProcessOptions } from './in-process.ts';
import { satisfiedBy } from './satisfied.ts';

/** A server whose responses have nothing to do with the requests. */
interface Chaos {
  /** Creates the wrap of every host; called for each run. */
  around(): NonNullable<InProcessOptions['around']>;
  /** Ids of the statements that it happens to satisfy. */
  satisfied: ReadonlySet<string>;
}

/** Echoes the request in the response. */
async function echo(request: Request, status: number): Promise<Response> {
  const text = await request.text();
  const type = request.headers.get('content-type') ?? 'application/json';
  const asked = JSON.stringify({ url: request.url, method: request.method, ...Object.fromEntries(request.headers) });
  return new Response(text === '' ? asked : text, {
    status,
    headers: { 'Content-Type': type, Location: request.url, 'X-TraceId': request.headers.get('x-traceid') ?? 'none' },
  });
}

/** Every host responds like the host `step` places further in the list. */
function swapped(step: number): Chaos['around'] {
  return () => {
    const handlers = new Map<Host, Handler>();
    return (next, host) => {
      handlers.set(host, next);
      const other = HOSTS[(HOSTS.indexOf(host) + step) % HOSTS.length] ?? host;
      return (request) => (handlers.get(other) ?? next)(request);
    };
  };
}

/** A server with the same response to every request; `satisfied` are the kinds of statements that it happens to satisfy. */
const alike = (answer: Handler, ...satisfied: string[]): Chaos => ({
  around: () => () => answer,
  satisfied: satisfiedBy(...satisfied),
});

/** The kinds of statements that an empty 200 satisfies. */
const OK = ['reads', 'any success', '200'];

/** The kinds of statements that constant responses satisfy; responses that are not listed satisfy none. */
const SATISFYING: Readonly<Record<string, readonly string[]>> = {
  '200 {}': [...OK, 'json', 'changes'],
  '200 HTML': OK,
  '202 {}': ['reads', 'changes', '202'],
  '204': ['any success', 'reads', '204'],
};

/** Servers whose responses have nothing to do with the requests. */
export const CHAOS: Readonly<Record<string, Chaos>> = {
  ...Object.fromEntries(
    Object.entries(CONSTANT_ANSWERS).map(([name, answer]) => [
      name,
      alike(async () => answer(), ...(SATISFYING[name] ?? [])),
    ]),
  ),
  '200 without a body': alike(async () => new Response(null), ...OK, 'empty body'),
  '200 of the request': alike((request) => echo(request, 200), ...OK, 'json', 'changes', 'echo'),
  '201 of the request': alike((request) => echo(request, 201), 'reads', 'changes', 'echo', 'creation'),
  '302 to the request': alike((request) => echo(request, 302)),
  ...Object.fromEntries(
    HOSTS.slice(1).map((_, index) => [
      `hosts moved by ${index + 1}`,
      { around: swapped(index + 1), satisfied: satisfiedBy('errors') },
    ]),
  ),
};

/** The result of a run against such a server. */
export interface ChaosRow {
  name: string;
  verdict: Report['verdict'];
  /** The must-rules that passed, although the responses do not satisfy all of their statements. */
  passed: string[];
}

/**
 * Judges a server of {@link CHAOS} by the whole suite.
 *
 * @throws RangeError when there is none with this name
 */
export async function judgeChaos(name: string, rules: readonly Rule[]): Promise<ChaosRow> {
  const chaos = CHAOS[name];
  if (chaos === undefined) throw new RangeError(`there is no chaos called ${name}`);
  const report = await judgeInProcess({ rules, around: chaos.around() });
  const passed = report.rules.filter(({ level, status }) => level === 'must' && status === 'passed');
  return {
    name,
    verdict: report.verdict,
    passed: passed.filter(({ source }) => !source.every((id) => chaos.satisfied.has(id))).map(({ id }) => id),
  };
}
