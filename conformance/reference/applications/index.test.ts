import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../clock.ts';
import { createTokens } from '../tokens.ts';
import { createApplications } from './index.ts';
import { applicationsFixtures } from './seed.ts';
import type { ApplicationsPage } from './list.ts';
import type { Application } from './store.ts';

const START = Date.parse('2026-01-12T09:30:00Z');
const { vorgangsnummer, antragsnummer, teilantragsnummer, kreditsachbearbeiterPartnerId } = applicationsFixtures;
const NUMBERS = `${vorgangsnummer}/${antragsnummer}/${teilantragsnummer}`;
const ONE = `/v2/antraege/${NUMBERS}`;

let clock: ManualClock;
let request: (path: string, init?: RequestInit) => Promise<Response>;

beforeEach(async () => {
  clock = manualClock(START);
  const tokens = createTokens(clock);
  const { app } = createApplications({ clock, tokens, readyAfterMs: 0 });
  const authorization = `Bearer ${await tokens.issue({ partnerId: 'PRV01', scopes: [] })}`;
  request = async (path, init = {}) => app.request(path, { ...init, headers: { authorization, ...init.headers } });
});

async function read(path = ONE): Promise<Application> {
  const response = await request(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Application;
}

async function list(query = ''): Promise<ApplicationsPage> {
  const response = await request(`/v2/antraege${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ApplicationsPage;
}

const patch = (body: unknown, type = 'application/json-patch+json', path = ONE) =>
  request(path, { method: 'PATCH', headers: { 'content-type': type }, body: JSON.stringify(body) });

async function refusal(response: Response): Promise<number> {
  expect(await response.json()).toEqual({ message: expect.stringMatching(/./) as string });
  return response.status;
}

describe('authentication', () => {
  it.each([ONE, '/v2/antraege', `/v2/vorgaenge/${NUMBERS}/antraege`])(
    'refuses %s without a valid token',
    async (path) => {
      for (const authorization of ['', 'Bearer', 'Bearer abc', 'Basic abc']) {
        expect(await refusal(await request(path, { headers: { authorization } }))).toBe(401);
      }
    },
  );

  it('refuses a patch without a valid token', async () => {
    const headers = { authorization: 'Bearer abc', 'content-type': 'application/json' };
    expect((await request(ONE, { method: 'PATCH', headers, body: '[]' })).status).toBe(401);
  });
});

describe('list', () => {
  it('is wrapped and paged', async () => {
    const all = await list();
    expect(all.page).toEqual({ number: 0, size: 20, totalElements: 3, totalPages: 1 });
    const last = await list('?page=1&size=2');
    expect(last._embedded.antraege).toEqual(all._embedded.antraege.slice(2));
    expect(last.page).toEqual({ number: 1, size: 2, totalElements: 3, totalPages: 2 });
  });

  it('is filtered by date of last change, inclusive', async () => {
    const changes = async (query: string) =>
      (await list(query))._embedded.antraege.map(({ letzteAenderung }) => letzteAenderung);
    const [oct, first, second] = ['2025-10-17T16:02:45.000Z', '2025-11-03T08:15:00.000Z', '2025-11-04T13:40:12.000Z'];
    expect(await changes('?aenderungSeit=2025-11-03')).toEqual([first, second]);
    expect(await changes(`?aenderungSeit=${second}`)).toEqual([second]);
    expect(await changes('?aenderungSeit=2025-11-03T08:15:01')).toEqual([second]);
    expect(await changes('?aenderungSeit=2025-11-03T09:15:00%2B01:00')).toEqual([first, second]);
    expect(await changes('?aenderungBis=2025-11-03')).toEqual([first, oct]);
    expect(await changes(`?aenderungBis=${oct}`)).toEqual([oct]);
    expect(await changes('?aenderungSeit=2025-11-01&aenderungBis=2025-11-03')).toEqual([first]);
    expect(await changes('?aenderungSeit=2999-01-01')).toEqual([]);
  });

  it.each([
    'aenderungSeit=gestern',
    'aenderungSeit=',
    'aenderungBis=2025-02-30',
    'aenderungBis=2025-11-03T25:00:00Z',
    'aenderungBis=03.11.2025',
    'page=-1',
    'page=x',
    'size=0',
    'size=101',
  ])('refuses %s', async (query) => {
    expect(await refusal(await request(`/v2/antraege?${query}`))).toBe(400);
  });
});

describe('reads', () => {
  it('return the record', async () => {
    expect(await read()).toEqual({
      vorgangsnummer,
      antragsnummer,
      teilantragsnummer,
      letzteAenderung: '2025-11-03T08:15:00.000Z',
      status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'NICHT_BEARBEITET' },
      antragsReferenz: 'BF-2025-004711',
      voraussichtlicheBearbeitung: '2025-11-28',
      ansprechpartner: { partnerId: 'KSB01' },
    });
  });

  it('return the same status and date of last change to a sales party', async () => {
    await patch([{ op: 'replace', path: '/status/produktAnbieter', value: 'UNTERSCHRIEBEN' }]);
    const { status, letzteAenderung } = await read();
    expect(await read(`/v2/vorgaenge/${NUMBERS}/antraege`)).toMatchObject({ status, letzteAenderung });
    expect(status.produktAnbieter).toBe('UNTERSCHRIEBEN');
  });

  it.each(['/v2/antraege/XX/1/1', '/v2/antraege/MF7K2Q/1/9', '/v2/vorgaenge/XX/1/1/antraege'])(
    'return 404 at %s',
    async (path) => {
      expect(await refusal(await request(path))).toBe(404);
    },
  );

  it('refuse other methods', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await request(ONE, { method })).status).toBe(404);
  });
});

describe('patch', () => {
  it.each(['application/json-patch+json', 'application/json', 'Application/JSON; charset=utf-8'])(
    'accepts %s and responds with 204 without a body',
    async (type) => {
      const response = await patch([{ op: 'add', path: '/antragsReferenz', value: 'BF-1' }], type);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect((await read()).antragsReferenz).toBe('BF-1');
    },
  );

  it('replaces the status, whose comment is not read back', async () => {
    const status = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' };
    expect((await patch([{ op: 'replace', path: '/status', value: { ...status, kommentar: 'leider' } }])).status).toBe(
      204,
    );
    expect((await read()).status).toEqual(status);
    await patch([{ op: 'replace', path: '/status', value: { produktAnbieter: 'UNTERSCHRIEBEN' } }]);
    expect((await read()).status).toEqual({ antragsteller: 'BEANTRAGT', produktAnbieter: 'UNTERSCHRIEBEN' });
  });

  it.each([
    'FINANZIELLE_SITUATION',
    'NEGATIV_MERKMAL',
    'WERTERMITTLUNG',
    'KRITERIEN',
    'UNTERLAGEN_UNVOLLSTAENDIG',
    'GEGENANGEBOT',
    'KEINE_ANGABE',
  ])('takes the rejection reason %s', async (ablehnungsgrund) => {
    const value = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT', ablehnungsgrund };
    expect((await patch([{ op: 'replace', path: '/status', value }])).status).toBe(204);
    expect((await read()).status).toEqual(value);
  });

  it('sets and removes the reference, and refuses to remove it twice', async () => {
    const remove = [{ op: 'remove', path: '/antragsReferenz' }];
    await patch([{ op: 'add', path: '/antragsReferenz', value: 'BF-1' }]);
    expect((await patch(remove)).status).toBe(204);
    expect(await read()).not.toHaveProperty('antragsReferenz');
    expect(await refusal(await patch(remove))).toBe(409);
  });

  it('applies several operations in their order', async () => {
    const response = await patch([
      { op: 'add', path: '/antragsReferenz', value: 'BF-1' },
      { op: 'remove', path: '/antragsReferenz' },
      { op: 'add', path: '/antragsReferenz', value: 'BF-2' },
      { op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-02-28' },
      { op: 'replace', path: '/ansprechpartner/partnerId', value: kreditsachbearbeiterPartnerId },
    ]);
    expect(response.status).toBe(204);
    expect(await read()).toMatchObject({
      antragsReferenz: 'BF-2',
      voraussichtlicheBearbeitung: '2026-02-28',
      ansprechpartner: { partnerId: kreditsachbearbeiterPartnerId },
    });
  });

  it('stores all operations or none', async () => {
    const before = await read();
    const good = { op: 'replace', path: '/status/produktAnbieter', value: 'ABGELEHNT' };
    const remove = { op: 'remove', path: '/antragsReferenz' };
    expect((await patch([good, remove, remove])).status).toBe(409);
    expect((await patch([good, { op: 'add', path: '/antragsReferenz', value: 1 }])).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['an object', { op: 'add', path: '/antragsReferenz', value: 'x' }],
    ['null', null],
    ['a string as operation', ['add']],
    ['null as operation', [null]],
    ['no op', [{ path: '/antragsReferenz', value: 'x' }]],
    ['an unknown op', [{ op: 'set', path: '/antragsReferenz', value: 'x' }]],
    ['a number as op', [{ op: 1, path: '/antragsReferenz', value: 'x' }]],
    ['a combination that is not shown', [{ op: 'add', path: '/status', value: {} }]],
    ['an unknown path', [{ op: 'add', path: '/letzteAenderung', value: '2026-01-01' }]],
    ['the prototype', [{ op: 'add', path: '/__proto__', value: { polluted: true } }]],
    ['a path below the prototype', [{ op: 'add', path: '/__proto__/polluted', value: true }]],
    ['no value', [{ op: 'add', path: '/antragsReferenz' }]],
    ['a number as reference', [{ op: 'add', path: '/antragsReferenz', value: 4711 }]],
    ['a German date', [{ op: 'add', path: '/voraussichtlicheBearbeitung', value: '28.02.2026' }]],
    ['a date that does not exist', [{ op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-02-29' }]],
    ['a date-time', [{ op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-02-28T00:00:00Z' }]],
    ['an empty clerk', [{ op: 'replace', path: '/ansprechpartner/partnerId', value: '' }]],
    ['an object as provider status', [{ op: 'replace', path: '/status/produktAnbieter', value: {} }]],
    ['a rejection without a reason', [{ op: 'replace', path: '/status', value: { produktAnbieter: 'ABGELEHNT' } }]],
    ['a string as status', [{ op: 'replace', path: '/status', value: 'ABGELEHNT' }]],
    ['an empty status', [{ op: 'replace', path: '/status', value: {} }]],
    ['an unknown reason', [{ op: 'replace', path: '/status', value: { produktAnbieter: 'X', ablehnungsgrund: 'Y' } }]],
    ['an unknown status member', [{ op: 'replace', path: '/status', value: { produktAnbieter: 'X', grund: 'Y' } }]],
    ['a number as comment', [{ op: 'replace', path: '/status', value: { produktAnbieter: 'X', kommentar: 1 } }]],
  ])('refuses %s', async (_what, body) => {
    const before = await read();
    expect(await refusal(await patch(body))).toBe(400);
    expect(await read()).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  it('refuses malformed JSON, foreign media types, large bodies and unknown applications', async () => {
    const send = (body: BodyInit, type: string) =>
      request(ONE, { method: 'PATCH', headers: { 'content-type': type }, body });
    expect(await refusal(await send('[{', 'application/json'))).toBe(400);
    expect(await refusal(await send('', 'application/json'))).toBe(400);
    expect(await refusal(await send(new Uint8Array([0x22, 0xff, 0x22]), 'application/json'))).toBe(400);
    expect(await refusal(await send('[]', 'text/plain'))).toBe(415);
    expect(await refusal(await send('x'.repeat(20 * 1024 * 1024), 'application/json'))).toBe(413);
    expect(await refusal(await patch([], 'application/json', '/v2/antraege/XX/1/1'))).toBe(404);
  });
});

describe('letzteAenderung', () => {
  const change = async (op: object) => {
    const before = (await read()).letzteAenderung;
    clock.advance(5000);
    expect((await patch([op])).status).toBe(204);
    return { before, after: (await read()).letzteAenderung, now: new Date(clock.now()).toISOString() };
  };

  it.each([
    { op: 'replace', path: '/status', value: { antragsteller: 'BEANTRAGT', produktAnbieter: 'UNTERSCHRIEBEN' } },
    { op: 'replace', path: '/status/produktAnbieter', value: 'ABGELEHNT' },
    { op: 'replace', path: '/ansprechpartner/partnerId', value: 'KSB02' },
  ])('moves on $op of $path', async (operation) => {
    const { after, now } = await change(operation);
    expect(after).toBe(now);
  });

  it.each([
    { op: 'add', path: '/antragsReferenz', value: 'BF-1' },
    { op: 'add', path: '/voraussichtlicheBearbeitung', value: '2026-02-28' },
  ])('stays on $op of $path', async (operation) => {
    const { before, after } = await change(operation);
    expect(after).toBe(before);
  });

  it('selects the application in the list', async () => {
    await patch([{ op: 'replace', path: '/ansprechpartner/partnerId', value: 'KSB02' }]);
    const { _embedded } = await list('?aenderungSeit=2026-01-12');
    expect(_embedded.antraege).toEqual([await read()]);
  });
});

it('keeps the state of two deployments apart', async () => {
  const other = createApplications({ clock, tokens: createTokens(clock), readyAfterMs: 0 });
  await patch([{ op: 'add', path: '/antragsReferenz', value: 'BF-1' }]);
  const tokens = createTokens(clock);
  const third = createApplications({ clock, tokens, readyAfterMs: 0 });
  const authorization = `Bearer ${await tokens.issue({ partnerId: 'PRV01', scopes: [] })}`;
  expect(await (await third.app.request(ONE, { headers: { authorization } })).json()).toHaveProperty(
    'antragsReferenz',
    'BF-2025-004711',
  );
  expect((await other.app.request(ONE, { headers: { authorization } })).status).toBe(401);
});
