import { assume } from '../engine.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askForPartner, askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { PARAMETERS, type Variables, forBoth } from './steps/questions.ts';

/** Without an amount of its own: an amount with decimals may be refused because nobody lends it. */
const VALUES: Variables = { finanzierungszweck: 'FREIE_VERWENDUNG', datenkontext: 'TESTUMGEBUNG' };

export default forBoth({
  level: 'must',
  title: 'Each parameter is accepted as a variable of its type',
  source: ['L39'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId'],
  about: Object.keys(PARAMETERS),
  brokenBy: [
    'refuses-freie-verwendung',
    'refuses-testumgebung',
    'fails-testumgebung',
    'forbids-testumgebung',
    'partner-below-fails',
    'partner-below-forbidden',
    'partner-below-without-data',
  ],
  async check(context, question, name) {
    await assumeUsualSuccess(context, question);
    const partnerId = context.fixture('consumerLoan', 'partnerId');
    const value = VALUES[name as keyof Variables];
    const answer = await (name === 'partnerId'
      ? askForPartner(context, question, partnerId)
      : askUsual(context, question, value === undefined ? {} : { [name]: value }));
    const see = name === 'partnerId' ? '; see fixtures.consumerLoan.partnerId' : '';
    assume(answer.status < 500, `needs an answer, got ${says(answer)}`);
    context.expect.that(
      isSuccess(answer, question),
      `an answer to the variable ${name}`,
      `${says(answer)}${see}`,
      answer,
    );
  },
});
