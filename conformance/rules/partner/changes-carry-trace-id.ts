import { answersCarryTraceId } from './steps/trace-ids.ts';

export default answersCarryTraceId(
  'A creation or a change that brought no X-TraceId is answered with a generated one, also when it is refused',
  ['POST /**', 'PATCH /**'],
);
