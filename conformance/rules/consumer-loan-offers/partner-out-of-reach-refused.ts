import { assume } from '../engine.ts';
import { says, someOffers, expectNoOffers } from './steps/answers.ts';
import { askForPartner, askOnce, askUsual } from './steps/ask.ts';
import { bothIn, QUESTIONS, queryRule } from './steps/questions.ts';

export default queryRule({
  level: 'must',
  title: 'A partnerId that is neither that of the client nor below it gets no offers',
  source: ['L14'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerIdOutside'],
  cases: QUESTIONS,
  brokenBy: [
    'partner-outside-accepted',
    'partner-outside-listed',
    'partner-outside-with-error',
    'partner-outside-forbidden-with-offers',
  ],
  async check(context) {
    const [question] = bothIn(context);
    someOffers([[question, await askUsual(context, question)]]);
    const partnerId = context.fixture('consumerLoan', 'partnerIdOutside');
    const answer = await askForPartner(context, question, partnerId, askOnce);
    assume(answer.status < 500, `needs a response below 500 to a query for the partner, got ${says(answer)}`);
    expectNoOffers(context, question, answer, '; see fixtures.consumerLoan.partnerIdOutside');
  },
});
