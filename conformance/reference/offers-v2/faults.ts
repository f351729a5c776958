import {
  onRequest,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';

const DETERMINE = /^\/v2\/ergebnisliste\/ermittlung$/;
const DETERMINATION = /^\/v2\/ergebnisliste\/ermittlung\/[^/]+$/;
const COMMISSION = /^\/v2\/ergebnisliste\/ermittlung\/.+\/provision$/;
const INTERFACE = /^\/v2\/ergebnisliste\//;
const WITH_CASE = /[?&]vorgangsNummer=./;

const determined: Where = { method: 'POST', path: DETERMINE, status: 302 };
const determination: Where = { method: 'GET', path: DETERMINATION, status: 200 };
const commission: Where = { method: 'GET', path: COMMISSION, status: 200 };
const waiting: Where = { method: 'GET', path: COMMISSION, status: 302 };

const noLocation = withoutHeader('location');
const refusal: Change[] = [withStatus(400), noLocation, withJson({ message: 'not valid' })];

/** Faults of the redirect to a determination (O201 to O203). */
const redirect: Fault[] = [
  ...[200, 201, 303].map((status) => ({
    name: `determination-${status}`,
    says: `A determination answers ${status}.`,
    wrap: onResponse(determined, withStatus(status)),
  })),
  {
    name: 'determination-without-location',
    says: 'The 302 has no Location.',
    wrap: onResponse(determined, noLocation),
  },
  {
    name: 'determination-empty-location',
    says: 'The Location of the 302 is empty.',
    wrap: onResponse(determined, withHeader('location', '')),
  },
  {
    name: 'determination-with-object',
    says: 'The 302 has a JSON body.',
    wrap: onResponse(determined, withJson({ ergebnisse: [] })),
  },
  {
    name: 'determination-with-text',
    says: 'The 302 has a text body.',
    wrap: onResponse(determined, withText('Found. Redirecting.')),
  },
];

/** Faults of the determination that the redirect leads to (O204). */
const target: Fault[] = [
  {
    name: 'location-leads-nowhere',
    says: 'The Location of the 302 leads to a determination that does not exist.',
    wrap: onResponse(
      determined,
      withHeader('location', '/v2/ergebnisliste/ermittlung/00000000-0000-4000-8000-000000000000'),
    ),
  },
  {
    name: 'determination-without-identifier',
    says: 'A determination has no ermittlungsId.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: undefined })),
  },
  {
    name: 'determination-identifier-as-number',
    says: 'The ermittlungsId is a number.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: 4711 })),
  },
  {
    name: 'determination-identifier-empty',
    says: 'The ermittlungsId is an empty string.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: '' })),
  },
  {
    name: 'determination-as-text',
    says: 'A determination is plain text.',
    wrap: onResponse(determination, withText('ermittelt')),
  },
  {
    name: 'determination-read-202',
    says: 'Reading a determination answers 202.',
    wrap: onResponse(determination, withStatus(202)),
  },
];

/** Faults of the query of a determination (O206, O207). */
const query: Fault[] = [
  {
    name: 'ignores-case-number',
    says: 'The query parameter vorgangsNummer is ignored, a body is always required.',
    wrap: onRequest({ method: 'POST', path: DETERMINE, search: WITH_CASE }, (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('vorgangsNummer');
      return new Request(url, { method: 'POST', headers: request.headers });
    }),
  },
  {
    name: 'case-number-200',
    says: 'A determination for a case answers 200.',
    wrap: onResponse({ ...determined, search: WITH_CASE }, withStatus(200)),
  },
  ...['alternativen', 'provisionsAusgabe'].flatMap((parameter) =>
    [true, false].map((value) => ({
      name: `refuses-${parameter.toLowerCase()}-${value}`,
      says: `The query parameter ${parameter}=${value} is refused.`,
      wrap: onResponse({ ...determined, search: new RegExp(`[?&]${parameter}=${value}(&|$)`) }, ...refusal),
    })),
  ),
];

/** Faults of the commission (O210 to O213). */
const commissions: Fault[] = [
  {
    name: 'commission-amount-as-string',
    says: 'The commission is a string.',
    wrap: onResponse(commission, withProperties({ betrag: '3750.00' })),
  },
  {
    name: 'commission-without-amount',
    says: 'The commission has no betrag.',
    wrap: onResponse(commission, withProperties({ betrag: undefined })),
  },
  {
    name: 'commission-without-partner',
    says: 'The commission has no partnerId.',
    wrap: onResponse(commission, withProperties({ partnerId: undefined })),
  },
  {
    name: 'commission-partner-as-number',
    says: 'The partnerId is a number.',
    wrap: onResponse(commission, withProperties({ partnerId: 12345 })),
  },
  {
    name: 'commission-in-array',
    says: 'The commission comes in an array.',
    wrap: onResponse(commission, withJson([{ betrag: 375000, partnerId: 'ABC12' }])),
  },
  {
    name: 'commission-in-euro',
    says: 'The commission is in euro with cents as decimals.',
    wrap: onResponse(commission, withProperties({ betrag: 3750.25 })),
  },
  {
    name: 'commission-of-another-partner',
    says: 'The commission is that of a partner who did not determine the offers.',
    wrap: onResponse(commission, withProperties({ partnerId: 'XYZ99' })),
  },
  {
    name: 'commission-201',
    says: 'A commission that is ready answers 201.',
    wrap: onResponse(commission, withStatus(201)),
  },
  {
    name: 'waiting-200-empty',
    says: 'A commission that is not ready answers an empty 200.',
    wrap: onResponse(waiting, withStatus(200), noLocation),
  },
  {
    name: 'waiting-202',
    says: 'A commission that is not ready answers 202.',
    wrap: onResponse(waiting, withStatus(202), noLocation),
  },
  {
    name: 'waiting-404',
    says: 'A commission that is not ready answers 404.',
    wrap: onResponse(waiting, withStatus(404), noLocation, withJson({ message: 'there is no commission yet' })),
  },
  {
    name: 'waiting-without-location',
    says: 'The waiting redirect has no Location.',
    wrap: onResponse(waiting, noLocation),
  },
  {
    name: 'waiting-empty-location',
    says: 'The Location of the waiting redirect is empty.',
    wrap: onResponse(waiting, withHeader('location', '')),
  },
];

/** Faults of the rate-limit headers (O214). */
const rateLimits: Fault[] = ['X-RateLimit-Remaining', 'X-RateLimit-Reset'].flatMap((header) => {
  const name = header.slice('X-RateLimit-'.length).toLowerCase();
  return [
    {
      name: `without-${name}`,
      says: `Answers have no ${header}.`,
      wrap: onResponse({ path: INTERFACE }, withoutHeader(header)),
    },
    {
      name: `${name}-as-word`,
      says: `${header} is a word.`,
      wrap: onResponse({ path: INTERFACE }, withHeader(header, 'viele')),
    },
  ];
});

/** The faults of the mortgage offers interface v2. */
export const faults: readonly Fault[] = [...redirect, ...target, ...query, ...commissions, ...rateLimits];
