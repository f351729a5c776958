import { rule } from '../engine.ts';
import { ACCEPTED_CHANGES, answerOfCase, FORBIDDEN_CHANGES, REFUSED_VALUES } from './steps/change-answers.ts';
import { CHANGE } from './steps/declare.ts';

const ANSWERS = { ...ACCEPTED_CHANGES, ...REFUSED_VALUES, ...FORBIDDEN_CHANGES };

export default rule({
  level: 'must',
  title: 'A creation or a change that brought no X-TraceId is answered with a generated one, also when it is refused',
  source: ['P09', 'P168'],
  covers: [
    { operation: 'createPartner', status: 201 },
    ...[400, 403, 404].map((status) => ({ operation: 'createPartner', status })),
    { operation: 'updatePartner', status: 200 },
    ...[400, 403, 404].map((status) => ({ operation: 'updatePartner', status })),
  ],
  effect: 'changes',
  needs: CHANGE,
  cases: Object.keys(ANSWERS),
  brokenBy: ['no-trace-id-generated', 'generated-trace-id-is-empty', 'trace-id-lost-in-refusals'],
  async check(context) {
    context.expect.header(await answerOfCase(context, ANSWERS), 'X-TraceId');
  },
});
