import { SENT_WITH, type Spoiling } from '../engine.ts';
import { bodyFor } from './steps/queries.ts';
import { senderOf, STRANGERS, type Sender } from '../steps/access.ts';
import { expectNoOffers } from './steps/answers.ts';
import { assumeUsualSuccess, send } from './steps/ask.ts';
import { QUESTIONS, questionRule, usualVariables } from './steps/questions.ts';
import { keepsState } from '../steps/state.ts';

export default questionRule({
  level: 'must',
  title: 'A query without a token, or with a bad one, is answered with 401',
  source: ['L15'],
  covers: [{ operation: 'queryAngebote', status: 401 }],
  cases: STRANGERS.map((who) => SENT_WITH[who]),
  brokenBy: [
    'signature-not-verified',
    'longer-token-taken',
    'unsigned-token-taken',
    'offers-without-token',
    'offers-with-401',
  ],
  async check(context) {
    await assumeUsualSuccess(context);
    // A mock keeps no tokens, but refuses this one.
    const wrong = (spoilt: Spoiling): Sender =>
      keepsState(context)
        ? senderOf(context, 'wrong', spoilt)
        : { as: 'none', headers: { Authorization: 'Bearer invalid' } };
    for (const question of QUESTIONS) {
      const spoilt = question === 'bestesAngebot' ? 'unsigned' : 'lengthened';
      const sender = context.case === SENT_WITH.none ? senderOf(context, 'none') : wrong(spoilt);
      const json = bodyFor(question, usualVariables(context.config));
      const answer = await send(context, { ...sender, json });
      context.expect.status(answer, 401);
      expectNoOffers(context, question, answer);
    }
  },
});
