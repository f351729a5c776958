import { limitsOf } from '../answer-faults.ts';
import {
  faultsAt,
  faultsFor,
  faultsOf,
  onDocument,
  onRequest,
  onResponse,
  withJson,
  withoutHeader,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, JsonObject, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { DETERMINE } from './fault-paths.ts';

const WITH_CASE = /[?&]vorgangsNummer=./;

const determined: Where = { method: 'POST', path: DETERMINE, status: 302 };
const forCase: Where = { ...determined, search: WITH_CASE };

const refusal = (status: number): Change[] => [
  withStatus(status),
  withoutHeader('location'),
  withJson({ message: 'not valid' }),
];

/** Faults of the query of a determination (O206, O207). */
const query: readonly Fault[] = [
  ...faultsOf({
    'too-strict': {
      'ignores-case-number': [
        'The query parameter vorgangsNummer is ignored, a body is always required.',
        onRequest({ method: 'POST', path: DETERMINE, search: WITH_CASE }, (request) => {
          const url = new URL(request.url);
          url.searchParams.delete('vorgangsNummer');
          return new Request(url, { method: 'POST', headers: request.headers });
        }),
      ],
      'case-number-of-digits-only': [
        'A vorgangsNummer with letters is refused.',
        onResponse({ ...determined, search: /[?&]vorgangsNummer=\d*[^&\d]/ }, ...refusal(422)),
      ],
      'trace-id-of-case-refused': [
        'A determination for a case is refused when it has an x-TraceId.',
        onResponse({ ...determined, search: /vorgangsNummer=/, header: 'x-traceid' }, ...refusal(400)),
      ],
      'refuses-commission-of-captured-data': [
        'The query parameter provisionsAusgabe=true is refused only for captured data.',
        onResponse({ ...determined, search: /^\?alternativen=false&provisionsAusgabe=true$/ }, ...refusal(400)),
      ],
    },
    'only-sometimes': {
      'alternatives-with-body': [
        'The 302 has a body if alternatives are requested.',
        onResponse({ ...determined, search: /[?&]alternativen=true/ }, withText('Found. Redirecting.')),
      ],
    },
  }),
  ...faultsAt(forCase, {
    'case-number-200': ['wrong-status', 'A determination for a case answers 200.', withStatus(200)],
    'refuses-own-case': [
      'too-strict',
      'A determination for a case of the caller is refused with 403.',
      ...refusal(403),
    ],
  }),
  ...['alternativen', 'provisionsAusgabe'].flatMap((parameter) =>
    [true, false].map((value): Fault => ({
      name: `refuses-${parameter.toLowerCase()}-${value}`,
      kind: 'too-strict',
      says: `The query parameter ${parameter}=${value} is refused.`,
      wrap: onResponse({ ...determined, search: new RegExp(`[?&]${parameter}=${value}(&|$)`) }, ...refusal(400)),
    })),
  ),
  ...faultsAt(
    { ...determined, search: /[?&]alternativen=true&provisionsAusgabe=true/ },
    {
      'refuses-options-together': [
        'too-strict',
        'The query parameters alternativen=true and provisionsAusgabe=true are refused together.',
        ...refusal(400),
      ],
      'commission-without-location': [
        'only-sometimes',
        'The 302 has no Location if alternatives are requested together with the commission.',
        withoutHeader('location'),
      ],
    },
  ),
];

type Refused = readonly [which: string, offends: RegExp | ((vorhaben: JsonObject) => boolean)];

/** Faults that captured data is refused if `offends` holds, with the server's own 400. */
const refusing = (table: Readonly<Record<string, Refused>>) =>
  faultsFor('too-strict', table, ([which, offends]) => {
    const isMeant = (vorhaben: JsonObject) =>
      offends instanceof RegExp ? offends.test(JSON.stringify(vorhaben)) : offends(vorhaben);
    const wrap = onDocument({ method: 'POST', path: DETERMINE }, (body) =>
      isObject(body['vorhaben']) && isMeant(body['vorhaben']) ? [] : body,
    );
    return [`Captured data ${which}.`, wrap];
  });

/** Faults of the order of members (O217). */
const order: readonly Fault[] = [
  {
    name: 'blocks-must-come-last',
    kind: 'too-strict',
    says: 'Captured data is refused if it begins with haushalte or finanzierungsobjekt.',
    wrap: onDocument({ method: 'POST', path: DETERMINE }, (body) =>
      /^(haushalte|finanzierungsobjekt)$/.test(Object.keys(body)[0] ?? '') ? [] : body,
    ),
  },
  ...refusing({
    'price-must-come-first': [
      'is refused unless finanzbedarf is the first attribute of vorhaben',
      (vorhaben) => Object.keys(vorhaben).indexOf('finanzbedarf') > 0,
    ],
    'loan-amount-must-come-first': [
      'is refused unless darlehensBetrag is the first attribute of a loan',
      /^(?!.*"annuitaetenDarlehen":\{"darlehensBetrag")/,
    ],
    'term-must-come-last': [
      'is refused unless zinsBindungInJahren is the last attribute of a loan',
      /^(?!.*"zinsBindungInJahren":\d+\})/,
    ],
  }),
];

const SECOND_LOAN = /"annuitaetenDarlehen".*"annuitaetenDarlehen"/s;

/** Faults of single members (O226, O227). */
const members = refusing({
  'refuses-commission-wish': ['with provision is refused', /"provision":/],
  'refuses-special-repayment': ['with sondertilgungOptionalJaehrlich is refused', /"sondertilgungOptionalJaehrlich":/],
  'refuses-full-repayment': [
    'with a loan that is repaid in full is refused',
    /"volltilgerWennAnnuitaetenOderForward":true/,
  ],
  'refuses-decimals': [
    'with an anfaenglicheTilgung that is not a whole number is refused',
    /"anfaenglicheTilgung":\d+\.\d/,
  ],
  'refuses-second-loan': ['with two loans is refused', SECOND_LOAN],
});

/** Faults of captured data with amounts with decimals, two loans, or the two blocks (O218). */
const texts: readonly Fault[] = [
  ...faultsOf({
    'too-strict': {
      'refuses-amounts-with-decimals': [
        'A kaufpreis or darlehensBetrag that is written with decimals is refused.',
        onResponse({ ...determined, sent: /"(kaufpreis|darlehensBetrag)":\d+\./ }, ...refusal(400)),
      ],
    },
    'only-sometimes': {
      'second-loan-with-body': [
        'The 302 has a body if the captured data has two loans.',
        onResponse({ ...determined, sent: SECOND_LOAN }, withText('Found. Redirecting.')),
      ],
    },
  }),
  ...faultsFor<readonly [which: string, sent: RegExp]>(
    'not-offered',
    {
      'blocks-404': ['haushalte or finanzierungsobjekt', /"(haushalte|finanzierungsobjekt)":/],
      'blocks-together-404': ['haushalte and finanzierungsobjekt', /("(haushalte|finanzierungsobjekt)":.*){2}/s],
    },
    ([which, sent]) => [
      `A determination with ${which} answers 404.`,
      onResponse({ ...determined, sent }, (response) =>
        Response.json({ message: 'this did not work' }, { status: 404, headers: limitsOf(response) }),
      ),
    ],
  ),
];

/** Faults of requests for a determination. */
export const requestFaults: readonly Fault[] = [...query, ...order, ...members, ...texts];
