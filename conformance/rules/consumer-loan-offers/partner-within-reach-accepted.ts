import { isSuccess, says } from './steps/answers.ts';
import { askForPartner, assumeUsualSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'A partnerId that equals the one of the client, or lies below it, is accepted',
  source: ['L13'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId'],
  brokenBy: [
    'partner-below-fails',
    'partner-below-forbidden',
    'partner-below-without-data',
    'best-offer-for-partner-as-list',
  ],
  async check(context, question) {
    await assumeUsualSuccess(context, question);
    const answer = await askForPartner(context, question, context.fixture('consumerLoan', 'partnerId'));
    const got = `${says(answer, question)}; see fixtures.consumerLoan.partnerId`;
    context.expect.that(isSuccess(answer, question), 'a query for the partner to succeed', got, answer);
  },
});
