import { readFile } from 'node:fs/promises';
import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../overlay.fixture.ts';
import { onOffers, start, UNWANTED, WANTED } from './consumer-loan-offers.fixture.ts';
import {
  AngeboteDocument,
  BestesAngebotDocument,
  ContractViolatedError,
  DatenkontextValues,
  FinanzierungszweckValues,
  GraphQLFailedError,
  PlatformError,
  RequestRefusedError,
  TypedDocumentString,
} from './index.ts';

/** The schema that is published with the package. */
const schema = async () =>
  buildSchema(await readFile(new URL('../../generated/consumer-loan-offers/schema.graphql', import.meta.url), 'utf8'));

describe('the predefined queries', () => {
  it('return the best offer and the list of offers', async () => {
    const { loans } = await start({}, { validate: true });
    const best = await loans.bestesAngebot(WANTED);
    expect(best?.gesamtkonditionen).toMatchObject({ laufzeitInMonaten: 60, nettokreditbetrag: 15_000 });
    expect(best?.ratenkredit?.produktanbieter?.name).toMatch(/./);
    const offers = await loans.angebote(WANTED);
    expect(offers.length).toBeGreaterThan(1);
    const rates = offers.map((offer) => offer.gesamtkonditionen?.sollzins ?? NaN);
    expect(rates).toEqual([...rates].sort((one, other) => one - other));
  });

  it('accept every purpose, both contexts, and a partner', async () => {
    const { loans, fixtures, received } = await start();
    for (const finanzierungszweck of FinanzierungszweckValues) await loans.angebote({ ...WANTED, finanzierungszweck });
    for (const datenkontext of DatenkontextValues) await loans.bestesAngebot({ ...WANTED, datenkontext });
    const { partnerId = '' } = fixtures.consumerLoan;
    await loans.bestesAngebot({ ...WANTED, partnerId });
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({
      query: BestesAngebotDocument.toString(),
      variables: { ...WANTED, partnerId },
    });
  });

  it('declare the variable partnerId only if it is used: the name of its type is not published', async () => {
    const { loans, received } = await start();
    await loans.bestesAngebot(WANTED);
    await loans.angebote({ ...WANTED, datenkontext: 'TESTUMGEBUNG' });
    const queries = received.slice(-2).map(({ body }) => (JSON.parse(body) as { query: string }).query);
    for (const query of queries) {
      expect(validate(await schema(), parse(query))).toEqual([]);
      expect(query).not.toContain('partnerId');
    }
  });

  it('return null or an empty list if there is no offer', async () => {
    const { loans } = await start(onOffers(() => Response.json({ data: { bestesAngebot: null, angebote: null } })));
    expect(await loans.bestesAngebot(WANTED)).toBeNull();
    expect(await loans.angebote(WANTED)).toEqual([]);
  });

  it('leave out null entries of the list', async () => {
    const angebot = { gesamtkonditionen: null, ratenkredit: null };
    const { loans } = await start(
      onOffers(() => Response.json({ data: { angebote: [null, angebot, null] }, errors: [] })),
      { validate: true },
    );
    expect(await loans.angebote(WANTED)).toEqual([angebot]);
  });

  it('accept new fields and new enumeration values', async () => {
    const angebot = { art: 'NEU', ratenkredit: { produktbezeichnung: 'X', siegel: { stufe: 1 } } };
    const later = { data: { bestesAngebot: angebot }, extensions: { dauerMs: 4 }, hinweis: 'neu' };
    const { loans } = await start(
      onOffers(() => Response.json(later)),
      { validate: true },
    );
    expect(await loans.bestesAngebot(WANTED)).toEqual(angebot);
  });
});

