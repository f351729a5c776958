import { assume, NotApplicable } from '../engine.ts';
import { someOffers, termsIn } from './steps/answers.ts';
import { askEverything } from './steps/ask.ts';
import { forBoth, usualVariables } from './steps/questions.ts';

const YEAR_MONTHS = 12;

export default forBoth({
  level: 'should',
  title: 'Among the offers for a term is one of that term',
  source: ['L69'],
  brokenBy: ['term-replaced', 'offers-keep-first-term', 'half-a-month'],
  async check(context, question) {
    const { laufzeitInMonaten: wanted } = usualVariables(context.config);
    const usual = await askEverything(context, question);
    someOffers([[question, usual]]);
    const terms = termsIn(usual, question);
    if (terms.length === 0) throw new NotApplicable('no offer shows its term');
    const isVouchedFor = context.config.fixtures?.consumerLoan?.laufzeitInMonaten !== undefined;
    assume(
      isVouchedFor || terms.includes(wanted),
      `nobody offers a loan over ${wanted} months; supply fixtures.consumerLoan.laufzeitInMonaten`,
    );
    context.expect.that(terms.includes(wanted), `an offer over ${wanted} months`, terms.join(' and '), usual);
    // One of both shows whether it is the variable that counts.
    if (question === 'angebote') return;
    const laufzeitInMonaten = wanted > YEAR_MONTHS ? wanted - YEAR_MONTHS : wanted + YEAR_MONTHS;
    const answer = await askEverything(context, question, { laufzeitInMonaten });
    // Nobody need offer that term, and an offer may have a term close to it.
    const isKept = termsIn(answer, question).includes(wanted);
    context.expect.that(!isKept, `no offer over ${wanted} months for ${laufzeitInMonaten}`, 'one', answer);
  },
});
