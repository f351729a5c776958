import { isObject } from '../../json.ts';
import { systemClock, type Clock } from '../../clock.ts';
import type { Fault } from '../interface.ts';
import {
  badRequestAnswers,
  blindTo,
  requestAnswers,
  takenForEmpty,
  unusableAnswers,
  withoutValues,
} from './request-wraps.ts';
import { faultsOf } from '../faulty.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const today = ({ now }: Clock) => new Date(now()).toISOString().slice(0, 10);

/** Faults of fromDay and toDay (R26 to R28, and R32 where one is demanded). */
const days: Fault[] = faultsOf({
  'from-day-unknown-to-one-kind': {
    kind: 'only-sometimes',
    says: 'A request for a produktanbieter report with fromDay is refused with 400.',
    wrap: requestAnswers(400, (body, path) => path === '/produktanbieter' && 'fromDay' in body),
  },
  'from-day-past-refused': {
    kind: 'too-strict',
    says: 'A fromDay before the current day is refused with 400.',
    wrap: (next, clock = systemClock) =>
      requestAnswers(400, ({ fromDay }) => fromDay !== undefined && text(fromDay) < today(clock))(next),
  },
  'from-day-answers-200': {
    kind: 'wrong-status',
    says: 'An accepted request with fromDay answers 200.',
    wrap: requestAnswers(200, (body) => 'fromDay' in body),
  },
  'from-day-unchecked': {
    kind: 'missing-validation',
    says: 'Any fromDay is accepted.',
    wrap: blindTo('fromDay'),
  },
  'from-day-month-unchecked': {
    kind: 'missing-validation',
    says: 'A fromDay with month 13 is accepted.',
    wrap: blindTo('fromDay', (value) => /^\d{4}-13-/.test(value)),
  },
  'from-day-leniently-read': {
    kind: 'missing-validation',
    says: 'A fromDay is accepted in whatever order and with however many digits.',
    wrap: blindTo('fromDay', (value) => /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/.test(value)),
  },
  'from-day-zero-unchecked': {
    kind: 'missing-validation',
    says: 'A fromDay with month 00 or day 00 is accepted.',
    wrap: blindTo('fromDay', (value) => /-00\b/.test(value)),
  },
  'from-day-time-unchecked': {
    kind: 'missing-validation',
    says: 'A fromDay with a time behind it, or without hyphens, is accepted.',
    wrap: blindTo('fromDay', (value) => /T|^\d{8}$/.test(value)),
  },
  'from-day-january-refused': {
    kind: 'too-strict',
    says: 'A fromDay in January is refused with 400, as if months began with 00.',
    wrap: requestAnswers(400, ({ fromDay, toDay }) => toDay === undefined && /-01-01$/.test(text(fromDay))),
  },
  'from-day-31-refused': {
    kind: 'too-strict',
    says: 'A fromDay on the 31st is refused with 400.',
    wrap: requestAnswers(400, ({ fromDay, toDay }) => toDay === undefined && /-12-31$/.test(text(fromDay))),
  },
  'from-day-checked-by-one-kind': {
    kind: 'only-sometimes',
    says: 'Any fromDay is accepted, but for a rohdaten report.',
    wrap: blindTo('fromDay', () => true, /^\/(?!rohdaten$)/),
  },
  'from-day-refused-with-422': {
    kind: 'wrong-status',
    says: 'A fromDay outside the pattern is refused with 422.',
    wrap: badRequestAnswers(422, 'fromDay'),
  },
  'to-day-unknown-to-one-kind': {
    kind: 'only-sometimes',
    says: 'A request for an mtvreport with toDay is refused with 400.',
    wrap: requestAnswers(400, (body, path) => path === '/mtvreport' && 'toDay' in body),
  },
  'to-day-january-refused': {
    kind: 'too-strict',
    says: 'A toDay on the 1st of January is refused with 400.',
    wrap: requestAnswers(400, ({ toDay }) => /-01-01$/.test(text(toDay))),
  },
  'to-day-31-refused': {
    kind: 'too-strict',
    says: 'A toDay on the 31st of December is refused with 400.',
    wrap: requestAnswers(400, ({ toDay }) => /-12-31$/.test(text(toDay))),
  },
  'to-day-needs-from-day': {
    kind: 'too-strict',
    says: 'A toDay without a fromDay is refused with 400.',
    wrap: requestAnswers(400, (body) => 'toDay' in body && !('fromDay' in body)),
  },
  'to-day-zero-unchecked': {
    kind: 'missing-validation',
    says: 'A toDay with month 00 or day 00 is accepted.',
    wrap: blindTo('toDay', (value) => /-00\b/.test(value)),
  },
  'to-day-time-unchecked': {
    kind: 'missing-validation',
    says: 'A toDay with a time behind it, or without hyphens, is accepted.',
    wrap: blindTo('toDay', (value) => /T|^\d{8}$/.test(value)),
  },
  'to-day-compared-the-wrong-way': {
    kind: 'too-strict',
    says: 'A toDay after fromDay is refused with 400.',
    wrap: requestAnswers(400, ({ fromDay, toDay }) => text(toDay) > text(fromDay)),
  },
  'to-day-unchecked': { kind: 'missing-validation', says: 'Any toDay is accepted.', wrap: blindTo('toDay') },
  'to-day-day-unchecked': {
    kind: 'missing-validation',
    says: 'A toDay with day 32 is accepted.',
    wrap: blindTo('toDay', (value) => value.endsWith('-32')),
  },
});

