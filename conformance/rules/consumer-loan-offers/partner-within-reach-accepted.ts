import { leftOut } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askForPartner, assumeUsualSuccess } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

/** The settings that name the partner of a query, by where it stands. */
const PARTNERS = { itself: 'clientPartnerId', below: 'partnerId' } as const;

export default forBoth({
  level: 'must',
  title: 'A partnerId that equals the one of the client, or lies below it, is accepted',
  source: ['L13'],
  needs: ['credentials.kex'],
  about: Object.keys(PARTNERS),
  brokenBy: [
    'partner-below-fails',
    'partner-below-forbidden',
    'partner-below-without-data',
    'best-offer-for-partner-as-list',
    'client-itself-refused',
  ],
  async check(context, question, where) {
    await assumeUsualSuccess(context, question);
    const setting = entryOf(PARTNERS, where);
    // What `partnerId` names may be the partner of the client itself.
    if (setting === 'clientPartnerId' && context.config.fixtures?.consumerLoan?.[setting] === undefined)
      throw leftOut(`fixtures.consumerLoan.${setting}`);
    const answer = await askForPartner(context, question, context.fixture('consumerLoan', setting));
    const got = `${says(answer, question)}; see fixtures.consumerLoan.${setting}`;
    context.expect.that(isSuccess(answer, question), 'a query for the partner to succeed', got, answer);
  },
});
