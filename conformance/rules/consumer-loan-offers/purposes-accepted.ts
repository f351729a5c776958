import { assume, SUCCESS } from '../engine.ts';
import { errorsIn, isSuccess, says } from './steps/answers.ts';
import { askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { PURPOSES, forBoth } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'Each Finanzierungszweck is accepted',
  source: ['L11'],
  about: PURPOSES,
  brokenBy: [
    'refuses-umschuldung',
    'refuses-freie-verwendung',
    'refuses-fahrzeugkauf',
    'refuses-modernisieren',
    'list-for-purpose-as-one-offer',
  ],
  async check(context, question, purpose) {
    await assumeUsualSuccess(context, question);
    const answer = await askUsual(context, question, { finanzierungszweck: purpose });
    // If nobody finances the purpose, the query fails, but the value is accepted.
    const isAnswered = isSuccess(answer, question);
    const fails = !isAnswered && SUCCESS.has(answer.status) && errorsIn(answer).length > 0;
    assume(!fails, `the query fails (${says(answer)}), so nothing shows; see fixtures.consumerLoan.auszahlungsbetrag`);
    context.expect.that(isAnswered, `a query with the purpose ${purpose} to succeed`, says(answer, question), answer);
  },
});
