import { expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import type { Handler } from '../../servers/handler.ts';
import { send, transcript } from '../client.fixture.ts';
import type { Call } from '../client.fixture.ts';
import { garbage } from '../garbage.fixture.ts';
import { createTokens } from '../tokens.ts';
import { faults, writing as writingFaults } from './faults.ts';
import { createPartner } from './index.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const { apiKey, partnerId: caller } = partnerCredentials.partner;
const headers = { 'x-apikey': apiKey, 'x-partnerid': caller, 'x-traceid': 'Spur 1' };
const one = `/partner/${partnerFixtures.partnerId}`;
const below = `/partner/${partnerFixtures.parentPartnerId}/untergeordnetePartner`;

function reference(): Handler {
  const clock = manualClock(0);
  const { app } = createPartner({ clock, tokens: createTokens(clock), readyAfterMs: 0 });
  return (request) => app.fetch(request);
}

const read: Call = { method: 'GET', path: one, headers };
const writing = (method: string, path: string) => (sent: object) => ({
  method,
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(sent),
});
const create = writing('POST', below);
const patch = writing('PATCH', one);

/** What a careful client does: plain and odd creations and changes, and bad values, with a read after each change. */
const creations: readonly Call[] = [
  create({ nachname: 'Voss' }),
  create({ typ: 'ORGANISATION', firmenname: 'Zweigstelle' }),
  create({ nachname: 'Voss', unbekannt: 'x' }),
  create({ nachname: 'Voss', titelFunktion: '' }),
  create({ nachname: 'Voss', id: 'ZZZZZ' }),
  create({ nachname: 'Voss', gesperrtTransitiv: true }),
  create({ typ: 'XX' }),
  create({ nachname: 'Voss', anrede: 'ABC' }),
  create({ nachname: 'Voss', geburtsdatum: '01.02.1990' }),
];
const changes: readonly Call[] = [
  patch({ vorname: 'Johannes', faxnummer: '040 5550' }),
  patch({ titelFunktion: '' }),
  patch({ unbekannt: 'x' }),
  patch({ id: 'ZZZZZ' }),
  patch({ typ: 'ORGANISATION' }),
  patch({ gesperrtTransitiv: true }),
  patch({ typ: 'XX' }),
  patch({ anrede: 'ABC' }),
  patch({ geburtsdatum: '01.02.1990' }),
].flatMap((call) => [call, read]);
/** What asks for permissions, and for the meaning of attributes; a person is created below a new organisation, then blocked. */
const { rightHeld, rightNotHeld, readOnlyPartnerId, hiddenPartnerId, otherPartnerId } = partnerFixtures;
const { apiKey: weakKey, partnerId: weakCaller } = partnerCredentials.partnerWithoutCreateRight;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const FIRST_OF_TREE = 'N000B';
const SECOND_OF_TREE = 'N000C';
const block = (gesperrt: boolean) => writing('PATCH', `/partner/${FIRST_OF_TREE}`)({ gesperrt });
const readSecond: Call = { ...read, path: `/partner/${SECOND_OF_TREE}` };
const rightsAndMeanings: readonly Call[] = [
  create({ typ: 'ORGANISATION', vorname: 'Ada', geburtsdatum: '1990-02-01', mobilnummer: '0170' }),
  create({ nachname: 'Voss', [rightHeld]: true }),
  create({ nachname: 'Voss', [rightHeld]: false }),
  create({ nachname: 'Voss', fusszeileFuerAussenauftritt: 'a\nb' }),
  create({ typ: 'ORGANISATION', firmenname: 'Zweigstelle' }),
  writing('POST', `/partner/${FIRST_OF_TREE}/untergeordnetePartner`)({ nachname: 'Voss' }),
  block(true),
  readSecond,
  block(false),
  readSecond,
  create({ nachname: 'Voss', [rightNotHeld]: true }),
  patch({ [rightNotHeld]: true }),
  patch({ Titelfunktion: 'x' }),
  read,
  writing('PATCH', `/partner/${readOnlyPartnerId}`)({ telefonnummer: '1' }),
  writing('PATCH', `/partner/${hiddenPartnerId}`)({ telefonnummer: '1' }),
  writing('POST', `/partner/${readOnlyPartnerId}/untergeordnetePartner`)({ nachname: 'Voss' }),
  writing('POST', `/partner/${UNKNOWN}/untergeordnetePartner`)({ nachname: 'Voss' }),
  {
    ...create({ nachname: 'Voss' }),
    headers: { 'content-type': 'application/json', 'x-apikey': weakKey, 'x-partnerid': weakCaller },
  },
];
const paths = [
  '',
  '/partnerkennzeichen',
  '/administrierbare',
  '/uebernahmeRechtFuer',
  `/uebernahmeRechtFuer/${otherPartnerId}`,
];
const reads: readonly Call[] = [
  ...[partnerFixtures.partnerId, partnerFixtures.parentPartnerId, hiddenPartnerId].flatMap((id) =>
    paths.map((path) => ({ ...read, path: `/partner/${id}${path}` })),
  ),
  { ...read, path: `/partner/${UNKNOWN}` },
  ...paths.flatMap((path) => [
    { ...read, path: one + path, headers: { 'x-apikey': apiKey, 'x-partnerid': caller } },
    { ...read, path: one + path, headers: { 'x-partnerid': caller, 'x-traceid': 'Spur 1' } },
    { ...read, path: one + path, headers: { 'x-apikey': apiKey, 'x-traceid': 'Spur 1' } },
  ]),
  { ...read, headers: { ...headers, 'x-apikey': 'falsch' } },
  { ...read, headers: { ...headers, 'x-traceid': 'spur-mit-mehr-als-sechzehn-zeichen' } },
];
const as = (key: string, id: string, call: Call): Call => ({
  ...call,
  headers: { ...call.headers, 'x-apikey': key, 'x-partnerid': id },
});
const { apiKey: houseKey, partnerId: house } = partnerCredentials.partnerOrganisation;
/** Values and names that go wrong more seldom, and what others may not do, with a read after what they could have changed. */
const others: readonly Call[] = [
  create({ Nachname: 'Voss', anschrift: { Ort: 'Kiel' } }),
  create({ nachname: 'Voss', externePartnerId: 'a b', anrede: '' }),
  create({ nachname: 'Voss', geburtsdatum: '2024-02-30' }),
  create({ typ: 'ORGANISATION', anrede: 'ABC' }),
  patch({ fusszeileFuerAussenauftritt: 'a\nb', [rightHeld]: true }),
  as('falsch', caller, patch({ vorname: 'Fremd' })),
  as(weakKey, weakCaller, patch({ [rightHeld]: false })),
  as(houseKey, house, patch({ vorname: 'Fremd' })),
  read,
  as(apiKey, 'ZZZZZ', read),
  as(houseKey, house, read),
  as(houseKey, house, { ...read, path: `${one}/administrierbare` }),
  as(houseKey, house, create({ nachname: 'Voss' })),
  writing('POST', `/partner/${hiddenPartnerId}/untergeordnetePartner`)({ nachname: 'Voss' }),
  { ...read, path: `/partner/${readOnlyPartnerId}` },
  { ...read, path: `/partner/${caller}/uebernahmeRechtFuer` },
];
const scenario = [...reads, ...creations, ...changes, ...rightsAndMeanings, ...others];

/** What a client sees of the scenario, without the trace ids that the deployment makes by itself. */
const seen = async (handler: Handler) =>
  (await transcript(handler, scenario)).map((answer) => answer.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<generated>'));
const expected = await seen(reference());
const each = faults.map((fault) => [fault.name, fault] as const);

it('has a sound scenario, which is the same every time', async () => {
  expect(await seen(reference())).toEqual(expected);
  const statuses = expected.map((answer) => answer.slice(0, 3));
  const ofReads = statuses.slice(0, reads.length);
  expect(ofReads.filter((status) => status === '200')).toHaveLength(16);
  expect(ofReads.filter((status) => status === '401')).toHaveLength(11);
  expect(ofReads.filter((status) => status === '404')).toHaveLength(6);
  expect(statuses.slice(reads.length)).toEqual([
    ...['201', '201', '201', '201', '201', '201', '400', '400', '400'],
    ...Array.from({ length: 14 }, () => '200'),
    ...['400', '200', '400', '200'],
    ...['201', '201', '201', '201', '201', '201', '200', '200', '200', '200'],
    ...['403', '403', '200', '200', '403', '404', '403', '404', '403'],
    ...['201', '201', '400', '201', '200', '401', '403', '403', '200', '401', '200', '200', '403', '404', '200', '200'],
  ]);
});

it.each(each)('%s changes an answer', async (_name, fault) => {
  expect(await seen(fault.wrap(reference()))).not.toEqual(expected);
});

it.each(writingFaults.map((fault) => [fault.name, fault] as const))(
  '%s leaves the reads of a new deployment and its refusals alone',
  async (_name, fault) => {
    const calls: Call[] = [
      read,
      { ...read, path: `${one}/administrierbare` },
      { ...read, path: '/partner/ZZZZZ' },
      { ...read, headers: { 'x-traceid': 'Spur 1' } },
      { ...patch({ vorname: 'X' }), headers: { 'content-type': 'application/json', 'x-traceid': 'Spur 1' } },
    ];
    expect(await transcript(fault.wrap(reference()), calls)).toEqual(await transcript(reference(), calls));
  },
);

it.each(each.filter(([name]) => name.includes('stores') || name.includes('takes') || name.includes('accepts')))(
  '%s shows in a later read of the partner',
  async (name, fault) => {
    const handler = fault.wrap(reference());
    const calls = name.startsWith('create') ? creations : changes;
    const bodies = new Set<string>();
    for (const call of calls) {
      const response = await send(handler, call);
      const location = response.headers.get('location');
      const path = location === null ? one : new URL(location).pathname;
      bodies.add(await (await send(handler, { ...read, path })).text());
    }
    expect([...bodies].join('\n')).toMatch(
      /unbekannt|"titelFunktion":" ?"|"id":"ZZZZZ"|Transitiv":true|"XX"|ABC|01\.02\.1990/,
    );
  },
);

it('never answers garbage with 5xx', async () => {
  const handler = reference();
  const calls = garbage(600, 4711, {
    paths: [
      one,
      one,
      below,
      below,
      `${one}/administrierbare`,
      `${one}/uebernahmeRechtFuer/KSB01`,
      '/partner/a b',
      '/partner',
    ],
    headers,
    mediaTypes: ['application/json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: [
      'typ',
      'PERSON',
      'ORGANISATION',
      'anrede',
      'HERR',
      'vorname',
      'anschrift',
      'plz',
      'gesperrt',
      'geburtsdatum',
    ],
  });
  const statuses = new Set<number>();
  for (const call of calls) {
    const answer = await send(handler, call);
    statuses.add(answer.status);
    expect(answer.status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
    if (new URL(call.path, 'http://127.0.0.1').pathname.startsWith('/partner/')) {
      expect(answer.headers.get('x-traceid'), JSON.stringify(call).slice(0, 300)).toMatch(/./);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 405, 415]));
});
