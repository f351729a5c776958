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
    const isConfigured = context.config.fixtures?.consumerLoan?.laufzeitInMonaten !== undefined;
    const lack = `no offer has a term of ${wanted} months`;
    assume(isConfigured || terms.includes(wanted), `${lack}; supply fixtures.consumerLoan.laufzeitInMonaten`);
    context.expect.that(terms.includes(wanted), `an offer over ${wanted} months`, terms.join(' and '), usual);
    // A second term shows whether the variable counts; one of the two queries is enough for that.
    if (question === 'angebote') return;
    const laufzeitInMonaten = wanted > YEAR_MONTHS ? wanted - YEAR_MONTHS : wanted + YEAR_MONTHS;
    const answer = await askEverything(context, question, { laufzeitInMonaten });
    // There may be no offer over exactly that term.
    const isIgnored = termsIn(answer, question).includes(wanted);
    context.expect.that(!isIgnored, `no offer over ${wanted} months for ${laufzeitInMonaten}`, 'one', answer);
  },
});
