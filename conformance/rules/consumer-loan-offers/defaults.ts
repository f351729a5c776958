import { assume } from '../engine.ts';
import { dataIn, isSuccess, says, someOffers } from './steps/answers.ts';
import { ask } from './steps/ask.ts';
import { bodyFor, bothIn, questionRule, usualVariables } from './steps/questions.ts';

const DEFAULTS: Readonly<Record<string, string>> = {
  datenkontext: 'TESTUMGEBUNG',
  finanzierungszweck: 'FREIE_VERWENDUNG',
};

/** Marks of a request that is sent several times more: two answers may take turns. */
const AGAIN = ['first', 'second', 'third'];

export default questionRule({
  level: 'must',
  title: 'A parameter that is left out is answered like its default',
  source: ['L45', 'L46'],
  needs: ['credentials.kex', 'state'],
  cases: ['bestesAngebot: datenkontext', 'angebote: datenkontext', 'angebote: finanzierungszweck'],
  brokenBy: ['other-context-by-default', 'other-context-of-lists-by-default', 'other-purpose-by-default'],
  async check(context) {
    const [question, name] = bothIn(context);
    const usual = usualVariables(context.config);
    const bodies = [usual, { ...usual, [name]: DEFAULTS[name] }].map((variables) => bodyFor(question, variables));
    const shown = async (json: (typeof bodies)[number] | undefined, other = {}) => {
      assume(json, 'there is no such question');
      const answer = await ask(context, { json, ...other });
      assume(isSuccess(answer, question), `needs an answer about ${question}, got ${says(answer)}`);
      return { answer, data: withoutOrder(dataIn(answer)?.[question]) };
    };
    const [without, explicit] = [await shown(bodies[0]), await shown(bodies[1])];
    // No offers are alike whatever was asked for.
    someOffers([without, explicit].map(({ answer }) => [question, answer]));
    if (without.data !== explicit.data) {
      for (const time of AGAIN) {
        const repeated = await shown(bodies[0], { headers: { 'X-TraceId': `conformance-again-${time}` } });
        const isSteady = repeated.data === without.data;
        assume(isSteady, `the answers about ${question} differ from one request to the next`);
      }
    }
    const got = 'another one';
    context.expect.that(without.data === explicit.data, `the answer to ${name} ${DEFAULTS[name]}`, got, without.answer);
  },
});

/** A text of an answer; the offers of a list come in any order. */
function withoutOrder(data: unknown): string {
  return JSON.stringify(Array.isArray(data) ? data.map((offer) => JSON.stringify(offer)).sort() : data);
}
