import type { Fault } from '../interface.ts';
import { badOrderAnswers, blindTo, orderAnswers } from './order-wraps.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const today = () => new Date().toISOString().slice(0, 10);

/** Faults of fromDay and toDay (R26 to R28, and R32 where one is demanded). */
const days: Fault[] = [
  {
    name: 'from-day-demanded',
    kind: 'too-strict',
    says: 'A request for a rohdaten report without fromDay is refused with 400.',
    wrap: orderAnswers(400, (body, path) => path === '/rohdaten' && !('fromDay' in body)),
  },
  {
    name: 'from-day-unknown-to-one-kind',
    kind: 'only-sometimes',
    says: 'A request for a produktanbieter report with fromDay is refused with 400.',
    wrap: orderAnswers(400, (body, path) => path === '/produktanbieter' && 'fromDay' in body),
  },
  {
    name: 'from-day-past-refused',
    kind: 'too-strict',
    says: 'A fromDay before the current day is refused with 400.',
    wrap: orderAnswers(400, ({ fromDay }) => fromDay !== undefined && text(fromDay) < today()),
  },
  {
    name: 'from-day-crashes',
    kind: 'crash',
    says: 'A request with fromDay answers 500.',
    wrap: orderAnswers(500, (body) => 'fromDay' in body),
  },
  {
    name: 'from-day-answers-200',
    kind: 'wrong-status',
    says: 'An accepted request with fromDay answers 200.',
    wrap: orderAnswers(200, (body) => 'fromDay' in body),
  },
  {
    name: 'from-day-unchecked',
    kind: 'missing-validation',
    says: 'Any fromDay is accepted.',
    wrap: blindTo('fromDay'),
  },
  {
    name: 'from-day-month-unchecked',
    kind: 'missing-validation',
    says: 'A fromDay with month 13 is accepted.',
    wrap: blindTo('fromDay', (value) => /^\d{4}-13-/.test(value)),
  },
  {
    name: 'from-day-leniently-read',
    kind: 'missing-validation',
    says: 'A fromDay is accepted in whatever order and with however many digits.',
    wrap: blindTo('fromDay', (value) => /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/.test(value)),
  },
  {
    name: 'from-day-checked-by-one-kind',
    kind: 'only-sometimes',
    says: 'Any fromDay is accepted, but for a rohdaten report.',
    wrap: blindTo('fromDay', () => true, /^\/(?!rohdaten$)/),
  },
  {
    name: 'from-day-refused-with-422',
    kind: 'wrong-status',
    says: 'A fromDay outside the pattern is refused with 422.',
    wrap: badOrderAnswers(422, 'fromDay'),
  },
  {
    name: 'to-day-unknown-to-one-kind',
    kind: 'only-sometimes',
    says: 'A request for an mtvreport with toDay is refused with 400.',
    wrap: orderAnswers(400, (body, path) => path === '/mtvreport' && 'toDay' in body),
  },
  {
    name: 'to-day-compared-the-wrong-way',
    kind: 'too-strict',
    says: 'A toDay after fromDay is refused with 400.',
    wrap: orderAnswers(400, ({ fromDay, toDay }) => text(toDay) > text(fromDay)),
  },
  {
    name: 'to-day-crashes',
    kind: 'crash',
    says: 'A request with toDay answers 500.',
    wrap: orderAnswers(500, (body) => 'toDay' in body),
  },
  { name: 'to-day-unchecked', kind: 'missing-validation', says: 'Any toDay is accepted.', wrap: blindTo('toDay') },
  {
    name: 'to-day-day-unchecked',
    kind: 'missing-validation',
    says: 'A toDay with day 32 is accepted.',
    wrap: blindTo('toDay', (value) => value.endsWith('-32')),
  },
];

/** Faults of produktArt (R29). */
const products: Fault[] = [
  {
    name: 'produkt-art-without-forward',
    kind: 'too-strict',
    says: 'The produktArt FORWARD is refused with 400.',
    wrap: orderAnswers(400, ({ produktArt }) => produktArt === 'FORWARD'),
  },
  {
    name: 'produkt-art-in-lower-case',
    kind: 'too-strict',
    says: 'A produktArt in capital letters is refused with 400.',
    wrap: orderAnswers(400, ({ produktArt }) => /[A-Z]/.test(text(produktArt))),
  },
  {
    name: 'produkt-art-as-list',
    kind: 'crash',
    says: 'A produktArt that is no list answers 500.',
    wrap: orderAnswers(500, ({ produktArt }) => produktArt !== undefined && !Array.isArray(produktArt)),
  },
  {
    name: 'produkt-art-unchecked',
    kind: 'missing-validation',
    says: 'Any produktArt is accepted.',
    wrap: blindTo('produktArt'),
  },
  {
    name: 'produkt-art-refused-with-403',
    kind: 'wrong-status',
    says: 'An unknown produktArt is refused with 403.',
    wrap: badOrderAnswers(403, 'produktArt'),
  },
];

/** Faults of partnerIdToCreateReportFor (R30). */
const partners: Fault[] = [
  {
    name: 'partner-of-report-in-lower-case',
    kind: 'too-strict',
    says: 'A partnerIdToCreateReportFor in capital letters is refused with 400.',
    wrap: orderAnswers(400, (body) => /[A-Z]/.test(text(body['partnerIdToCreateReportFor']))),
  },
  {
    name: 'partner-of-report-crashes',
    kind: 'crash',
    says: 'A request with partnerIdToCreateReportFor answers 500.',
    wrap: orderAnswers(500, (body) => 'partnerIdToCreateReportFor' in body),
  },
  {
    name: 'partner-of-report-answers-200',
    kind: 'wrong-status',
    says: 'An accepted request with partnerIdToCreateReportFor answers 200.',
    wrap: orderAnswers(200, (body) => 'partnerIdToCreateReportFor' in body),
  },
  {
    name: 'partner-of-report-unchecked',
    kind: 'missing-validation',
    says: 'Any partnerIdToCreateReportFor is accepted.',
    wrap: blindTo('partnerIdToCreateReportFor'),
  },
  {
    name: 'partner-of-report-refused-with-404',
    kind: 'wrong-status',
    says: 'A partnerIdToCreateReportFor outside the pattern is refused with 404.',
    wrap: badOrderAnswers(404, 'partnerIdToCreateReportFor'),
  },
];

/** Faults of category (R31). */
const categories: Fault[] = [
  {
    name: 'category-in-ascii-only',
    kind: 'too-strict',
    says: 'A category with a letter beyond ASCII is refused with 400.',
    wrap: orderAnswers(400, ({ category }) => /[^\x20-\x7e]/.test(text(category))),
  },
  {
    name: 'category-crashes-on-ampersand',
    kind: 'crash',
    says: 'A category with an ampersand answers 500.',
    wrap: orderAnswers(500, ({ category }) => text(category).includes('&')),
  },
];

/** Faults of a whole request (R01, R32). */
const whole: Fault[] = [
  {
    name: 'empty-order-refused',
    kind: 'too-strict',
    says: 'An empty object is refused with 400, as if there were no body.',
    wrap: orderAnswers(400, (body) => Object.keys(body).length === 0),
  },
];

/** Faults of the properties of a request. */
export const propertyFaults: readonly Fault[] = [...whole, ...days, ...products, ...partners, ...categories];
