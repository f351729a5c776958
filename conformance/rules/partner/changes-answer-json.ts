import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { answerOfCase, CHANGE_ANSWERS } from './steps/change-answers.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'A creation or a change is answered as application/json, also when a value is refused',
  source: ['P49'],
  covers: [
    { operation: 'createPartner', status: 201 },
    { operation: 'createPartner', status: 400 },
    { operation: 'updatePartner', status: 200 },
    { operation: 'updatePartner', status: 400 },
  ],
  effect: 'changes',
  needs: CHANGE,
  cases: Object.keys(CHANGE_ANSWERS),
  brokenBy: ['create-body-is-text', 'error-is-text'],
  async check(context) {
    const answer = await answerOfCase(context, CHANGE_ANSWERS);
    assume(answer.body !== '', `needs a ${context.case} with a body`);
    context.expect.that(
      answer.mediaType === 'application/json',
      `application/json for a ${context.case}`,
      answer.mediaType === '' ? 'no media type' : answer.mediaType,
      answer,
    );
  },
});
