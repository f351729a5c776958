import { assume } from '../engine.ts';
import { says } from './steps/answers.ts';
import { askUsual, expectSuccess } from './steps/ask.ts';
import { questionRule, QUESTIONS, type Parameter, type Question, type Variables } from './steps/questions.ts';

const VALUES: Variables = { finanzierungszweck: 'FREIE_VERWENDUNG', datenkontext: 'TESTUMGEBUNG' };
const OMITTED = ['partnerId', 'finanzierungszweck', 'datenkontext'];

export default questionRule({
  level: 'must',
  title: 'A question may leave out partnerId, finanzierungszweck and datenkontext',
  source: ['L09'],
  cases: QUESTIONS.flatMap((question) => OMITTED.map((name) => `${question}: ${name}`)),
  brokenBy: ['partner-demanded', 'purpose-demanded', 'context-demanded'],
  async check(context) {
    const [question, omitted] = context.case.split(': ') as [Question, Parameter];
    const other = omitted === 'datenkontext' ? 'finanzierungszweck' : 'datenkontext';
    const others = { [other]: VALUES[other] };
    const value = omitted === 'partnerId' ? context.config.fixtures?.consumerLoan?.partnerId : VALUES[omitted];
    const answer = await askUsual(context, question, others);
    await expectSuccess(context, question, answer, `a question without ${omitted}`, () => {
      assume(
        value,
        `a question without ${omitted} is refused (${says(answer)}); to compare, supply fixtures.consumerLoan.${omitted}`,
      );
      return askUsual(context, question, { ...others, [omitted]: value });
    });
  },
});
