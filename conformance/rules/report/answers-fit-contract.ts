import { answersFitContract } from '../../kit/answers-fit-contract.ts';

export default answersFitContract(
  'status-number',
  'error-as-number',
  'error-in-array',
  'running-as-array',
  'error-message-as-array',
  'bad-value-message-as-list',
  'forbidden-message-as-number',
);
