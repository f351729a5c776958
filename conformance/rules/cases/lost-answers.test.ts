import { describe, expect, it } from 'vitest';
import { NoAnswer } from '../../engine/transport.ts';
import { judgeInProcess, type InProcessOptions } from '../../proof/in-process.ts';
import { rulesOf } from '../../proof/rules-and-faults.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import type { Handler } from '../../servers/handler.ts';
import { VERSIONS_OF } from '../../../generated/platform.ts';
import { PERSONS } from './steps/persons.ts';

const rules = await rulesOf('cases-v3');

/** Rules, their requests whose responses are lost, and the record that these change. */
const CHANGES: readonly (readonly [string, string, RegExp, string])[] = [
  ['new-responsible-person-reads', 'PUT', /\/kundenBetreuer$/, 'BF4711/kundenBetreuer'],
  ['responsible-persons-can-be-set', 'PUT', /\/vorgangsBearbeiter$/, 'BF4711/vorgangsBearbeiter'],
  ['case-can-be-changed', 'PATCH', /\/BF4711$/, 'BF4711'],
  ['status-can-be-set', 'POST', /\/status$/, 'BF4711/antraege/1/1'],
];

const LOSSES: Record<string, { times: number; lose: () => Response }> = {
  // Twice, since the engine repeats a request after a 504.
  'answered with 504': { times: 2, lose: () => new Response(null, { status: 504 }) },
  'not answered': {
    times: 1,
    lose: () => {
      throw new NoAnswer('no answer');
    },
  },
  'answered with a body that cannot be read': {
    times: 1,
    lose: () => new Response(`${'['.repeat(600)}${']'.repeat(600)}`),
  },
  'answered with 500': { times: 1, lose: () => new Response(null, { status: 500 }) },
  'not answered, nor is the request that undoes it': {
    times: Number.POSITIVE_INFINITY,
    lose: () => {
      throw new NoAnswer('no answer');
    },
  },
};

/** Remembers how a record is read first. */
function remembering(record: string) {
  let read: (() => Promise<unknown>) | undefined;
  let former: unknown;
  const around = (next: Handler) => async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (read === undefined && request.method === 'GET' && pathname.endsWith(`/${record}`) && authorized(request)) {
      const again = request.clone();
      read = async (): Promise<unknown> => (await next(again.clone())).json();
      former = await read();
    }
    return next(request);
  };
  return { around, former: () => former, present: async () => read?.() };
}

/** Makes the requested changes, but loses the first responses to them; remembers the record before. */
function losing(
  method: string,
  path: RegExp,
  record: string,
  { times, lose }: { times: number; lose: () => Response },
) {
  const remembered = remembering(record);
  let lost = 0;
  const around: InProcessOptions['around'] = (next: Handler) => async (request) => {
    const response = await remembered.around(next)(request);
    if (request.method !== method || !path.test(new URL(request.url).pathname) || lost >= times) return response;
    lost += 1;
    return lose();
  };
  return { ...remembered, around, lost: () => lost };
}

const authorized = (request: Request) => request.headers.has('authorization');

describe.each(CHANGES)('%s', (name, method, path, record) => {
  const own = rules.filter(({ id }) => id === `cases-v3/${name}`);

  it.each(Object.entries(LOSSES))('a change that is made, but %s, is undone', async (_, loss) => {
    const target = losing(method, path, record, loss);
    const report = await judgeInProcess({ rules: own, around: target.around });
    expect(target.lost()).toBeGreaterThan(0);
    expect(report.rules.map(({ status }) => status)).not.toContain('passed');
    expect(target.former()).toBeDefined();
    expect(await target.present()).toEqual(target.former());
    expect(report.leftovers).toEqual([]);
  });
});

it.each(['handler-follows-adviser', 'adviser-follows-handler'])('%s: neither is left changed', async (name) => {
  const follow = variantNamed(name).around ?? ((next: Handler) => next);
  const persons = Object.keys(PERSONS).map((person) => remembering(`BF4711/${person}`));
  const report = await judgeInProcess({
    rules: (await Promise.all(VERSIONS_OF.cases.map(rulesOf))).flat(),
    around: (next, host) => persons.reduce((inner, { around }) => around(inner), follow(next, host)),
  });
  for (const { former, present } of persons) {
    expect(former()).toBeDefined();
    expect(await present()).toEqual(former());
  }
  expect(report.leftovers.filter((line) => Object.keys(PERSONS).some((person) => line.includes(person)))).toEqual([]);
});

it.each([
  ['refused', 'PUT', 'was changed, and did not come back', () => new Response(null, { status: 403 })],
  ['not answered', 'PUT', 'was changed, and did not come back', LOSSES['not answered']?.lose],
  ['not read any more', '', 'cannot be read any more; look whether it is as it was', LOSSES['not answered']?.lose],
])('a change that cannot be undone is reported: %s', async (_, method, reason, lose = () => new Response(null)) => {
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
    `cases-v3/new-responsible-person-reads: could not be undone: case BF4711: kundenBetreuer ${reason}`,
  ]);
});

it('an irreversible request without a definite response is reported', async () => {
  const report = await judgeInProcess({
    rules: rules.filter(({ id }) => /message-can-be-sent|readiness/.test(id)),
    around: (next) => (request) =>
      /\/(nachricht|entscheidungsreife)$/.test(request.url) ? new Response(null, { status: 504 }) : next(request),
  });
  expect(report.leftovers).toEqual([
    'cases-v3/message-can-be-sent: perhaps a message was sent to case BF4711: there was no definite response',
    expect.stringMatching(/perhaps partial application BF4711\/1\/1 is reported ready for decision: there was no/),
  ]);
});

it.each([400, 429])('requests refused with %i are not reported', async (status) => {
  const report = await judgeInProcess({
    rules,
    around: (next) => (request) =>
      request.method === 'GET' || request.url.endsWith('/login') ? next(request) : new Response(null, { status }),
  });
  expect(report.leftovers).toEqual([]);
});

it.each([
  [401, '; see credentials.login'],
  [404, '; see targets.login'],
  [500, ''],
])('requests that were not sent, since the login answered %i, are not reported', async (status, advice) => {
  const report = await judgeInProcess({
    rules,
    around: (next) => (request) => (request.url.endsWith('/login') ? new Response(null, { status }) : next(request)),
    configure: (config) => ({ ...config, credentials: { login: { username: 'ABC12', password: 'wrong' } } }),
  });
  expect(report.rules.map(({ reason }) => reason)).toContain(`login gave no token (status ${status})${advice}`);
  expect(report.leftovers).toEqual([]);
});

it('an addition to a list is removed once, even if several changes of it are checked at the end', async () => {
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
      // Strangers get a 500, so that it is unknown whether their changes were made.
      if (response.status === 401) return new Response(null, { status: 500 });
      const operations = (await request.json().catch(() => [])) as readonly { op: string; path: string }[];
      patches += 1;
      // The first attempt to undo the change fails.
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
