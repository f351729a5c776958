import { assume, type Answer, type Context } from '../engine.ts';
import { withDecimals } from '../steps/decimals.ts';
import { isDeclined, isSuccess, offersIn, says } from './steps/answers.ts';
import { ask, askForPartner, askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { bodyFor, forBoth, PARAMETERS, usualVariables, type Question, type Variables } from './steps/questions.ts';

const VALUES = { finanzierungszweck: 'FREIE_VERWENDUNG', datenkontext: 'TESTUMGEBUNG' } as const;
const TOGETHER = 'all together';

export default forBoth({
  level: 'must',
  title: 'Each parameter is accepted as a variable of its type, alone and with the others',
  source: ['L39'],
  needs: ['credentials.kex', 'fixtures.consumerLoan.partnerId'],
  about: [...Object.keys(PARAMETERS), TOGETHER],
  brokenBy: [
    'refuses-freie-verwendung',
    'refuses-testumgebung',
    'fails-testumgebung',
    'forbids-testumgebung',
    'partner-below-fails',
    'partner-below-forbidden',
    'partner-below-without-data',
    'refuses-amount-with-decimals',
    'refuses-purpose-with-partner',
  ],
  async check(context, question, name) {
    await assumeUsualSuccess(context, question);
    const answer = await askWith(context, question, name);
    const see = name === 'partnerId' ? '; see fixtures.consumerLoan.partnerId' : '';
    assume(answer.status < 500, `needs an answer, got ${says(answer)}`);
    if (name === TOGETHER && !isSuccess(answer, question)) {
      const alone = await Promise.all(Object.keys(PARAMETERS).map((one) => askWith(context, question, one)));
      // A list is one of FREIE_VERWENDUNG anyway (L45). The best offer for it may be one that nobody makes: how that is answered is open (L60).
      const hasOffers = async () => offersIn(await askWith(context, 'angebote', TOGETHER), 'angebote').length > 0;
      const isMade = question === 'angebote' || !isDeclined(answer) || (await hasOffers());
      const isTaken = isMade && alone.every((one) => isSuccess(one, question));
      assume(isTaken, `needs a query with all parameters that does not fail, got ${says(answer)}`);
    }
    const what = name === TOGETHER ? 'all variables together' : `the variable ${name}`;
    context.expect.that(isSuccess(answer, question), `an answer to ${what}`, `${says(answer)}${see}`, answer);
  },
});

async function askWith(context: Context, question: Question, name: string): Promise<Answer> {
  const partnerId = context.fixture('consumerLoan', 'partnerId');
  if (name === 'partnerId') return askForPartner(context, question, partnerId);
  if (name !== 'auszahlungsbetrag' && name !== TOGETHER) {
    const value = VALUES[name as keyof typeof VALUES] as string | undefined;
    return askUsual(context, question, value === undefined ? {} : { [name]: value });
  }
  // The name of its type is open.
  const isPartnerTaken = isSuccess(await askUsual(context, question, { partnerId }), question);
  const all = await askInDecimals(context, question, { ...VALUES, ...(isPartnerTaken && { partnerId }) });
  return name === TOGETHER || isSuccess(all, question) ? all : askInDecimals(context, question, {});
}

/** Asks the usual query with an amount that is written with decimals; one that has some may be refused because nobody lends it. */
function askInDecimals(context: Context, question: Question, others: Variables): Promise<Answer> {
  const body = bodyFor(question, { ...usualVariables(context.config), ...others });
  return ask(context, { raw: withDecimals(body, ['auszahlungsbetrag']), contentType: 'application/json' });
}
