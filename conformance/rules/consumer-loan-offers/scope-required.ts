import { bodyFor, literally } from './steps/queries.ts';
import { assume, rule, type Context } from '../engine.ts';
import { isSuccess, says, expectNoOffers } from './steps/answers.ts';
import { ask, assumeUsualSuccess, send } from './steps/ask.ts';
import { QUESTIONS, usualVariables, type Question } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'A client without the permission is answered with 403',
  source: ['L16'],
  covers: [{ operation: 'queryAngebote', status: 403 }],
  effect: 'reads',
  needs: ['credentials.kex', 'credentials.kexWithoutScope'],
  brokenBy: [
    'offers-without-scope',
    'offers-with-403',
    'partner-outside-forbidden-with-offers',
    'scope-of-literals-unchecked',
  ],
  async check(context) {
    await assumeUsualSuccess(context);
    const { partnerId } = context.config.fixtures?.consumerLoan ?? {};
    for (const question of QUESTIONS) {
      const variables = usualVariables(context.config);
      await expectForbidden(context, question, bodyFor(question, variables));
      const literal = literally(question, { ...variables, ...(partnerId !== undefined && { partnerId }) });
      const { status } = await send(context, { as: 'kexWithoutScope', json: literal });
      // Whether literals are permitted is open: a server may refuse them before it checks the permission.
      const isTaken = status === 403 || isSuccess(await ask(context, { json: literal }), question);
      if (isTaken) await expectForbidden(context, question, literal);
    }
  },
});

async function expectForbidden(context: Context, question: Question, json: object): Promise<void> {
  const answer = await send(context, { as: 'kexWithoutScope', json });
  assume(answer.status !== 401, 'refused with 401, like an invented token; see credentials.kexWithoutScope');
  const advice = answer.status === 200 ? '; credentials.kexWithoutScope has to be without the permission' : '';
  context.expect.status(answer, 403, `${says(answer)}${advice}`);
  expectNoOffers(context, question, answer);
}
