import { brokenRead } from '../cases/broken-read.ts';
import { ergebnislisteId } from '../cases/seed.ts';
import { withoutPayload } from '../cases/without-payload.ts';
import { isAsked, onResponse, withJson, withStatus, withText } from '../faulty.ts';
import type { Change } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { LIST, RESULT, SAVED } from './fault-paths.ts';

const absent: Change[] = [withStatus(404), withJson({ message: 'there is nothing here' })];
const reading = (path: RegExp) => ({ method: 'GET', path, status: 200 });

/** Ways of each read to go wrong (O311, O314). */
const ofEachRead: Fault[] = (
  [
    ['list', 'a result list', LIST],
    ['result', 'a result', RESULT()],
    ['messages', 'the messages of a result', RESULT('/meldungen')],
    ['documents', 'the documents of a result', RESULT('/unterlagen')],
    ['commission', 'the commission of a result', RESULT('/provision')],
    ['payment-plans', 'the payment plans of a result', RESULT('/zahlungsplaene')],
    ['payment-plan', 'a payment plan of a result', RESULT('/zahlungsplaene/[^/]+')],
    ['saved-offers', 'the saved offers', SAVED()],
    ['saved-offer', 'a saved offer', SAVED('/[^/]+')],
    ['saved-payment-plans', 'the payment plans of a saved offer', SAVED('/[^/]+/zahlungsplaene')],
  ] as const
).flatMap(([name, what, path]) => [...brokenRead(name, what, path), withoutPayload(name, what, path)]);

/** Faults of the reads of offers (O311, O314). */
export const readFaults: readonly Fault[] = [
  ...ofEachRead,
  {
    name: 'determined-list-not-stored',
    kind: 'wrong-meaning',
    says: 'A result list that was determined cannot be read afterwards.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const isSeeded = new URL(request.url).pathname.endsWith(`/${ergebnislisteId}`);
      if (isSeeded || !response.ok || !isAsked({ method: 'GET', path: LIST }, request)) return response;
      return Response.json({ message: 'there is no such result list' }, { status: 404 });
    },
  },
  {
    name: 'result-as-page',
    kind: 'wrong-media-type',
    says: 'A result is answered with an HTML page and 200.',
    wrap: onResponse(reading(RESULT()), withText('<!doctype html><p>Ergebnis</p>', 'text/html')),
  },
  {
    name: 'messages-empty',
    kind: 'broken-body',
    says: 'The messages of a result answer 200 without a body.',
    wrap: onResponse(reading(RESULT('/meldungen')), withText('')),
  },
  {
    name: 'documents-cut-off',
    kind: 'broken-body',
    says: 'The JSON of the documents of a result breaks off.',
    wrap: onResponse(reading(RESULT('/unterlagen')), withText('[{"bezeichnung":"Pers', 'application/json')),
  },
  {
    name: 'payment-plan-by-position',
    kind: 'too-strict',
    says: 'A payment plan is found by its position alone, not by the index that its list shows.',
    wrap: onResponse(reading(RESULT('/zahlungsplaene/[^/]*[^/\\d][^/]*')), ...absent),
  },
  {
    name: 'saved-payment-plans-in-camel-case',
    kind: 'not-offered',
    says: 'The payment plans of a saved offer are served at zahlungsPlaene alone, as in v2.',
    wrap: onResponse(reading(SAVED('/[^/]+/zahlungsplaene')), ...absent),
  },
];
