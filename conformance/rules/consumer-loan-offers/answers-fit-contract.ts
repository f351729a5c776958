import { answersFitContract } from '../engine.ts';

export default answersFitContract(
  'consumer-loan-offers',
  ['L05', 'L62', 'L63'],
  'best-offer-as-list',
  'best-offer-for-partner-as-list',
  'list-for-purpose-as-one-offer',
  'half-a-month',
  'offers-wrapped',
  'offers-in-lists',
  'success-with-error-text',
  'rate-with-percent-sign',
  'decimals-as-text',
  'term-as-text',
  'amount-with-currency',
  'failure-message-as-object',
);
