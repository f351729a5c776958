import { BAD_CASES, badRequestsRefused } from './steps/bad-requests.ts';

export default badRequestsRefused({
  title: 'A wrong name, type or value and a malformed body are answered with 400',
  source: ['L08', 'L57', 'L58', 'L59'],
  cases: BAD_CASES,
  brokenBy: [
    'wrong-name-accepted',
    'wrong-value-accepted',
    'fractions-rounded',
    'enumerations-by-their-number',
    'lower-case-accepted',
    'number-as-purpose-listed',
    'context-of-best-offer-in-lower-case-accepted',
    'boolean-as-amount-accepted',
    'text-as-term-accepted',
    'lists-of-one-accepted',
    'number-as-partner-accepted',
    'malformed-body-accepted',
    'missing-query-accepted',
    'variables-of-another-type-accepted',
  ],
});