/** Faults of produktArt (R29). */
const products: Fault[] = faultsOf({
  'produkt-art-in-lower-case': {
    kind: 'too-strict',
    says: 'A produktArt in capital letters is refused with 400.',
    wrap: requestAnswers(400, ({ produktArt }) => /[A-Z]/.test(text(produktArt))),
  },
  'produkt-art-as-list': {
    kind: 'crash',
    says: 'A produktArt that is no list answers 500.',
    wrap: requestAnswers(500, ({ produktArt }) => produktArt !== undefined && !Array.isArray(produktArt)),
  },
  'produkt-art-unchecked': {
    kind: 'missing-validation',
    says: 'Any produktArt is accepted.',
    wrap: blindTo('produktArt'),
  },
  'produkt-art-case-unchecked': {
    kind: 'missing-validation',
    says: 'A produktArt in lower case is accepted.',
    wrap: blindTo('produktArt', (value) => value === 'annuitaet'),
  },
  'produkt-art-empty-accepted': {
    kind: 'missing-validation',
    says: 'An empty produktArt is accepted.',
    wrap: blindTo('produktArt', (value) => value === ''),
  },
  'produkt-art-refused-with-403': {
    kind: 'wrong-status',
    says: 'An unknown produktArt is refused with 403.',
    wrap: badRequestAnswers(403, 'produktArt'),
  },
});

/** Faults of partnerIdToCreateReportFor (R30). */
const partners: Fault[] = faultsOf({
  'partner-of-report-in-lower-case': {
    kind: 'too-strict',
    says: 'A partnerIdToCreateReportFor in capital letters is refused with 400.',
    wrap: requestAnswers(400, (body) => /[A-Z]/.test(text(body['partnerIdToCreateReportFor']))),
  },
  'partner-of-report-answers-200': {
    kind: 'wrong-status',
    says: 'An accepted request with partnerIdToCreateReportFor answers 200.',
    wrap: requestAnswers(200, (body) => 'partnerIdToCreateReportFor' in body),
  },
  'partner-of-report-unchecked': {
    kind: 'missing-validation',
    says: 'Any partnerIdToCreateReportFor is accepted.',
    wrap: blindTo('partnerIdToCreateReportFor'),
  },
  'partner-of-report-case-unchecked': {
    kind: 'missing-validation',
    says: 'A partnerIdToCreateReportFor in lower case, or with two letters, is accepted.',
    wrap: blindTo('partnerIdToCreateReportFor', (value) => /^([a-z]{3}|[A-Z]{2})\d\d$/.test(value)),
  },
  'partner-of-report-empty-accepted': {
    kind: 'missing-validation',
    says: 'An empty partnerIdToCreateReportFor is accepted.',
    wrap: blindTo('partnerIdToCreateReportFor', (value) => value === ''),
  },
  'partner-of-report-refused-with-404': {
    kind: 'wrong-status',
    says: 'A partnerIdToCreateReportFor outside the pattern is refused with 404.',
    wrap: badRequestAnswers(404, 'partnerIdToCreateReportFor'),
  },
});

