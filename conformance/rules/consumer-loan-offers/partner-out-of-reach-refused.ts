import { rule } from '../../kit/rule.ts';
import { complaintsIn, says } from './steps/answers.ts';
import { askUsual, assumeUsualSuccess } from './steps/ask.ts';

export default rule({
  level: 'should',
  title: 'A partnerId that is not below the client is refused: 403, or 200 with errors',
  source: ['L14'],
  covers: [
    { operation: 'queryAngebote', status: 200 },
    { operation: 'queryAngebote', status: 403 },
  ],
  effect: 'reads',
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerIdOutside'],
  brokenBy: ['partner-outside-accepted', 'failure-422', 'failure-without-errors'],
  async check(context) {
    await assumeUsualSuccess(context);
    const partnerId = context.fixture('consumerLoan', 'partnerIdOutside');
    const answer = await askUsual(context, 'bestesAngebot', { partnerId });
    const refused = answer.status === 403 || (answer.status === 200 && complaintsIn(answer).length > 0);
    const got = `${says(answer)}; see fixtures.consumerLoan.partnerIdOutside`;
    context.expect.that(refused, 'a refusal (403, or 200 with errors)', got, answer);
  },
});
