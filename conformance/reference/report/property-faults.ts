import { isObject } from '../../json.ts';
import { systemClock } from '../../clock.ts';
import type { Fault } from '../interface.ts';
import { accepted, badRequest } from './fault-places.ts';
import { readJson } from '../../servers/body.ts';
import {
  requestWith,
  faultsFor,
  losing,
  onlyFor,
  onRequest,
  onResponse,
  sending,
  withStatus,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';

/** Selects the requests of a fault by their bodies. */
type Concerns = (body: JsonObject) => boolean;

/** Applies a wrap to requests for a report whose body is not a JSON object. */
function onUnusableBody(wrap: Wrap): Wrap {
  return onlyFor(async (request) => {
    if (request.method !== 'POST') return false;
    const read = await readJson(request.clone(), ['application/json']);
    return !read.ok || !isObject(read.value);
  }, wrap);
}

/** Refuses valid requests with `status` if `concerns` holds for their body. */
function requestAnswers(status: number, concerns: Concerns): Wrap {
  const refusal = () => Response.json({ message: 'the request cannot be met', error: 'refused' }, { status });
  return onResponse({ ...accepted, body: concerns }, refusal);
}

/** Accepts a body like an empty object. */
function takenForEmpty(body: string): Wrap {
  return onRequest({ method: 'POST' }, async (request) =>
    (await request.clone().text()) === body
      ? sending(requestWith(request, { 'content-type': 'application/json' }), '{}')
      : request,
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

type Which<Told> = readonly [which: string, told: Told];

/** Valid requests that are refused (R01, R27 to R32, R50, R51). */
const refused = faultsFor<Which<Concerns>>(
  'too-strict',
  {
    'empty-request-refused': ['An empty object', (body) => Object.keys(body).length === 0],
    'properties-refused-together': [
      'A request with a category and days',
      (body) => 'category' in body && 'fromDay' in body,
    ],
    'properties-refused-with-partner': [
      'A request with a category for a partner',
      (body) => 'category' in body && 'partnerIdToCreateReportFor' in body,
    ],
    'from-day-january-refused': [
      'A fromDay on the 1st of January',
      ({ fromDay, toDay }) => toDay === undefined && /-01-01$/.test(text(fromDay)),
    ],
    'from-day-31-refused': [
      'A fromDay on the 31st of December',
      ({ fromDay, toDay }) => toDay === undefined && /-12-31$/.test(text(fromDay)),
    ],
    'from-day-tenth-refused': [
      'A fromDay on a 10th or 20th',
      ({ fromDay, toDay }) => toDay === undefined && /-[12]0$/.test(text(fromDay)),
    ],
    'from-day-late-month-refused': [
      'A fromDay from October to December',
      ({ fromDay, toDay }) => toDay === undefined && /-1\d-\d\d$/.test(text(fromDay)),
    ],
    'to-day-january-refused': ['A toDay on the 1st of January', ({ toDay }) => /-01-01$/.test(text(toDay))],
    'to-day-31-refused': ['A toDay on the 31st of December', ({ toDay }) => /-12-31$/.test(text(toDay))],
    'to-day-tenth-refused': ['A toDay on a 10th or 20th', ({ toDay }) => /-[12]0$/.test(text(toDay))],
    'to-day-needs-from-day': ['A toDay without a fromDay', (body) => 'toDay' in body && !('fromDay' in body)],
    'to-day-compared-the-wrong-way': ['A toDay after fromDay', ({ fromDay, toDay }) => text(toDay) > text(fromDay)],
    'category-in-ascii-only': [
      'A category with a letter beyond ASCII',
      ({ category }) => /[^\x20-\x7e]/.test(text(category)),
    ],
    'category-with-quotes-refused': ['A category with quotation marks', ({ category }) => /["']/.test(text(category))],
    'category-with-backslash-refused': ['A category with a backslash', ({ category }) => text(category).includes('\\')],
    'category-with-angle-brackets-refused': ['A category with <', ({ category }) => text(category).includes('<')],
    'category-needs-days': ['A category without a fromDay', (body) => 'category' in body && !('fromDay' in body)],
    'category-empty-refused': ['An empty category', ({ category }) => category === ''],
  },
  ([which, concerns]) => [`${which} is refused with 400.`, requestAnswers(400, concerns)],
);

/** Valid requests that crash the server. */
const crashing = faultsFor<Which<Concerns>>(
  'crash',
  {
    'produkt-art-as-list': [
      'A produktArt that is not a list',
      ({ produktArt }) => produktArt !== undefined && !Array.isArray(produktArt),
    ],
    'category-crashes-on-four-bytes': [
      'A category with a character of four bytes in UTF-8',
      ({ category }) => /[\u{10000}-\u{10ffff}]/u.test(text(category)),
    ],
    'category-crashes-on-ampersand': ['A category with an ampersand', ({ category }) => text(category).includes('&')],
  },
  ([which, concerns]) => [`${which} answers 500.`, requestAnswers(500, concerns)],
);

/** Invalid values that are accepted (R26, R62, R69, R70, R76, R77, R81, R82). */
const unchecked = faultsFor<Which<(name: string, value: unknown) => boolean>>(
  'missing-validation',
  {
    'from-day-month-unchecked': ['A fromDay with month 13', isOf('fromDay', /^\d{4}-13-/)],
    'from-day-leniently-read': [
      'A fromDay with its parts in any order and of any length',
      isOf('fromDay', /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/),
    ],
    'from-day-zero-unchecked': ['A fromDay with month 00 or day 00', isOf('fromDay', /-00\b/)],
    'from-day-time-unchecked': ['A fromDay with a time appended, or without hyphens,', isOf('fromDay', /T|^\d{8}$/)],
    'to-day-zero-unchecked': ['A toDay with month 00 or day 00', isOf('toDay', /-00\b/)],
    'to-day-time-unchecked': ['A toDay with a time appended, or without hyphens,', isOf('toDay', /T|^\d{8}$/)],
    'to-day-day-unchecked': ['A toDay with day 32', isOf('toDay', /-32$/)],
    'produkt-art-case-unchecked': ['A produktArt in lower case', isOf('produktArt', /^annuitaet$/)],
    'produkt-art-empty-accepted': ['An empty produktArt', isOf('produktArt', /^$/)],
    'partner-of-report-case-unchecked': [
      'A partnerIdToCreateReportFor in lower case, or with two letters,',
      isOf('partnerIdToCreateReportFor', /^([a-z]{3}|[A-Z]{2})\d\d$/),
    ],
    'partner-of-report-empty-accepted': [
      'An empty partnerIdToCreateReportFor',
      isOf('partnerIdToCreateReportFor', /^$/),
    ],
    'number-taken-as-text': ['A property that is a number', (_, value) => typeof value === 'number'],
    'boolean-taken-as-text': ['A property that is a boolean', (_, value) => typeof value === 'boolean'],
    'object-taken-as-text': ['A property that is an object', (_, value) => isObject(value)],
    'array-taken-as-text': ['A property that is an array', (_, value) => Array.isArray(value)],
  },
  ([which, isHidden]) => [`${which} is accepted.`, losing({ method: 'POST' }, isHidden)],
);

/** Selects a property by a pattern for its text. */
function isOf(property: string, form: RegExp): (name: string, value: unknown) => boolean {
  return (name, value) => name === property && typeof value === 'string' && form.test(value);
}

/** Invalid bodies that are accepted (R33, R52, R53). */
const unusable = faultsFor<Which<string>>(
  'missing-validation',
  {
    'absent-body-accepted': ['A request without a body', ''],
    'malformed-body-accepted': ['A request whose body is not JSON', '{'],
    ...Object.fromEntries(
      Object.entries({ array: '[]', string: '"partner"', number: '1', boolean: 'true', null: 'null' }).map(
        ([type, sent]) => [`${type}-accepted`, [`A request whose body is the JSON value ${sent}`, sent] as const],
      ),
    ),
  },
  ([which, sent]) => [`${which} is accepted.`, takenForEmpty(sent)],
);

/** Refusals with a status other than 400. */
const misnamed: Fault[] = [
  {
    name: 'unusable-body-refused-with-418',
    kind: 'wrong-status',
    says: 'A request whose body is not a JSON object is refused with 418.',
    wrap: onUnusableBody(onResponse(badRequest, withStatus(418))),
  },
  ...faultsFor<readonly [name: string, status: number]>(
    'wrong-status',
    {
      'from-day-refused-with-422': ['fromDay', 422],
      'produkt-art-refused-with-403': ['produktArt', 403],
      'partner-of-report-refused-with-404': ['partnerIdToCreateReportFor', 404],
    },
    ([name, status]) => [
      `An invalid ${name} is refused with ${status}.`,
      onResponse({ ...badRequest, body: (body) => Object.keys(body).join() === name }, withStatus(status)),
    ],
  ),
];

/** Refuses a fromDay before the current day. */
const pastRefused: Wrap = (next, { now } = systemClock) => {
  const today = new Date(now()).toISOString().slice(0, 10);
  return requestAnswers(400, ({ fromDay }) => fromDay !== undefined && text(fromDay) < today)(next);
};

/** Faults of the properties of a request. */
export const propertyFaults: readonly Fault[] = [
  ...refused,
  ...crashing,
  ...unchecked,
  ...unusable,
  ...misnamed,
  {
    name: 'from-day-past-refused',
    kind: 'too-strict',
    says: 'A fromDay before the current day is refused with 400.',
    wrap: pastRefused,
  },
  {
    name: 'partner-of-report-answers-200',
    kind: 'wrong-status',
    says: 'An accepted request with partnerIdToCreateReportFor answers 200.',
    wrap: requestAnswers(200, (body) => 'partnerIdToCreateReportFor' in body),
  },
];
