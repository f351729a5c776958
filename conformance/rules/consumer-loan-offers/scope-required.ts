import { assume, rule } from '../engine.ts';
import { says } from './steps/answers.ts';
import { assumeUsualSuccess, expectNoOffers, send } from './steps/ask.ts';
import { bodyFor, QUESTIONS, usualVariables } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'A client without the permission is answered with 403',
  source: ['L16'],
  covers: [{ operation: 'queryAngebote', status: 403 }],
  effect: 'reads',
  needs: ['credentials.kex', 'credentials.kexWithoutScope'],
  brokenBy: ['offers-without-scope', 'offers-with-403', 'partner-outside-forbidden-with-offers'],
  async check(context) {
    await assumeUsualSuccess(context);
    for (const question of QUESTIONS) {
      const json = bodyFor(question, usualVariables(context.config));
      const answer = await send(context, { as: 'kexWithoutScope', json });
      assume(
        answer.status !== 401,
        'refused with 401, like a token that nobody was given; see credentials.kexWithoutScope',
      );
      const got =
        answer.status === 200
          ? `${says(answer)}; credentials.kexWithoutScope has to be without the permission`
          : says(answer);
      context.expect.that(answer.status === 403, 'status 403', got, answer);
      expectNoOffers(context, question, answer);
    }
  },
});
