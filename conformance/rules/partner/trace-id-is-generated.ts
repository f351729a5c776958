import { answersCarryTraceId } from './steps/trace-ids.ts';

export default answersCarryTraceId(
  'An answer carries a X-TraceId also when the request brought none',
  ['GET /**'],
  ['no-trace-id-generated-for-lists', 'trace-id-lost-in-lists'],
);
