import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract(
  'determination-identifier-as-number',
  'commission-amount-as-string',
  'commission-partner-as-number',
  'commission-in-array',
);
