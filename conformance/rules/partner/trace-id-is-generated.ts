import { answersCarryTraceId } from './steps/trace-ids.ts';

export default answersCarryTraceId(
  'A response carries an X-TraceId even if the request had none',
  ['GET /**'],
  ['no-trace-id-generated-for-lists', 'trace-id-lost-in-lists'],
);
