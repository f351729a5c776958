import { answersFitContract } from '../engine.ts';

export default answersFitContract(
  'offers-v2',
  ['O210', 'O234'],
  'commission-amount-as-string',
  'commission-partner-as-number',
  'commission-in-array',
);
