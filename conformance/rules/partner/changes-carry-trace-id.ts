import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { CHANGE_ANSWERS } from './steps/change-answers.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'A creation or a change that brought no X-TraceId is answered with a generated one, also when it is refused',
  source: ['P09'],
  covers: [
    { operation: 'createPartner', status: 201 },
    { operation: 'createPartner', status: 400 },
    { operation: 'updatePartner', status: 200 },
    { operation: 'updatePartner', status: 400 },
  ],
  effect: 'changes',
  needs: CHANGE,
  cases: Object.keys(CHANGE_ANSWERS),
  brokenBy: ['no-trace-id-generated', 'generated-trace-id-is-empty'],
  async check(context) {
    const wanted = CHANGE_ANSWERS[context.case];
    assume(wanted, `there is no case «${context.case}»`);
    const answer = await wanted.ask(context);
    const statuses = wanted.statuses.join(' or ');
    assume(wanted.statuses.includes(answer.status), `needs a ${context.case} (${statuses}), got ${answer.status}`);
    context.expect.header(answer, 'X-TraceId');
  },
});
