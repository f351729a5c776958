import { describe, expect, it } from 'vitest';
import type { Handler } from '../../servers/handler.ts';
import type { Fault } from '../interface.ts';
import { transcript, type Call } from '../client.fixture.ts';
import { garbage, statusesOf } from '../garbage.fixture.ts';
import casesFaults from './faults.ts';
import { createCases } from './index.ts';
import { casesFixtures, complete, vorgangsNummer } from './seed.ts';
import { authorize, caseSurroundings, handlerOf } from './cases.fixture.ts';

const surroundings = caseSurroundings();
const headers = await authorize(surroundings.tokens);
const { bodies, finanzierungsvorschlagId } = casesFixtures;

const reference = (): Handler => handlerOf(...createCases(surroundings));

/** The calls of a careful client: every read, every change, and a read after it. */
function scenario(version: string): Call[] {
  const base = `/${version}/vorgaenge/${vorgangsNummer}`;
  const read = (below: string): Call => ({ method: 'GET', path: base + below, headers });
  const change = (
    method: string,
    below: string,
    { contentType, body }: { contentType: string; body: object },
  ): Call => ({
    method,
    path: base + below,
    headers: { ...headers, 'content-type': contentType },
    body,
  });
  const sent = (body: object) => ({ contentType: 'application/json', body });
  return [
    { method: 'GET', path: `/${version}/vorgaenge`, headers },
    { method: 'GET', path: `/${version}/vorgaenge/NIE000`, headers },
    { method: 'GET', path: `/${version}/vorgaenge/NIE000/antraege/1`, headers },
    { method: 'GET', path: `/${version}/vorgaenge/NIE000/antraege/1/1`, headers },
    read('/antraege/9/1'),
    read('/antraege/1-0b1a2c3d-0000-4000-8000-4e5f6a7b8c9d'),
    ...['', '/antraege', '/antraege/1', '/antraege/1/1', '/kundenBetreuer', '/vorgangsBearbeiter'].map(read),
    ...['/finanzierungsvorschlaege', `/finanzierungsvorschlaege/${finanzierungsvorschlagId}`].map(read),
    ...['/gemerkteAngebote', '/gemerkteAngebote/1', '/gemerkteAngebote/1/zahlungsPlaene'].map(read),
    change('PUT', '/kundenBetreuer', sent(complete.vorgangsBearbeiter)),
    read('/kundenBetreuer'),
    change('PUT', '/vorgangsBearbeiter', sent(complete.kundenBetreuer)),
    read('/vorgangsBearbeiter'),
    read('/kundenBetreuer'),
    change('PUT', '/kundenBetreuer', sent(complete.vorgangsBearbeiter)),
    change('PUT', '/vorgangsBearbeiter', sent(complete.kundenBetreuer)),
    read('/vorgangsBearbeiter'),
    {
      method: 'PATCH',
      path: base,
      headers: { ...headers, 'content-type': 'application/json-patch+json' },
      body: JSON.stringify(bodies.patch.body).slice(0, -1),
    },
    read(''),
    change('PATCH', '', bodies.patch),
    change('PATCH', '', bodies.patch),
    change('POST', '/antraege/1/1/status', bodies.status),
    change('POST', '/antraege/1/1/status', bodies.status),
    change('POST', '/antraege/1/1/entscheidungsreife', bodies.entscheidungsreife),
    change('POST', '/nachricht', bodies.nachricht),
    read('/nachricht'),
    read('/antraege/1/1/entscheidungsreife'),
    read('/antraege/9'),
    read('/antraege/1/1'),
    { method: 'PATCH', path: base, headers: { ...headers, 'content-type': 'application/json-patch+json' }, body: '[' },
    ...['', '/antraege', '/finanzierungsvorschlaege'].map((below) => ({ method: 'GET', path: base + below })),
    { method: 'GET', path: base, headers: { authorization: `${headers.authorization}xx` } },
    // A JWT without a subject: {"alg":"HS256"}, {"exp":4102444800}.
    {
      method: 'GET',
      path: base,
      headers: { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.AA' },
    },
    // The caller's own claims in an unsigned JWT: {"alg":"none"}.
    {
      method: 'GET',
      path: base,
      headers: { authorization: headers.authorization.replace(/ [^.]+\.([^.]+)\..*/, ' eyJhbGciOiJub25lIn0.$1.') },
    },
    { method: 'PUT', path: `${base}/kundenBetreuer`, body: complete.kundenBetreuer },
    read('/kundenBetreuer'),
    read(''),
  ];
}

const all: [string, readonly Fault[]][] = [
  ['v1', casesFaults['cases-v1']],
  ['v2', casesFaults['cases-v2']],
  ['v3', casesFaults['cases-v3']],
];

const faultless = new Map<string, string[]>();
for (const [version] of all) faultless.set(version, await transcript(reference(), scenario(version)));

describe.each(all)('faults of cases %s', (version, faults) => {
  const each = faults.map((fault) => [fault.name, fault] as const);

  it.each(each)('%s changes a response of this version, and of no other', async (_name, fault) => {
    for (const [other] of all) {
      const seen = await transcript(fault.wrap(reference()), scenario(other));
      if (other === version) expect(seen).not.toEqual(faultless.get(other));
      else expect(seen).toEqual(faultless.get(other));
    }
  });
});

it('never responds to garbage with 5xx', async () => {
  const calls = garbage(600, 20260112, {
    paths: all.flatMap(([version]) => scenario(version).map(({ path }) => path)),
    headers,
    mediaTypes: ['application/json', 'application/json-patch+json', 'text/plain', 'application/json; charset=x', ';'],
    words: [
      'op',
      'path',
      'from',
      'value',
      'copy',
      'move',
      'test',
      '/bezeichnung',
      'partnerId',
      'text',
      'antragsteller',
    ],
  });
  expect(await statusesOf(reference(), calls)).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
});