/** Faults of category (R31). */
const categories: Fault[] = faultsOf({
  'category-in-ascii-only': {
    kind: 'too-strict',
    says: 'A category with a letter beyond ASCII is refused with 400.',
    wrap: requestAnswers(400, ({ category }) => /[^\x20-\x7e]/.test(text(category))),
  },
  'category-crashes-on-ampersand': {
    kind: 'crash',
    says: 'A category with an ampersand answers 500.',
    wrap: requestAnswers(500, ({ category }) => text(category).includes('&')),
  },
  'category-needs-days': {
    kind: 'too-strict',
    says: 'A category without a fromDay is refused with 400.',
    wrap: requestAnswers(400, (body) => 'category' in body && !('fromDay' in body)),
  },
  'category-empty-refused': {
    kind: 'too-strict',
    says: 'An empty category is refused with 400.',
    wrap: requestAnswers(400, ({ category }) => category === ''),
  },
});

/** Faults of properties that are no strings (R62, R70, R77, R82). */
const types: Fault[] = [
  ...['fromDay', 'toDay', 'category', 'partnerIdToCreateReportFor', 'produktArt'].map((name): Fault => ({
    name: `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-of-another-type-accepted`,
    kind: 'missing-validation',
    says: `A ${name} that is no string is accepted.`,
    wrap: withoutValues((key, value) => key === name && typeof value !== 'string'),
  })),
  ...Object.entries({
    number: (value: unknown) => typeof value === 'number',
    boolean: (value: unknown) => typeof value === 'boolean',
    object: isObject,
    array: Array.isArray,
  }).map(([type, is]): Fault => ({
    name: `${type}-taken-as-text`,
    kind: 'missing-validation',
    says: `A property that is ${/^[ao]/.test(type) ? 'an' : 'a'} ${type} is accepted.`,
    wrap: withoutValues((_, value) => is(value)),
  })),
];

/** Faults of several properties at once (R50, R51). */
const together: Fault[] = [
  {
    name: 'properties-refused-together',
    kind: 'too-strict',
    says: 'A request with a category and days is refused with 400.',
    wrap: requestAnswers(400, (body) => 'category' in body && 'fromDay' in body),
  },
];

/** Faults of a whole request (R01, R32, R33, R52, R53). */
const whole: Fault[] = [
  {
    name: 'empty-request-refused',
    kind: 'too-strict',
    says: 'An empty object is refused with 400, as if there were no body.',
    wrap: requestAnswers(400, (body) => Object.keys(body).length === 0),
  },
  {
    name: 'absent-body-accepted',
    kind: 'missing-validation',
    says: 'A request without a body is accepted.',
    wrap: takenForEmpty((body) => body === ''),
  },
  ...Object.entries({ array: '[]', string: '"partner"', number: '1', boolean: 'true', null: 'null' }).map(
    ([type, sent]): Fault => ({
      name: `${type}-accepted`,
      kind: 'missing-validation',
      says: `A request whose body is the JSON ${type} ${sent} is accepted.`,
      wrap: takenForEmpty((body) => body === sent),
    }),
  ),
  ...faultsOf({
    'unusable-body-accepted-by-one-kind': {
      kind: 'only-sometimes',
      says: 'A request for a vertrieb report is accepted whatever its body is.',
      wrap: takenForEmpty((body, path) => path === '/vertrieb' && !body.startsWith('{"')),
    },
    'malformed-body-accepted': {
      kind: 'missing-validation',
      says: 'A request whose body is no JSON is accepted.',
      wrap: takenForEmpty((body) => body === '{'),
    },
    'unusable-body-refused-with-418': {
      kind: 'wrong-status',
      says: 'A request whose body is no JSON object is refused with 418.',
      wrap: unusableAnswers(418),
    },
  }),
];

/** Faults of the properties of a request. */
export const propertyFaults: readonly Fault[] = [
  ...whole,
  ...days,
  ...products,
  ...partners,
  ...categories,
  ...types,
  ...together,
];
