import { brokenRead } from '../cases/broken-read.ts';
import { onResponse, withJson, withRewrittenJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../json-body.ts';
import { DETERMINATION, RESULT } from './fault-paths.ts';

const CAPTURED_DATA = DETERMINATION('/ermittlungsAnfrage/erfassteDaten');

/** Faults of the reads below a determination (O209). */
const reads: readonly Fault[] = [
  ...brokenRead('results', 'the result list', DETERMINATION('/ergebnisse')),
  ...brokenRead('result', 'a result', RESULT()),
  ...brokenRead('messages', 'the messages of a result', RESULT('/meldungen')),
  ...brokenRead('documents', 'the documents of a result', RESULT('/unterlagen')),
  ...brokenRead('payment-plans', 'the payment plans of a result', RESULT('/zahlungsplaene')),
  ...brokenRead('payment-plan', 'a payment plan', RESULT('/zahlungsplaene/[^/]+')),
  ...brokenRead('original-request', 'the original request', DETERMINATION('/ermittlungsAnfrage')),
  ...brokenRead('captured-data', 'the captured data', CAPTURED_DATA),
  {
    name: 'messages-null',
    kind: 'broken-body',
    says: 'The messages of a result are null.',
    wrap: onResponse({ method: 'GET', path: RESULT('/meldungen'), status: 200 }, withJson(null)),
  },
  {
    name: 'documents-204',
    kind: 'wrong-status',
    says: 'The documents of a result are answered with 204.',
    wrap: onResponse({ method: 'GET', path: RESULT('/unterlagen'), status: 200 }, withStatus(204)),
  },
  {
    name: 'payment-plan-index-as-counter',
    kind: 'too-strict',
    says: 'A payment plan is found only where its index is a number.',
    wrap: onResponse(
      { method: 'GET', path: RESULT('/zahlungsplaene/[^/]*[^/\\d][^/]*'), status: 200 },
      withStatus(404),
      withJson({ message: 'there is no such payment plan' }),
    ),
  },
  {
    name: 'original-request-in-a-string',
    kind: 'wrong-type',
    says: 'The original request is a JSON text inside a JSON string.',
    wrap: onResponse(
      { method: 'GET', path: DETERMINATION('/ermittlungsAnfrage'), status: 200 },
      withRewrittenJson((body) => JSON.stringify(body)),
    ),
  },
];

/** Rewrites the object `vorhaben` of the captured data that is read. */
function forgetful(name: string, says: string, rewrite: (vorhaben: string) => string): Fault {
  const change = withRewrittenJson((body) =>
    isObject(body['vorhaben'])
      ? { ...body, vorhaben: JSON.parse(rewrite(JSON.stringify(body['vorhaben']))) as unknown }
      : body,
  );
  return {
    name,
    kind: 'wrong-meaning',
    says,
    wrap: onResponse({ method: 'GET', path: CAPTURED_DATA, status: 200 }, change),
  };
}

/** Faults of what is kept of the captured data (O219). */
const kept: readonly Fault[] = [
  forgetful('captured-data-in-cents', 'The kaufpreis that was captured reads in cents.', (text) =>
    text.replace(/("kaufpreis":\d+)/, (price) => `${price}00`),
  ),
  forgetful('captured-data-without-loans', 'The loans that were captured are not kept.', (text) =>
    text.replace(/"darlehensWuensche":\[.*\]/, '"darlehensWuensche":[]'),
  ),
  forgetful('captured-data-with-standard-term', 'The zinsBindungInJahren that was captured reads as 15.', (text) =>
    text.replace(/"zinsBindungInJahren":\d+/, '"zinsBindungInJahren":15'),
  ),
];

/** Faults of what is read below a determination, without its commission. */
export const readFaults: readonly Fault[] = [...reads, ...kept];
