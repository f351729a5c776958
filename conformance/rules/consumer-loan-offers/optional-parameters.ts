import { assume } from '../engine.ts';
import { says } from './steps/answers.ts';
import { askUsual, expectSuccess } from './steps/ask.ts';
import { DEFAULTS, forBoth } from './steps/questions.ts';

const OMITTED = ['partnerId', 'finanzierungszweck', 'datenkontext'];

export default forBoth({
  level: 'must',
  title: 'A query may leave out partnerId, finanzierungszweck and datenkontext',
  source: ['L09'],
  about: OMITTED,
  brokenBy: ['partner-demanded', 'purpose-demanded', 'context-demanded'],
  async check(context, question, omitted) {
    const other = omitted === 'datenkontext' ? 'finanzierungszweck' : 'datenkontext';
    const others = { [other]: DEFAULTS[other] ?? '' };
    const value = omitted === 'partnerId' ? context.config.fixtures?.consumerLoan?.partnerId : DEFAULTS[omitted];
    const answer = await askUsual(context, question, others);
    await expectSuccess(context, question, answer, `a query without ${omitted}`, () => {
      const refusal = `a query without ${omitted} is refused (${says(answer)})`;
      assume(value, `${refusal}; to compare, supply fixtures.consumerLoan.${omitted}`);
      return askUsual(context, question, { ...others, [omitted]: value });
    });
  },
});
