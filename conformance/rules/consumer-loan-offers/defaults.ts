import { bodyFor } from './steps/queries.ts';
import { assume, type Answer } from '../engine.ts';
import { conditionsIn, isSuccess, says, someOffers } from './steps/answers.ts';
import { ask } from './steps/ask.ts';
import { DEFAULTS, bothIn, questionRule, usualVariables, type Question, type Variables } from './steps/questions.ts';

/** Comments that make equal queries differ, in case of a cache, and whether to swap the order, in case several servers take turns. */
const AGAIN = [
  ['first', true],
  ['second', true],
  ['third', false],
] as const;

export default questionRule({
  level: 'must',
  title: 'A query without a parameter is answered like one with its default',
  source: ['L45', 'L46'],
  needs: ['credentials.kex', 'state'],
  cases: ['bestesAngebot: datenkontext', 'angebote: datenkontext', 'angebote: finanzierungszweck'],
  brokenBy: ['other-context-by-default', 'other-context-of-lists-by-default', 'other-purpose-by-default'],
  async check(context) {
    const [question, name] = bothIn(context);
    const usual = usualVariables(context.config);
    const shown = async (variables: Variables, comment = '') => {
      const { query, ...others } = bodyFor(question, variables);
      const json = { query: comment === '' ? query : `# ${comment}\n${query}`, ...others };
      const answer = await ask(context, { json });
      assume(isSuccess(answer, question), `needs a query for ${question} to succeed, got ${says(answer)}`);
      return { answer, rates: ratesIn(answer, question) };
    };
    const explicitly = { ...usual, [name]: DEFAULTS[name] };
    const without = await shown(usual);
    const explicit = await shown(explicitly);
    // Without offers, responses would always be equal.
    someOffers([without, explicit].map(({ answer }) => [question, answer]));
    const isSame = without.rates === explicit.rates;
    if (!isSame) {
      for (const [time, isSwapped] of AGAIN) {
        const before = isSwapped ? await shown(explicitly, time) : undefined;
        const repeated = await shown(usual, time);
        const again = before ?? (await shown(explicitly, time));
        const isSteady = repeated.rates === without.rates && again.rates === explicit.rates;
        const remedy = 'run it again while they stay the same';
        assume(isSteady, `the rates of ${question} differ from one query to the next; ${remedy}`);
      }
    }
    const wanted = `the same rates without ${name} as with ${DEFAULTS[name]}`;
    context.expect.that(isSame, wanted, 'other rates', without.answer);
  },
});

/** The rates of all offers as one string; sorted, since the order of a list is open. */
function ratesIn(answer: Answer, question: Question): string {
  const conditions = conditionsIn(answer, question);
  return JSON.stringify(conditions.map(({ effektivzins }) => JSON.stringify(effektivzins)).sort());
}
