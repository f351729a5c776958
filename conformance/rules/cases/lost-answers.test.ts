import { describe, expect, it } from 'vitest';
import { NoAnswer } from '../../engine/transport.ts';
import { judgeInProcess, rulesOf, type InProcessOptions } from '../../proof/in-process.ts';
import type { Handler } from '../../servers/handler.ts';

const rules = await rulesOf('cases-v3');

/** Rules, the requests of theirs whose answers are lost, and the record that they change. */
const CHANGES: readonly (readonly [string, string, RegExp, string])[] = [
  ['new-responsible-person-reads', 'PUT', /\/kundenBetreuer$/, 'BF4711/kundenBetreuer'],
  ['responsible-persons-can-be-set', 'PUT', /\/vorgangsBearbeiter$/, 'BF4711/vorgangsBearbeiter'],
  ['case-can-be-changed', 'PATCH', /\/BF4711$/, 'BF4711'],
  ['status-can-be-set', 'POST', /\/status$/, 'BF4711/antraege/1/1'],
];

const LOSSES: Record<string, { times: number; lose: () => Response }> = {
  // Sent twice, since a 504 is asked again.
  'answered with 504': { times: 2, lose: () => new Response(null, { status: 504 }) },
  'not answered': {
    times: 1,
    lose: () => {
      throw new NoAnswer('no answer');
    },
  },
  'answered with 500': { times: 1, lose: () => new Response(null, { status: 500 }) },
  'never answered, nor is what takes it back': {
    times: Number.POSITIVE_INFINITY,
    lose: () => {
      throw new NoAnswer('no answer');
    },
  },
};

/** Makes the changes that are asked for, but loses the first answers to them; remembers the record before. */
function losing(
  method: string,
  path: RegExp,
  record: string,
  { times, lose }: { times: number; lose: () => Response },
) {
  let read: (() => Promise<unknown>) | undefined;
  let former: unknown;
  let lost = 0;
  const around: InProcessOptions['around'] = (next: Handler) => async (request) => {
    const { pathname } = new URL(request.url);
    if (read === undefined && request.method === 'GET' && pathname.endsWith(`/${record}`) && authorized(request)) {
      const again = request.clone();
      read = async (): Promise<unknown> => (await next(again.clone())).json();
      former = await read();
    }
    const response = await next(request);
    if (request.method !== method || !path.test(pathname) || lost >= times) return response;
    lost += 1;
    return lose();
  };
  return { around, former: () => former, present: async () => read?.(), lost: () => lost };
}

const authorized = (request: Request) => request.headers.has('authorization');

describe.each(CHANGES)('%s', (name, method, path, record) => {
  const own = rules.filter(({ id }) => id === `cases-v3/${name}`);

  it.each(Object.entries(LOSSES))('a change that is made, but %s, is put back', async (_, loss) => {
    const target = losing(method, path, record, loss);
    const report = await judgeInProcess({ rules: own, around: target.around });
    expect(target.lost()).toBeGreaterThan(0);
    expect(report.rules.map(({ status }) => status)).not.toContain('passed');
    expect(target.former()).toBeDefined();
    expect(await target.present()).toEqual(target.former());
    expect(report.leftovers).toEqual([]);
  });
});

it.each([
  ['refused', 'PUT', 'was changed, and did not come back', () => new Response(null, { status: 403 })],
  ['not answered', 'PUT', 'was changed, and did not come back', LOSSES['not answered']?.lose],
  ['not read any more', '', 'cannot be read any more; look whether it is as it was', LOSSES['not answered']?.lose],
])('what does not come back is listed: %s', async (_, method, said, lose = () => new Response(null)) => {
  let changed = false;
  const report = await judgeInProcess({
    rules: rules.filter(({ id }) => id === 'cases-v3/new-responsible-person-reads'),
    around: (next) => async (request) => {
      const isOfPerson = request.url.endsWith('/kundenBetreuer');
      const isChange = request.method === 'PUT' && isOfPerson;
      if (isOfPerson && changed && request.method.startsWith(method)) return lose();
      const response = await next(request);
      if (!isChange) return response;
      changed = true;
      throw new NoAnswer('no answer');
    },
  });
  expect(report.leftovers).toEqual([
    `cases-v3/new-responsible-person-reads: could not be undone: case BF4711: kundenBetreuer ${said}`,
  ]);
});

it('what cannot be taken back, and has no definite answer, is listed', async () => {
  const report = await judgeInProcess({
    rules: rules.filter(({ id }) => /message-can-be-sent|readiness/.test(id)),
    around: (next) => (request) =>
      /\/(nachricht|entscheidungsreife)$/.test(request.url) ? new Response(null, { status: 504 }) : next(request),
  });
  expect(report.leftovers).toEqual([
    'cases-v3/message-can-be-sent: perhaps a message was sent to case BF4711: there was no definite answer',
    expect.stringMatching(/perhaps partial application BF4711\/1\/1 is reported ready for decision: there was no/),
  ]);
});

it('what is refused is not listed', async () => {
  const report = await judgeInProcess({
    rules,
    around: (next) => (request) =>
      request.method === 'GET' || request.url.endsWith('/login') ? next(request) : new Response(null, { status: 400 }),
  });
  expect(report.leftovers).toEqual([]);
});

it.each([
  [401, '; see credentials.login'],
  [404, '; see targets.login'],
  [500, ''],
])('what was not sent, since nobody gave a token but %i, is not listed', async (status, advice) => {
  const report = await judgeInProcess({
    rules,
    around: (next) => (request) => (request.url.endsWith('/login') ? new Response(null, { status }) : next(request)),
    configure: (config) => ({ ...config, credentials: { login: { username: 'ABC12', password: 'wrong' } } }),
  });
  expect(report.rules.map(({ reason }) => reason)).toContain(`login gave no token (status ${status})${advice}`);
  expect(report.leftovers).toEqual([]);
});

it('what was added to a list is taken away once, however many changes are looked after in the end', async () => {
  let list = ['a', 'b'];
  let patches = 0;
  const patch = { contentType: 'application/json-patch+json', body: [{ op: 'add', path: '/liste/0', value: 'neu' }] };
  const report = await judgeInProcess({
    rules,
    configure: (config) => ({
      ...config,
      fixtures: { ...config.fixtures, cases: { ...config.fixtures?.cases, bodies: { patch } } },
    }),
    around: (next) => async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith('/v3/vorgaenge/BF4711')) return next(request);
      const response = await next(request.clone());
      if (request.method === 'GET' && response.ok) {
        return Response.json({ ...((await response.json()) as object), liste: list });
      }
      if (request.method !== 'PATCH') return response;
      // Strangers crash the server, so that nobody knows what became of their changes.
      if (response.status === 401) return new Response(null, { status: 500 });
      const operations = (await request.json().catch(() => [])) as readonly { op: string; path: string }[];
      patches += 1;
      // The change is made, and is not taken back at once.
      if (patches === 2) return new Response(null, { status: 500 });
      for (const { op, path } of operations) {
        const at = Number(path.slice('/liste/'.length));
        list = op === 'add' ? list.toSpliced(at, 0, 'neu') : list.toSpliced(at, 1);
      }
      return Response.json({});
    },
  });
  expect(patches).toBeGreaterThan(2);
  expect(list).toEqual(['a', 'b']);
  expect(report.leftovers.filter((line) => line.includes('fixtures.cases.bodies.patch'))).toEqual([]);
});
