import { answersFitContract } from '../engine.ts';

export default answersFitContract(
  'login',
  ['S01', 'S02', 'S04', 'S60', 'S61'],
  'form-token-in-object',
  'basic-token-in-object',
);
