import { bodyFor } from './steps/queries.ts';
import { entryOf } from '../steps/entry-of.ts';
import { expectNoOffers } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { questionRule, usualVariables, type Question } from './steps/questions.ts';

/** Other content types, and the query that is sent in each, so that both queries occur. */
const QUESTION_OF: Readonly<Record<string, Question>> = {
  'text/plain': 'bestesAngebot',
  'application/xml': 'angebote',
  'application/x-www-form-urlencoded': 'bestesAngebot',
  'multipart/form-data': 'angebote',
  'application/graphql': 'bestesAngebot',
};

/** Required parameters: without them, a web server may refuse the header with 400 before the type is checked. */
const PARAMETER_OF: Readonly<Record<string, string>> = { 'multipart/form-data': '; boundary=conformance' };

export default questionRule({
  level: 'must',
  title: 'A content type other than JSON is answered with 415',
  source: ['L17'],
  covers: [{ operation: 'queryAngebote', status: 415 }],
  cases: Object.keys(QUESTION_OF),
  brokenBy: [
    'any-content-type-accepted',
    'application-types-accepted',
    'content-type-of-lists-unchecked',
    'offers-with-415',
  ],
  async check(context) {
    const question = entryOf(QUESTION_OF, context.case);
    await assumeUsualSuccess(context, question);
    const json = bodyFor(question, usualVariables(context.config));
    const contentType = context.case + (PARAMETER_OF[context.case] ?? '');
    const answer = await ask(context, { json, contentType });
    context.expect.status(answer, 415);
    expectNoOffers(context, question, answer);
  },
});
