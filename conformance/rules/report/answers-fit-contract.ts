import { answersFitContract } from '../engine.ts';

export default answersFitContract(
  'report',
  ['R13', 'R20', 'R21', 'R124', 'R125', 'R126'],
  'status-number',
  'error-as-number',
  'running-as-array',
  'bad-value-message-as-list',
  'forbidden-message-as-number',
);
