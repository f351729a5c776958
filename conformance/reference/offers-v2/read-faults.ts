import { notAcceptable, brokenResult } from '../cases/read-faults.ts';
import { andereVorgangsNummer } from '../cases/seed.ts';
import { faultsAt, onResponse, withJson, withProperties, withRewrittenJson, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { DETERMINATION, RESULT } from './fault-paths.ts';

const CAPTURED_DATA = DETERMINATION('/ermittlungsAnfrage/erfassteDaten');

/** Faults of the reads below a determination (O209). */
const reads: readonly Fault[] = [
  notAcceptable('determination-read', 'a determination', DETERMINATION()),
  notAcceptable('results', 'the result list', DETERMINATION('/ergebnisse')),
  ...brokenResult(RESULT, 'ergebnisNummer'),
  notAcceptable('payment-plan', 'a payment plan', RESULT('/zahlungsplaene/[^/]+')),
  notAcceptable('original-request', 'the original request', DETERMINATION('/ermittlungsAnfrage')),
  notAcceptable('captured-data', 'the captured data', CAPTURED_DATA),
  ofData({
    name: 'results-of-data-for-everybody',
    kind: 'missing-check',
    says: 'The result list of captured data needs no token.',
    wrap: onResponse(
      { method: 'GET', path: DETERMINATION('/ergebnisse'), status: 401 },
      withStatus(200),
      withJson({ ergebnisse: [] }),
    ),
  }),
  ofData(notAcceptable('results-of-data', 'the result list of captured data', DETERMINATION('/ergebnisse'))),
  ofData(
    notAcceptable(
      'original-request-of-data',
      'the original request of captured data',
      DETERMINATION('/ermittlungsAnfrage'),
    ),
  ),
];

/** Restricts a fault to determinations of captured data; those for a case stay correct. */
export function ofData(fault: Fault): Fault {
  return {
    ...fault,
    kind: 'only-sometimes',
    wrap: (next) => {
      const ofCase = new Set<string>();
      const broken = fault.wrap(next);
      return async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (searchParams.has('vorgangsNummer')) {
          const response = await next(request);
          ofCase.add(response.headers.get('location') ?? '');
          return response;
        }
        const [determination = ''] = /^.*\/ermittlung\/[^/]+/.exec(pathname) ?? [];
        return (ofCase.has(determination) ? next : broken)(request);
      };
    },
  };
}

/** A fault that rewrites `vorhaben` as JSON text in reads of captured data. */
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

/** Faults of stored captured data (O219). */
const kept: readonly Fault[] = [
  forgetful('captured-data-in-cents', 'The captured kaufpreis reads in cents.', (text) =>
    text.replace(/("kaufpreis":\d+)/, (price) => `${price}00`),
  ),
  forgetful(
    'captured-data-of-single-precision',
    'Captured numbers are kept as 32-bit floats: 1.1 reads as 1.100000023841858.',
    (text) => text.replace(/\b\d{1,9}\.\d{1,9}/g, (number) => String(Math.fround(Number(number)))),
  ),
  forgetful('captured-data-without-loans', 'The captured loans are not kept.', (text) =>
    text.replace(/"darlehensWuensche":\[.*\]/, '"darlehensWuensche":[]'),
  ),
  forgetful('captured-data-with-standard-term', 'The captured zinsBindungInJahren always reads as 15.', (text) =>
    text.replace(/"zinsBindungInJahren":\d+/, '"zinsBindungInJahren":15'),
  ),
  forgetful('captured-data-of-one-loan', 'Of the captured loans, only the first is kept.', (text) =>
    text.replace(/("darlehensWuensche":\[\{.*?\}),\{.*\]/, '$1]'),
  ),
  forgetful(
    'captured-data-without-second-term',
    'The zinsBindungInJahren of the second captured loan reads as null.',
    (text) => text.replace(/(\},\{.*"zinsBindungInJahren":)\d+/, '$1null'),
  ),
  {
    name: 'captured-data-of-first-determination',
    kind: 'wrong-meaning',
    says: 'Every determination shows the captured data that was read first.',
    wrap: (next) => {
      let first: string | undefined;
      return onResponse({ method: 'GET', path: CAPTURED_DATA, status: 200 }, async (response) => {
        first ??= await response.clone().text();
        return withText(first, 'application/json')(response);
      })(next);
    },
  },
];

/** Faults of the reads below a determination, except its commission. */
export const readFaults: readonly Fault[] = [
  ...reads,
  ...kept,
  ...faultsAt(
    { method: 'GET', path: DETERMINATION('/ermittlungsAnfrage'), status: 200 },
    {
      'original-request-without-flags': [
        'wrong-meaning',
        'The original request shows alternativen as false, whatever was sent.',
        withProperties({ alternativen: false }),
      ],
      'original-request-with-alternatives': [
        'wrong-meaning',
        'The original request shows alternativen as true, whatever was sent.',
        withProperties({ alternativen: true }),
      ],
      'original-request-without-commission': [
        'wrong-meaning',
        'The original request shows provisionsAusgabe as false, whatever was sent.',
        withProperties({ provisionsAusgabe: false }),
      ],
      'original-request-of-another-case': [
        'wrong-meaning',
        'The original request shows the number of another case.',
        withRewrittenJson((body) =>
          'vorgangsNummer' in body ? { ...body, vorgangsNummer: andereVorgangsNummer } : body,
        ),
      ],
    },
  ),
];
