import { assume, rule } from '../engine.ts';
import { offersIn, says, someOffers } from './steps/answers.ts';
import { askForPartner, askUsual } from './steps/ask.ts';
import { bothIn, QUESTIONS } from './steps/questions.ts';

export default rule({
  level: 'must',
  title: 'A partnerId that is neither that of the client nor below it gets no offers',
  source: ['L14'],
  at: 'POST /angebote',
  effect: 'reads',
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerIdOutside'],
  cases: QUESTIONS,
  brokenBy: ['partner-outside-accepted', 'partner-outside-listed', 'partner-outside-with-error'],
  async check(context) {
    const [question] = bothIn(context);
    someOffers([[question, await askUsual(context, question)]]);
    const partnerId = context.fixture('consumerLoan', 'partnerIdOutside');
    const answer = await askForPartner(context, question, partnerId);
    assume(answer.status < 500, `needs an answer about the partner, got ${says(answer)}`);
    const got = `offers with ${says(answer)}; see fixtures.consumerLoan.partnerIdOutside`;
    context.expect.that(offersIn(answer, question).length === 0, 'no offers', got, answer);
  },
});
