import { assume, type Answer, type Context } from '../engine.ts';
import { isDeclined, isSuccess, offersIn, says } from './steps/answers.ts';
import { askForPartner, askInDecimals, askUsual, assumeUsualSuccess } from './steps/ask.ts';
import { DEFAULTS, forBoth, PARAMETERS, usualVariables, type Question } from './steps/questions.ts';

const TOGETHER = 'all together';

export default forBoth({
  level: 'must',
  title: 'Each parameter is accepted as a variable of its type, alone and with the others',
  source: ['L39'],
  // Only two kinds of cases need a partner; they are inconclusive if none is configured.
  needs: ['credentials.kex'],
  about: [...Object.keys(PARAMETERS), TOGETHER],
  brokenBy: [
    'refuses-freie-verwendung',
    'refuses-testumgebung',
    'fails-testumgebung',
    'forbids-testumgebung',
    'partner-below-fails',
    'partner-below-forbidden',
    'partner-below-without-data',
    'best-offer-for-partner-as-list',
    'refuses-amount-with-decimals',
    'refuses-decimals-without-purpose',
    'refuses-purpose-with-partner',
  ],
  async check(context, question, name) {
    await assumeUsualSuccess(context, question);
    const answer = await askWith(context, question, name);
    const see = name === 'partnerId' ? '; see fixtures.consumerLoan.partnerId' : '';
    assume(answer.status < 500, `needs a response below 500, got ${says(answer)}`);
    if (name === TOGETHER && !isSuccess(answer, question)) {
      const alone = await Promise.all(Object.keys(PARAMETERS).map((one) => askWith(context, question, one)));
      // A list is for FREIE_VERWENDUNG by default (L45). There may be no best offer for it: the response to that is open (L60).
      const hasOffers = async () => offersIn(await askWith(context, 'angebote', TOGETHER), 'angebote').length > 0;
      const isMade = question === 'angebote' || !isDeclined(answer) || (await hasOffers());
      const isTaken = isMade && alone.every((one) => isSuccess(one, question));
      assume(isTaken, `needs a query with all parameters that does not fail, got ${says(answer)}`);
    }
    const what = name === TOGETHER ? 'all variables together' : `the variable ${name}`;
    context.expect.that(isSuccess(answer, question), `success with ${what}`, `${says(answer, question)}${see}`, answer);
  },
});

async function askWith(context: Context, question: Question, name: string): Promise<Answer> {
  const partner = () => context.fixture('consumerLoan', 'partnerId');
  if (name === 'partnerId') return askForPartner(context, question, partner());
  if (name !== 'auszahlungsbetrag' && name !== TOGETHER) {
    const value = DEFAULTS[name];
    return askUsual(context, question, value === undefined ? {} : { [name]: value });
  }
  const usual = usualVariables(context.config);
  if (name === 'auszahlungsbetrag') {
    // Another rule judges whether the term is optional.
    const alone = await askInDecimals(context, question, { auszahlungsbetrag: usual.auszahlungsbetrag });
    return isSuccess(alone, question) ? alone : askInDecimals(context, question, usual);
  }
  // The name of the type of partnerId is open.
  const partnerId = partner();
  const isPartnerTaken = isSuccess(await askUsual(context, question, { partnerId }), question);
  return askInDecimals(context, question, { ...usual, ...DEFAULTS, ...(isPartnerTaken && { partnerId }) });
}