describe('a query that fails', () => {
  it('throws an error with the reason', async () => {
    const { loans } = await start();
    const failure = await failureOf(loans.bestesAngebot(UNWANTED, { traceId: 'spur-4711' }));
    expect(failure).toBeInstanceOf(GraphQLFailedError);
    expect(failure).toBeInstanceOf(PlatformError);
    expect(failure).toMatchObject({
      operation: 'POST /angebote',
      traceId: 'spur-4711',
      status: 200,
      errors: [{ message: expect.stringMatching(/./) as string, status: 422 }],
    });
  });

  it('in part throws an error that keeps the data', async () => {
    const { loans } = await start({ faults: 'consumer-loan-offers/offers-with-error' });
    const failure = await failureOf(loans.angebote(WANTED));
    expect(failure).toBeInstanceOf(GraphQLFailedError);
    expect((failure as GraphQLFailedError).errors.length).toBe(1);
    expect(failure).toMatchObject({ body: { data: { angebote: expect.any(Array) as unknown } } });
  });

  it('in part returns data and errors from query()', async () => {
    const { loans } = await start({ faults: 'consumer-loan-offers/offers-with-error' });
    const { data, errors, traceId } = await loans.query(AngeboteDocument, WANTED, { traceId: 'spur-1' });
    expect(data.angebote?.length).toBeGreaterThan(1);
    expect(errors).toEqual([expect.objectContaining({ message: expect.any(String) as string })]);
    expect(traceId).toBe('spur-1');
  });

  it('as a whole throws from query(), too', async () => {
    const errors = [{ message: 'nein', status: 'FEHLER' }];
    const { loans } = await start(onOffers(() => Response.json({ data: null, errors })));
    const failure = await failureOf(loans.query(AngeboteDocument, WANTED));
    expect(failure).toBeInstanceOf(GraphQLFailedError);
    expect(failure).toMatchObject({ errors, body: { errors } });
    expect(String(failure)).toContain('the query failed, response: nein (trace id ');
  });

  it.each([200, 400])('with status %d says why, without the token', async (status) => {
    const errors = [{ message: 'Expected Name, found "}". Bearer mein-token' }, { message: 'nein' }];
    const { loans } = await start(
      onOffers(() => Response.json({ errors }, { status })),
      { accessToken: 'mein-token' },
    );
    const { message, code } = (await failureOf(loans.query(AngeboteDocument, WANTED))) as GraphQLFailedError;
    expect(message).toContain(', response: Expected Name, found "}". … (trace id ');
    expect(code).toBe(status === 200 ? 'GRAPHQL_FAILED' : 'REQUEST_REFUSED');
  });

  it('because of its syntax throws RequestRefusedError with the reason', async () => {
    const { loans } = await start();
    const failure = await failureOf(loans.bestesAngebot({ ...WANTED, partnerId: 'zu lang' }));
    expect(failure).toBeInstanceOf(RequestRefusedError);
    expect(failure).toMatchObject({ status: 400, body: { errors: [{ status: 400 }] } });
  });

  it.each([
    ['best-offer-missing', 'bestesAngebot is not an object'],
    ['best-offer-as-list', 'bestesAngebot is not an object'],
    ['data-left-out', 'neither data nor errors'],
    ['success-with-error-text', 'no GraphQL result'],
    ['missing-amount-without-errors', undefined],
  ])('with the fault %s is one of the contract', async (fault, message) => {
    const { loans } = await start({ faults: `consumer-loan-offers/${fault}` });
    const question = message === undefined ? ({} as typeof WANTED) : WANTED;
    const failure = await failureOf(loans.bestesAngebot(question));
    expect(failure).toBeInstanceOf(ContractViolatedError);
    expect(String(failure)).toContain(message ?? 'neither data nor errors');
  });

  it.each(['offers-missing', 'offers-wrapped'])('with the fault %s returns no list', async (fault) => {
    const { loans } = await start({ faults: `consumer-loan-offers/${fault}` });
    await expect(loans.angebote(WANTED)).rejects.toThrow('angebote is not a list');
  });

  it.each([
    '<html>',
    '',
    '[]',
    '"text"',
    'null',
    '{"data":[]}',
    '{"data":"x"}',
    '{"errors":["x"]}',
    '{"data":{},"errors":{}}',
  ])('is one of the contract when the response is %j', async (body) => {
    const { loans } = await start(onOffers(() => new Response(body)));
    await expect(loans.bestesAngebot(WANTED)).rejects.toThrow(ContractViolatedError);
    await expect(loans.angebote(WANTED)).rejects.toThrow(ContractViolatedError);
  });

  it('with a wrong type is found by validation', async () => {
    const { loans } = await start({ faults: 'consumer-loan-offers/amount-with-currency' }, { validate: true });
    await expect(loans.bestesAngebot(WANTED)).rejects.toThrow(/rateMonatlich/);
  });
});

describe('a selection of the user', () => {
  const text = `query Rate($betrag: Euro!) {
    guenstig: bestesAngebot(auszahlungsbetrag: $betrag) { gesamtkonditionen { rateMonatlich } }
  }`;
  interface Rate {
    guenstig: { gesamtkonditionen: { rateMonatlich: number | null } | null } | null;
  }

  it.each([
    ['written by hand', text],
    ['printed from a syntax tree', print(parse(text))],
  ])('%s brings what it selects', async (_how, query) => {
    const { loans } = await start({}, { validate: true });
    const { data, errors } = await loans.query(new TypedDocumentString<Rate, { betrag: number }>(query), {
      betrag: 9000,
    });
    expect(Object.keys(data)).toEqual(['guenstig']);
    expect(data.guenstig?.gesamtkonditionen?.rateMonatlich).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('and the predefined queries match the schema of the package', async () => {
    for (const query of [text, AngeboteDocument.toString(), BestesAngebotDocument.toString()]) {
      expect(validate(await schema(), parse(query))).toEqual([]);
    }
  });
});
