import { bodyFor } from './steps/queries.ts';
import { assume, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { isSuccess, says } from './steps/answers.ts';
import { ask, askEverything, askLiterally, askUsual, expectSuccess } from './steps/ask.ts';
import { questionRule, QUESTIONS, usualVariables } from './steps/questions.ts';

const WAYS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  ...Object.fromEntries(
    QUESTIONS.map((question) => [
      `variables of ${question}`,
      async (context: Context) => {
        const answer = await askUsual(context, question);
        await expectSuccess(context, question, answer, 'a query with variables', () => askLiterally(context, question));
      },
    ]),
  ),
  'a charset in the content type': async (context) => {
    const json = bodyFor('bestesAngebot', usualVariables(context.config));
    const answer = await ask(context, { json, contentType: 'application/json; charset=utf-8' });
    await expectSuccess(context, 'bestesAngebot', answer, 'a query in application/json; charset=utf-8');
  },
  'umlauts in the query': async (context) => {
    const { query, variables } = bodyFor('bestesAngebot', usualVariables(context.config));
    const answer = await ask(context, { json: { query: `# Für Übergrößen\n${query}`, variables } });
    await expectSuccess(context, 'bestesAngebot', answer, 'a query with umlauts in a comment');
  },
  'the encoding of the answer': async (context) => {
    const answer = await askEverything(context, 'angebote');
    assume(isSuccess(answer, 'angebote'), `needs a query for angebote to succeed, got ${says(answer)}`);
    // Invalid UTF-8 decodes to the replacement character.
    context.expect.that(!answer.body.includes('\uFFFD'), 'a body in UTF-8', 'bytes that are no UTF-8', answer);
  },
};

export default questionRule({
  level: 'must',
  title: 'A query is sent as JSON with query and variables, in UTF-8',
  source: ['L20', 'L35'],
  cases: Object.keys(WAYS),
  brokenBy: ['variables-ignored', 'charset-refused', 'umlauts-refused', 'answers-in-latin-1'],
  check: async (context) => entryOf(WAYS, context.case)(context),
});
