import { expect, it } from 'vitest';
import { andereVorgangsNummer, vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import { authorize, caseSurroundings, handlerOf } from '../cases/test-cases.ts';
import { createLogin } from '../login/index.ts';
import type { Handler } from '../interface.ts';
import { send } from '../test-client.ts';
import { garbage } from '../test-garbage.ts';
import { faults, loginHostFaults } from './faults.ts';
import { createOffersV3 } from './index.ts';

const surroundings = caseSurroundings();
const headers = await authorize(surroundings.tokens);
const withoutScope = await authorize(surroundings.tokens, { scopes: [] });
const reference = handlerOf(createOffersV3(surroundings));

const lists = (number: string) => `/v3/vorgaenge/${number}/ergebnisliste`;
const LISTS = lists(vorgangsNummer);
const SAVED = `/v3/vorgaenge/${vorgangsNummer}/gemerkteangebote`;
const OPTIONS = [
  ...['ermitteln', 'aktualisieren', 'alternativen', 'provisionsAusgabe'].flatMap((flag) => [
    { [flag]: true },
    { [flag]: false },
  ]),
  ...['produktAnbieter', 'exkludierteProduktAnbieter'].flatMap((list) => [
    { [list]: [] },
    { [list]: ['MUSTERBANK'] },
    { [list]: ['MUSTERBANK', 'NIEMAND'] },
  ]),
];

/** What a careful client sees: determinations of every kind, every read, and every refusal. */
async function journey(handler: Handler): Promise<string[]> {
  const seen: string[] = [];
  const call = async (method: string, path: string, sent: Record<string, string> = headers, body?: object) => {
    const answer = await send(handler, { method, path, headers: sent, body });
    const text = await answer.text();
    const line = JSON.stringify([answer.status, [...answer.headers], text]);
    seen.push(line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>'));
    return text;
  };
  const made = await send(reference, { method: 'POST', path: LISTS, headers, body: { provisionsAusgabe: true } });
  const { ergebnislisteId } = (await made.json()) as { ergebnislisteId: string };
  for (const options of OPTIONS) await call('POST', LISTS, headers, options);
  await call('POST', LISTS, { ...headers, 'X-TraceId': 'Spur 1' });
  for (const number of [vorgangsNummerOhneErgebnisse, 'NIE000']) await call('POST', lists(number));
  for (const number of [vorgangsNummer, vorgangsNummerOhneErgebnisse]) await call('POST', lists(number), {});
  const result = `${LISTS}/${ergebnislisteId}/E1`;
  for (const below of ['', '/meldungen', '/unterlagen', '/provision', '/zahlungsplaene'])
    await call('GET', result + below);
  await call('GET', `${result}/zahlungsplaene/annuitaetendarlehen-1`);
  await call('GET', `${LISTS}/${ergebnislisteId}`);
  for (const below of ['', '/E1/meldungen', '/E1/provision'])
    await call('GET', `${LISTS}/${ergebnislisteId}${below}`, {});
  await call('GET', `${lists(andereVorgangsNummer)}/${ergebnislisteId}`);
  for (const below of ['', '/1', '/1/zahlungsplaene']) await call('GET', SAVED + below);
  await call('GET', SAVED, withoutScope);
  for (const below of ['', '/1/zahlungsplaene']) await call('GET', SAVED + below, {});
  return seen;
}

const expected = await journey(reference);

it('is compared with a journey that is the same every time', async () => {
  expect(await journey(reference)).toEqual(expected);
  expect(expected.map((line) => Number.parseInt(line.slice(1), 10))).toEqual([
    ...Array.from({ length: OPTIONS.length + 1 }, () => 200),
    ...[204, 404, 401, 401],
    ...Array.from({ length: 7 }, () => 200),
    ...[401, 401, 401, 403, 200, 200, 200, 403, 401, 401],
  ]);
});

it.each(faults.map((fault) => [fault.name, fault] as const))('%s changes an answer', async (_name, fault) => {
  expect(await journey(fault.wrap(reference))).not.toEqual(expected);
});

it.each(loginHostFaults.map((fault) => [fault.name, fault] as const))(
  '%s changes the login host',
  async (_name, fault) => {
    const login = handlerOf(createLogin(surroundings));
    const call = { method: 'GET', path: '/v3/vorgaenge', headers };
    expect((await send(login, call)).status).toBe(404);
    expect((await send(fault.wrap(login), call)).status).toBe(200);
  },
);

it('never answers garbage with 5xx', async () => {
  const calls = garbage(600, 20260112, {
    paths: [LISTS, LISTS, `${LISTS}/x`, `${LISTS}/x/E1`, `${LISTS}/x/E1/zahlungsplaene/0`, SAVED, `${SAVED}/1`],
    headers,
    mediaTypes: ['application/json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: ['ermitteln', 'aktualisieren', 'alternativen', 'produktAnbieter', 'provisionsAusgabe', 'vorhaben'],
  });
  const statuses = new Set<number>();
  for (const call of calls) {
    const answer = await send(reference, call);
    statuses.add(answer.status);
    expect(answer.status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 415]));
});
