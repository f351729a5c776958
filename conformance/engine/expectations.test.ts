import { describe, expect, it } from 'vitest';
import { INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { judgeInProcess, type InProcessOptions } from '../proof/in-process.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { pathPattern } from '../contracts/path-pattern.ts';
import { terminalReporter } from '../reporters/terminal.ts';
import { ENDING } from '../servers/ended.ts';
import type { Config } from './config/schema.ts';
import { loadRules } from './load-rules.ts';
import type { Report } from './report.ts';

const rules = await loadRules();
const BEFORE = new Date('2026-11-30T22:30:00Z');
const AFTER = new Date('2026-11-30T23:30:00Z');

/** A deployment without some interfaces. */
const without =
  (
    ids: readonly InterfaceId[],
    answer: (path: string) => Response = () => new Response(null, { status: 410 }),
  ): Around =>
  (next, host) =>
  (request) => {
    const { pathname } = new URL(request.url);
    const isOf = ({ path }: { path: string }) => pathPattern(path).test(pathname);
    return ids.some((id) => INTERFACES[id].host === host && OPERATIONS[id].some(isOf))
      ? answer(pathname)
      : next(request);
  };
type Around = NonNullable<InProcessOptions['around']>;

function judge(ids: readonly InterfaceId[], options: Partial<InProcessOptions> & { expected?: Config['expect'] }) {
  const { expected, ...others } = options;
  return judgeInProcess({
    rules: rules.filter((rule) => ids.includes(rule.interface)),
    configure: (config) => (expected === undefined ? config : { ...config, expect: expected }),
    ...others,
  });
}

/** The last line in a terminal. */
function lastLine(report: Report): string {
  let text = '';
  const stream = { write: (part: string) => (text += part) } as unknown as NodeJS.WriteStream;
  terminalReporter({ stream, quiet: true })({ type: 'end', report });
  return text.trim();
}

describe('an ended interface beside others', () => {
  it.each([
    [BEFORE, 'inconclusive'],
    [AFTER, 'conformant'],
  ] as const)('on %s leaves the verdict %s, and is named', async (startedAt, verdict) => {
    const report = await judge([...ENDING, 'applications'], { around: without(ENDING), startedAt });
    expect(report.verdict).toBe(verdict);
    expect(lastLine(report)).toContain(`; not served: ${ENDING.toSorted().join(', ')} (410)`);
  });
});

describe('an ended interface that redirects every request elsewhere is not judged', () => {
  const leading: Record<string, (path: string) => Record<string, string>> = {
    'to one address': () => ({ Location: 'https://docs.example/v3' }),
    'to one address of its own host': () => ({ Location: '/ended' }),
    'to the same path of another host': (path) => ({ Location: `https://new.example${path}` }),
    'to nowhere': () => ({}),
  };
  const cases = [301, 302, 308].flatMap((status) => Object.keys(leading).map((where) => [status, where] as const));

  it.each(cases)('%s %s', async (status, where) => {
    const elsewhere = (path: string) => new Response(null, { status, headers: leading[where]?.(path) ?? {} });
    const report = await judge([...ENDING, 'offers-v3'], { around: without(ENDING, elsewhere), startedAt: AFTER });
    expect(report.verdict).toBe('conformant');
  });
});

describe('the responses of an ended interface are open', () => {
  const page = (status: number) => new Response('<p>Ended</p>', { status, headers: { 'Content-Type': 'text/html' } });

  it.each([
    ['a page', () => page(200)],
    ['a sentence', () => new Response('Ended', { status: 203 })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['400', () => page(400)],
    ['451', () => page(451)],
    ['501', () => page(501)],
  ])('%s fails no rule', async (_, answer) => {
    const report = await judge([...ENDING, 'offers-v3'], { around: without(ENDING, answer), startedAt: AFTER });
    expect(report.verdict).toBe('conformant');
  });

  it('but an HTML page fails an interface that has not ended, or that sends it only without a credential', async () => {
    const early = await judge(['cases-v1'], { around: without(['cases-v1'], () => page(200)), startedAt: BEFORE });
    expect(early.verdict).toBe('nonconformant');
    const openly: Around = (next, host) => (request) =>
      host !== 'v2' || request.headers.has('authorization') ? next(request) : page(200);
    const late = await judge(['offers-v2'], { around: openly, startedAt: AFTER });
    expect(late.verdict).toBe('nonconformant');
  });
});

describe('an ended interface behind a gateway that requires a token', () => {
  /** The gateway checks the token first. */
  const behindGateway =
    (status: number): Around =>
    (next, host) => {
      const gone = without(ENDING, () => new Response(null, { status }))(next, host);
      return (request) =>
        host === 'v2' && !request.headers.get('authorization')?.startsWith('Bearer ey')
          ? new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
          : gone(request);
    };
  const expectation = Object.fromEntries(ENDING.map((id) => [id, 'retired' as const]));

  it.each([404, 403])('is not judged after status %s with the token', async (status) => {
    const report = await judge([...ENDING, 'offers-v3'], { around: behindGateway(status), startedAt: AFTER });
    expect(report.verdict).toBe('conformant');
  });

  it.each([404, 200, 301])('is retired if former resources get %s with the token', async (status) => {
    const report = await judge(ENDING, { around: behindGateway(status), expected: expectation });
    expect(report.verdict).toBe('conformant');
  });

  it('is not considered retired if the token may lack a permission', async () => {
    const report = await judge(ENDING, { around: behindGateway(403), expected: expectation });
    expect(report.verdict).toBe('inconclusive');
  });

  it('is judged if it answers with the token', async () => {
    const report = await judge(['cases-v1'], { startedAt: AFTER, allowWrites: false });
    expect(report.rules.some(({ status }) => status === 'passed')).toBe(true);
  });
});

describe('an interface that is expected to be retired', () => {
  const [id] = ENDING.filter((one) => one.startsWith('cases'));
  const expected = { [String(id)]: 'retired' as const };
  const gone = (status: number, headers = {}) =>
    without([id as InterfaceId], () => new Response(null, { status, headers }));

  it.each([403, 404, 405])('may answer %s', async (status) => {
    const report = await judge([id as InterfaceId, 'applications'], { around: gone(status), expected });
    expect(report.verdict).toBe('conformant');
  });

  it('may redirect elsewhere', async () => {
    const report = await judge([id as InterfaceId], { around: gone(301, { location: '/v3' }), expected });
    expect(report.verdict).toBe('conformant');
  });

  it('is not considered served if the target refuses every credential, or does not answer', async () => {
    for (const status of [401, 502]) {
      const report = await judge([id as InterfaceId], { around: gone(status), expected });
      expect(report.verdict).toBe('inconclusive');
    }
  });
});

it.each([
  [
    'before the end',
    BEFORE,
    'supply fixtures.offers.ermittlungsId, check targets.v2, or say expect.offers-v2: retired',
  ],
  ['after it', AFTER, 'it ended on 2026-11-30; if it is still served, supply fixtures.offers.ermittlungsId'],
])(
  'a run without fixtures names those that would show whether an interface is served, %s',
  async (_, startedAt, remedy) => {
    const report = await judgeInProcess({
      rules: rules.filter(({ id }) => id === 'offers-v2/determination-reads'),
      startedAt,
      allowWrites: false,
      configure: ({ fixtures, ...config }) => {
        const { ermittlungsId, ...offers } = fixtures?.offers ?? {};
        expect(ermittlungsId).toBeDefined();
        return { ...config, fixtures: { ...fixtures, offers } };
      },
      around: without(['offers-v2'], () => Response.json({ message: 'not found' }, { status: 404 })),
    });
    expect(report.rules[0]?.reason).toBe(
      'nothing shows whether the target serves offers-v2: 2 requests to it are answered with 404, with and without the credential, ' +
        `with invented identifiers; ${remedy}`,
    );
  },
);

it('a host that is not of the platform makes the verdict inconclusive, and is named', async () => {
  const typo: Around = (next, host) => (request) =>
    host === 'baufi' ? Response.json({ message: 'no such path' }, { status: 404 }) : next(request);
  const report = await judgeInProcess({ rules, around: typo });
  expect(report.verdict).not.toBe('conformant');
  expect(lastLine(report)).toMatch(/; not served: cases-v3, offers-v3 \(404\)$/);
});
