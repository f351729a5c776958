import { AMOUNT_CASES, badRequestsRefused } from './steps/bad-requests.ts';

export default badRequestsRefused({
  title: 'A query without auszahlungsbetrag is answered with 400',
  source: ['L07'],
  cases: AMOUNT_CASES,
  brokenBy: ['missing-amount-accepted', 'missing-amount-without-errors', 'missing-amount-500'],
});
