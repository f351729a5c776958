import { answersFitContract } from '../engine.ts';

export default answersFitContract(
  'applications',
  ['A06'],
  'letzte-aenderung-in-milliseconds',
  'sales-read-in-milliseconds',
);
