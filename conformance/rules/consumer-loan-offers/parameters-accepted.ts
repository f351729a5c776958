import { assume, isObject } from '../engine.ts';
import { isSuccess, says } from './steps/answers.ts';
import { askForPartner, askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { PARAMETERS, usualVariables, type Variables, forBoth } from './steps/questions.ts';

/** An amount is a decimal number; how many decimals it may have is open. */
const DECIMALS = 0.5;

const VALUES: Variables = { finanzierungszweck: 'FREIE_VERWENDUNG', datenkontext: 'TESTUMGEBUNG' };

export default forBoth({
  level: 'must',
  title: 'Each parameter is accepted as a variable of its type',
  source: ['L39'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId'],
  about: Object.keys(PARAMETERS),
  brokenBy: [
    'refuses-amounts-with-decimals',
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
    const { auszahlungsbetrag } = usualVariables(context.config);
    const values: Variables = { ...VALUES, auszahlungsbetrag: auszahlungsbetrag + DECIMALS };
    const value = values[name as keyof Variables];
    const asked = await (name === 'partnerId'
      ? askForPartner(context, question, partnerId)
      : askUsual(context, question, value === undefined ? {} : { [name]: value }));
    // Whether somebody lends an amount with decimals is no matter of its type.
    const isUnmet = name === 'auszahlungsbetrag' && asked.status === 200 && !isSuccess(asked, question);
    // Without data nothing was executed: for its type, or for its value, is not told.
    const body = asked.json();
    const isExecuted = isObject(body) && 'data' in body;
    assume(
      !isUnmet || isExecuted,
      `needs an amount that somebody lends, got ${says(asked)}; see fixtures.consumerLoan.auszahlungsbetrag`,
    );
    const answer = isUnmet ? await askUsual(context, question) : asked;
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
