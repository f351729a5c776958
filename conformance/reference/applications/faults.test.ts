import { expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import type { Handler } from '../../servers/handler.ts';
import { send, transcript } from '../client.fixture.ts';
import type { Call } from '../client.fixture.ts';
import { garbage } from '../garbage.fixture.ts';
import { createTokens } from '../tokens.ts';
import { faults } from './faults.ts';
import { OTHER_PROVIDER } from './seed.ts';
import { createApplications } from './index.ts';

const clock = manualClock(Date.parse('2026-01-12T09:30:00Z'));
const tokens = createTokens(clock);
const authorization = `Bearer ${await tokens.issue({ partnerId: 'PRV01', scopes: [] })}`;
const path = '/v2/antraege/MF7K2Q/1/1';

function reference(): Handler {
  const { app } = createApplications({ clock, tokens, readyAfterMs: 0 });
  return (request) => app.fetch(request);
}

const read: Call = { method: 'GET', path, headers: { authorization } };
/** A read of an application of which nothing is set that need not be. */
const readBare: Call = { ...read, path: '/v2/antraege/MF7K2Q/1/2' };
const patch = (...operations: object[]): Call => ({
  method: 'PATCH',
  path,
  headers: { authorization, 'content-type': 'application/json-patch+json' },
  body: JSON.stringify(operations),
});
const status = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' };
const addReference = { op: 'add', path: '/antragsReferenz', value: 'BF-1' };
const addDate = { op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-02-28' };

const list: Call = { ...read, path: '/v2/antraege' };
const sales: Call = { ...read, path: '/v2/vorgaenge/MF7K2Q/1/1/antraege' };
const reason = (ablehnungsgrund: string) =>
  patch({ op: 'replace', path: '/status', value: { ...status, ablehnungsgrund } });
const other = `Bearer ${await tokens.issue({ partnerId: OTHER_PROVIDER, scopes: [] })}`;
const strangers: readonly Call[] = [{}, { authorization: 'Bearer invented' }].flatMap((headers) =>
  [read, list, sales, patch({ ...addReference, value: 'BF-3' })].map((call) => ({
    ...call,
    headers: { 'content-type': 'application/json', ...headers },
  })),
);

/** Reads, by whom they are allowed to and by others. */
const reads: readonly Call[] = [
  list,
  ...['?aenderungSeit=2025-11-03', '?aenderungBis=2025-11-03', '?aenderungSeit=2025-11-01&aenderungBis=2025-11-03'].map(
    (query) => ({ ...list, path: `${list.path}${query}` }),
  ),
  sales,
  ...strangers,
];

/** What a careful client does: reads, each operation alone, several together, and a read after each. */
const patches: readonly Call[] = [
  patch({ op: 'replace', path: '/status', value: status }),
  patch({ op: 'replace', path: '/status', value: { ...status, kommentar: 'leider' } }),
  patch({ op: 'replace', path: '/status/produktAnbieter', value: 'UNTERSCHRIEBEN' }),
  patch(addReference),
  patch({ op: 'remove', path: '/antragsReferenz' }),
  patch(addDate),
  patch({ op: 'replace', path: '/ansprechpartner/partnerId', value: 'KSB02' }),
  patch({ ...addReference, value: 'BF-2' }, { ...addDate, value: '2026-03-31' }),
  reason('GEGENANGEBOT'),
  reason('WERTERMITTLUNG'),
].flatMap((call) => [call, read]);
/** What has to be refused: no patches, patches that cannot be applied, and what does not exist. */
const wrong: readonly Call[] = [
  { ...patch(), body: '[{' },
  { ...patch(), body: JSON.stringify(addReference) },
  { ...patch(), body: '["add"]' },
  { ...patch(), headers: { authorization, 'content-type': 'text/plain' } },
  patch({ ...addReference, op: 'upsert' }),
  patch({ ...addReference, value: undefined }),
  patch({ ...addReference, path: 'antragsReferenz' }),
  patch({ ...addReference, value: {} }),
  patch({ ...addDate, value: '2026-02-30' }),
  patch(addReference, { op: 'replace', path: '/gibtEsNicht', value: 1 }),
  patch({ op: 'remove', path: '/antragsReferenz' }, { op: 'remove', path: '/antragsReferenz' }),
  patch(addReference, { op: 'test', path: '/antragsReferenz', value: 'BF-2' }),
  { ...patch(addReference), path: '/v2/antraege/MF7K2Q/1/9' },
  { ...read, path: '/v2/antraege/MF7K2Q/1/9' },
  patch({ op: 'replace', path: '/status', value: { ...status, ablehnungsgrund: undefined } }),
  { ...read, headers: { authorization: other } },
  { ...patch(addReference), headers: { authorization: other, 'content-type': 'application/json' } },
].flatMap((call) => [call, read]);
const inOrder: readonly Call[] = [
  patch(addReference, { ...addReference, value: 'BF-3' }),
  { ...list, headers: { authorization: other } },
  read,
];
const scenario: readonly Call[] = [...reads, ...patches, ...wrong, ...inOrder];

const expected = await transcript(reference(), scenario);

it('has a sound scenario', () => {
  const statuses = expected.map((answer) => answer.slice(0, 3));
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill('200'));
  expect(statuses.slice(5, reads.length)).toEqual(Array(8).fill('401'));
  const [changed, refused] = [statuses.slice(reads.length), statuses.slice(reads.length + patches.length)];
  expect(changed.slice(0, patches.length)).toEqual(patches.map((_, index) => (index % 2 === 0 ? '204' : '200')));
  expect(refused.map((one) => one[0])).toEqual([
    ...wrong.map((_, index) => (index % 2 === 0 ? '4' : '2')),
    '2',
    '2',
    '2',
  ]);
});

it.each(faults.map((fault) => [fault.name, fault] as const))('%s changes an answer', async (_name, fault) => {
  expect(await transcript(fault.wrap(reference()), scenario)).not.toEqual(expected);
});

const aboutStrangers = /^(missing|any|refusal)-/;
const others = faults.filter(({ name }) => !aboutStrangers.test(name));

it.each(others.map((fault) => [fault.name, fault] as const))('%s lets nobody in', async (_name, fault) => {
  const handler = fault.wrap(reference());
  expect((await send(handler, { ...read, headers: {} })).status).toBe(401);
});

const aboutPatches = /^(patch|status|reasons|provider-status|reference|remove|date|clerk|several|only)/;

it.each(faults.filter(({ name }) => aboutPatches.test(name)).map((fault) => [fault.name, fault] as const))(
  '%s leaves reads of an untouched application alone',
  async (_name, fault) => {
    expect(await transcript(fault.wrap(reference()), [readBare])).toEqual(await transcript(reference(), [readBare]));
  },
);

it('never answers garbage with 5xx', async () => {
  const handler = reference();
  const calls = garbage(600, 20260112, {
    paths: [path, path, '/v2/antraege', '/v2/antraege/a/b/c', '/v2/vorgaenge/MF7K2Q/1/1/antraege', '/v2/antraege/a'],
    headers: { authorization },
    mediaTypes: ['application/json-patch+json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: ['op', 'path', 'value', 'add', 'replace', 'remove', '/status', '/antragsReferenz', 'antragsteller', '/-'],
  });
  const statuses = new Set<number>();
  for (const call of calls) {
    const answer = await send(handler, call);
    statuses.add(answer.status);
    expect(answer.status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]));
});
