import { limitsOf } from '../answer-faults.ts';
import {
  faultsAt,
  faultsOf,
  isAsked,
  onRequest,
  onRequestJson,
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
        'The query parameter provisionsAusgabe=true is refused for captured data alone.',
        onResponse({ ...determined, search: /^\?alternativen=false&provisionsAusgabe=true$/ }, ...refusal(400)),
      ],
    },
    'only-sometimes': {
      'alternatives-with-body': [
        'The 302 has a body where alternatives are asked for.',
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
        'The 302 has no Location where alternatives are asked for together with the commission.',
        withoutHeader('location'),
      ],
    },
  ),
];

/** Has the server refuse the captured data that `offends`, with its own 400. */
function refusing(name: string, says: string, offends: (vorhaben: JsonObject) => boolean): Fault {
  const wrap = onRequestJson({ method: 'POST', path: DETERMINE }, (body) =>
    isObject(body) && isObject(body['vorhaben']) && offends(body['vorhaben']) ? [] : body,
  );
  return { name, kind: 'too-strict', says, wrap };
}

const firstOf = (value: object): string | undefined => Object.keys(value)[0];

/** Faults of the order of attributes (O217). */
const order: readonly Fault[] = [
  refusing(
    'price-must-come-first',
    'Captured data is refused unless finanzbedarf is the first attribute of vorhaben.',
    (vorhaben) => firstOf(vorhaben) !== 'finanzbedarf' && 'finanzbedarf' in vorhaben,
  ),
  refusing(
    'loan-amount-must-come-first',
    'Captured data is refused unless darlehensBetrag is the first attribute of a loan.',
    (vorhaben) => !/"annuitaetenDarlehen":\{"darlehensBetrag"/.test(JSON.stringify(vorhaben)),
  ),
  refusing(
    'term-must-come-last',
    'Captured data is refused unless zinsBindungInJahren is the last attribute of a loan.',
    (vorhaben) => !/"zinsBindungInJahren":\d+\}/.test(JSON.stringify(vorhaben)),
  ),
];

const loansOf = (vorhaben: JsonObject): unknown[] =>
  isObject(vorhaben['finanzierungswunsch']) && Array.isArray(vorhaben['finanzierungswunsch']['darlehensWuensche'])
    ? vorhaben['finanzierungswunsch']['darlehensWuensche']
    : [];
/** Faults of single members (O226, O227). */
const members: readonly Fault[] = [
  ...[
    ['refuses-commission-wish', 'provision'],
    ['refuses-special-repayment', 'sondertilgungOptionalJaehrlich'],
  ].map(([name = '', member = '']) =>
    refusing(name, `Captured data with ${member} is refused.`, (vorhaben) =>
      JSON.stringify(loansOf(vorhaben)).includes(`"${member}":`),
    ),
  ),
  refusing('refuses-full-repayment', 'Captured data with a loan that is repaid in full is refused.', (vorhaben) =>
    JSON.stringify(loansOf(vorhaben)).includes('"volltilgerWennAnnuitaetenOderForward":true'),
  ),
  refusing(
    'refuses-decimals',
    'Captured data with an anfaenglicheTilgung that is no whole number is refused.',
    (vorhaben) => /"anfaenglicheTilgung":\d+\.\d/.test(JSON.stringify(vorhaben)),
  ),
  refusing(
    'refuses-second-loan',
    'Captured data with two loans is refused.',
    (vorhaben) => loansOf(vorhaben).length > 1,
  ),
];

const amountsWithDecimals: Fault = {
  name: 'refuses-amounts-with-decimals',
  kind: 'too-strict',
  says: 'A kaufpreis or darlehensBetrag that is written with decimals is refused.',
  wrap: (next) => async (request) => {
    const isMeant =
      isAsked(determined, request) && /"(kaufpreis|darlehensBetrag)":\d+\./.test(await request.clone().text());
    return (isMeant ? onResponse(determined, ...refusal(400))(next) : next)(request);
  },
};

const secondLoanWithBody: Fault = {
  name: 'second-loan-with-body',
  kind: 'only-sometimes',
  says: 'The 302 has a body where the captured data has two loans.',
  wrap: (next) => async (request) => {
    const loans = (await request.clone().text()).split('"annuitaetenDarlehen"').length - 1;
    return (loans > 1 ? onResponse(determined, withText('Found. Redirecting.'))(next) : next)(request);
  },
};

/** Faults of the two blocks (O218). */
const blocks = [
  ['blocks-404', 'haushalte or finanzierungsobjekt', 1] as const,
  ['blocks-together-404', 'haushalte and finanzierungsobjekt', 2] as const,
].map(([name, which, least]): Fault => ({
  name,
  kind: 'not-offered',
  says: `There is no determination with ${which}: 404.`,
  wrap: onResponse({ ...determined, status: 302 }, async (response, request) => {
    const found = (await request.text()).match(/"(haushalte|finanzierungsobjekt)":/g) ?? [];
    if (found.length < least) return response;
    return Response.json({ message: 'this did not work' }, { status: 404, headers: limitsOf(response) });
  }),
}));

/** Faults of what a determination accepts. */
export const requestFaults: readonly Fault[] = [
  ...query,
  ...order,
  ...members,
  amountsWithDecimals,
  secondLoanWithBody,
  ...blocks,
];
