import { entryOf } from '../steps/entry-of.ts';
import { expectDeclined, expectNoOffers } from './steps/answers.ts';
import { askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { takingTurns, queryRule } from './steps/questions.ts';

const OTHERS: Readonly<Record<string, (partnerId: string) => string>> = {
  four: (partnerId) => partnerId.slice(0, 4),
  six: (partnerId) => `${partnerId}0`,
  empty: () => '',
};

export default queryRule({
  level: 'should',
  title: 'A partnerId whose length is not five is refused',
  source: ['L31'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId', 'state'],
  cases: Object.keys(OTHERS),
  brokenBy: [
    'partner-of-any-length',
    'partner-outside-accepted',
    'partner-outside-listed',
    'partner-outside-with-error',
    'refusals-with-data',
    'refusals-with-list',
  ],
  async check(context) {
    const question = takingTurns(Object.keys(OTHERS), context.case);
    await assumeUsualSuccess(context, question);
    const partnerId = entryOf(OTHERS, context.case)(context.fixture('consumerLoan', 'partnerId'));
    const answer = await askUsual(context, question, { partnerId });
    expectNoOffers(context, question, answer);
    expectDeclined(context, answer);
  },
});
