import { describe, expect, it } from 'vitest';
import { answerOf } from '../answer.ts';
import { fitOf, responseContract } from './fit.ts';

const partner = await responseContract('partner');
const READ = 'GET /partner/{PartnerId}';

const answer = (body: unknown, status = 200, mediaType = 'application/json') =>
  answerOf(
    'http://pm.test/partner/A',
    {
      status,
      headers: [['Content-Type', mediaType]],
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    7,
  );

describe('the comparison of a response with its contract', () => {
  it('names the violation and its place', () => {
    expect(fitOf(partner, READ, answer({ id: 'A', anschrift: { strasse: 4711 } }))).toMatchObject({
      exchange: 7,
      operation: READ,
      problem: '/anschrift/strasse must be string',
    });
  });

  it('lets room: more members, null where nothing is set, charset, another JSON media type', () => {
    const body = { id: 'A', vorname: null, anschrift: {}, bankverbindung: null, erfunden: [1] };
    for (const type of ['application/json', 'application/json;charset=UTF-8', 'application/hal+json', '']) {
      expect(fitOf(partner, READ, answer(body, 200, type))?.problem).toBeUndefined();
    }
  });

  it('treats plain text as text, even if it looks like JSON', async () => {
    const report = await responseContract('report');
    for (const body of ['4711', 'true', 'null']) {
      expect(fitOf(report, 'POST /partner', answer(body, 202, 'text/plain;charset=UTF-8'))?.problem).toBeUndefined();
    }
  });

  it('only mentions an unknown value of an enumeration', () => {
    const fit = fitOf(partner, READ, answer({ id: 'A', anrede: 'DIVERS' }));
    expect(fit?.problem).toBeUndefined();
    expect(fit?.unknownValues).toEqual(['/anrede']);
  });

  it('ignores bodies that the contract does not describe', () => {
    expect(fitOf(partner, READ, answer('<p>', 200, 'text/html'))).toBeUndefined();
    expect(fitOf(partner, READ, answer('no JSON'))).toBeUndefined();
    expect(fitOf(partner, 'GET /nowhere', answer({}))).toBeUndefined();
    expect(fitOf(partner, READ, answer({ message: 1 }, 418))?.problem).toBeUndefined();
  });
});
