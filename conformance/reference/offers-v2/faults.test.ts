import { expect, it } from 'vitest';
import { manualClock } from '../clock.ts';
import { authorize, handlerOf } from '../cases/test-cases.ts';
import type { Handler } from '../interface.ts';
import { send } from '../test-client.ts';
import { createTokens } from '../tokens.ts';
import { faults } from './faults.ts';
import { createOffersV2 } from './index.ts';
import { vorgangsNummer } from './seed.ts';

const CALLS = 50;
const DETERMINE = '/v2/ergebnisliste/ermittlung';
const FLAGS = ['alternativen', 'provisionsAusgabe'].flatMap((flag) => [`${flag}=true`, `${flag}=false`]);
const loan = { zinsBindungInJahren: 10, darlehensBetrag: 300_000 };
const captured = {
  vorhaben: {
    finanzierungswunsch: { darlehensWuensche: [{ annuitaetenDarlehen: loan }] },
    finanzbedarf: { kaufpreis: 400_000 },
  },
};

/** What a careful client sees: determinations of every kind, every read, and every refusal. */
async function journey(wrap: (next: Handler) => Handler): Promise<string[]> {
  const clock = manualClock(Date.UTC(2025, 10, 3, 9));
  const tokens = createTokens(clock);
  const reference = handlerOf(createOffersV2({ clock, tokens, readyAfterMs: 1000 }, { calls: CALLS, windowS: 60 }));
  const headers = await authorize(tokens);
  const handler = wrap(reference);
  const seen: string[] = [];
  const call = async (method: string, path: string, sent: Record<string, string> = headers, body?: object) => {
    const answer = await send(handler, { method, path, headers: sent, body });
    const line = JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
    seen.push(line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => (id.startsWith('00000000') ? id : '<id>')));
    return answer;
  };
  const path = `${DETERMINE}?vorgangsNummer=${vorgangsNummer}&provisionsAusgabe=true`;
  const made = (await send(reference, { method: 'POST', path, headers })).headers.get('location') ?? '';
  const fromData = await send(reference, { method: 'POST', path: DETERMINE, headers, body: captured });

  await call('POST', DETERMINE, headers, captured);
  await call('POST', DETERMINE, {}, captured);
  for (const flag of FLAGS) await call('POST', `${DETERMINE}?vorgangsNummer=${vorgangsNummer}&${flag}`);
  await call('GET', made, { ...headers, 'x-TraceId': 'Spur 1' });
  await call('GET', `${fromData.headers.get('location')}/ermittlungsAnfrage/erfassteDaten`);
  const result = `${made}/ergebnisse/E1`;
  const below = ['', '/meldungen', '/unterlagen', '/zahlungsplaene', '/zahlungsplaene/annuitaetendarlehen-1'];
  const parts = [
    ...['', '/ergebnisse', '/ermittlungsAnfrage', '/ermittlungsAnfrage/erfassteDaten'].map((each) => made + each),
    ...[...below, '/provision'].map((each) => result + each),
  ];
  for (const part of parts) {
    await call('GET', part);
    await call('GET', part, {});
  }
  clock.advance(1000);
  await call('GET', `${result}/provision`);
  for (let spent = 0; spent < CALLS; spent += 1) await send(reference, { method: 'GET', path: made, headers });
  await call('GET', made);
  clock.advance(60_000);
  await call('GET', made);
  return seen;
}

const expected = await journey((next) => next);

it('is compared with a journey that is the same every time', async () => {
  expect(await journey((next) => next)).toEqual(expected);
  expect(expected.map((line) => Number.parseInt(line.slice(1), 10))).toEqual([
    ...[302, 401, 302, 302, 302, 302, 200, 200],
    ...Array.from({ length: 9 }, () => [200, 401]).flat(),
    ...[302, 401, 200],
    ...[429, 200],
  ]);
});

it.each(faults.map((fault) => [fault.name, fault] as const))('%s changes an answer', async (_name, fault) => {
  expect(await journey((next) => fault.wrap(next))).not.toEqual(expected);
});
