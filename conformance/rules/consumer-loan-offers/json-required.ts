import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { bodyFor, questionRule, usualVariables } from './steps/questions.ts';

export default questionRule({
  level: 'must',
  title: 'A content type other than JSON is answered with 415',
  source: ['L17'],
  covers: [{ operation: 'queryAngebote', status: 415 }],
  cases: ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/graphql'],
  brokenBy: ['any-content-type-accepted', 'application-types-accepted'],
  async check(context) {
    await assumeUsualSuccess(context);
    const json = bodyFor('bestesAngebot', usualVariables(context.config));
    context.expect.status(await ask(context, { json, contentType: context.case }), 415);
  },
});
