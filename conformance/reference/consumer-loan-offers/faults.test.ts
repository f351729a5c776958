import { expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import type { Handler } from '../../servers/handler.ts';
import { send } from '../client.fixture.ts';
import type { Call } from '../client.fixture.ts';
import { createTokens } from '../tokens.ts';
import { faults } from './faults.ts';
import { createConsumerLoanOffers } from './index.ts';
import { client, consumerLoanFixtures } from './seed.ts';

const clock = manualClock(Date.UTC(2026, 0, 15, 9));
const tokens = createTokens(clock);
const authorization = `Bearer ${await tokens.issue(client)}`;
const withoutScope = `Bearer ${await tokens.issue({ ...client, scopes: [] })}`;

function reference(): Handler {
  const { app } = createConsumerLoanOffers({ clock, tokens, readyAfterMs: 0 });
  return (request) => app.fetch(request);
}

const OFFER = `{
  gesamtkonditionen { effektivzins rateMonatlich laufzeitInMonaten }
  ratenkredit { produktbezeichnung produktanbieter { name anschrift { ort } logo { svg } } }
}`;
const DECLARED =
  '$partnerId: String, $betrag: Euro!, $laufzeit: Int, $zweck: Finanzierungszweck, $kontext: Datenkontext';
const PASSED =
  'partnerId: $partnerId, auszahlungsbetrag: $betrag, laufzeitInMonaten: $laufzeit, finanzierungszweck: $zweck, datenkontext: $kontext';
const question = (name: string) => `query (${DECLARED}) { ${name}(${PASSED}) ${OFFER} }`;

const ask = (body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path: '/angebote',
  headers: { authorization, 'content-type': 'application/json', 'x-traceid': 'ABC-4711', ...headers },
  body,
});
const full = {
  partnerId: consumerLoanFixtures.partnerId,
  betrag: 12_000,
  laufzeit: 48,
  zweck: 'MODERNISIEREN',
  kontext: 'TESTUMGEBUNG',
};
const best = (variables: object, headers?: Record<string, string>) =>
  ask({ query: question('bestesAngebot'), variables }, headers);
const without = (name: keyof typeof full) => best({ ...full, [name]: undefined });

/** A question that every parameter is given for; only faults of every answer change it. */
const plain = best(full);

const calls: readonly Call[] = [
  plain,
  ask({ query: question('angebote'), variables: full }),
  ...['UMSCHULDUNG', 'FREIE_VERWENDUNG', 'FAHRZEUGKAUF'].map((zweck) => best({ ...full, zweck })),
  best({ ...full, kontext: 'ECHTGESCHAEFT' }),
  best({ ...full, partnerId: client.partnerId }),
  ask({ query: question('angebote'), variables: { ...full, partnerId: consumerLoanFixtures.partnerIdOutside } }),
  without('partnerId'),
  without('laufzeit'),
  without('zweck'),
  without('kontext'),
  without('betrag'),
  best({ ...full, betrag: 'viel' }),
  ask({ query: '{ angebote(auszahlungsbetrag: 9000) { zins } }' }),
  ask(consumerLoanFixtures.failingQuery),
  ask('{'),
  ask({}),
  best(full, { authorization: 'Bearer x' }),
  best(full, { authorization: withoutScope }),
  best(full, { 'content-type': 'text/plain' }),
  best(full, { 'content-type': 'application/json; charset=UTF-8' }),
  { ...plain, headers: { authorization, 'content-type': 'application/json' } },
  { ...plain, headers: { 'content-type': 'application/json' } },
  best(full, { 'content-type': 'application/xml' }),
  ask({ query: `# Für Übergrößen\n${question('bestesAngebot')}`, variables: full }),
  ask({ query: '{ angebote(auszahlungsbetrag: 9000) { gesamtkonditionen { zinsgrenzen { minimalerSollzins } } } }' }),
  ask({ query: '{ angebote(auszahlungsbetrag: 9000) { ratenkredit { schlussrate } } }' }),
];

async function seenThrough(handler: Handler, sent: readonly Call[] = calls): Promise<string[]> {
  const seen: string[] = [];
  for (const call of sent) {
    const answer = await send(handler, call);
    seen.push(`${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`);
  }
  return seen;
}

const expected = await seenThrough(reference());

it('has calls that are answered as they should be', () => {
  const statuses = expected.map((answer) => Number(answer.slice(0, 3)));
  expect(statuses.slice(0, 12)).toEqual(Array(12).fill(200));
  expect(statuses.slice(12)).toEqual([400, 400, 400, 200, 400, 400, 401, 403, 415, 200, 200, 401, 415, 200, 200, 200]);
  expect(expected.filter((answer) => answer.includes('"errors"')).length).toBe(12);
});

/** Faults about a statement that the plain question has no part in. */
const NARROW =
  /^(missing|wrong|malformed|(refuses|fails)-(?!modernisieren|testumgebung)|partner-outside|no-token|bad|content|failure|charset)/;

it.each(faults.filter(({ name }) => NARROW.test(name)).map((fault) => [fault.name, fault] as const))(
  '%s changes few answers',
  async (_name, fault) => {
    const seen = await seenThrough(fault.wrap(reference()));
    expect(seen[0]).toBe(expected[0]);
    expect(seen.filter((answer, index) => answer !== expected[index]).length).toBeLessThanOrEqual(2);
  },
);

it('reads a parameter of the query itself', async () => {
  const literal = ask({
    query: `{ bestesAngebot(auszahlungsbetrag: 9000, finanzierungszweck: UMSCHULDUNG) ${OFFER} }`,
  });
  const fault = faults.find(({ name }) => name === 'refuses-umschuldung');
  const [answer] = await seenThrough(fault?.wrap(reference()) ?? reference(), [literal]);
  expect(answer).toMatch(/^400/);
});
