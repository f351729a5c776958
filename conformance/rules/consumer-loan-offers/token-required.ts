import { assume } from '../engine.ts';
import { assumeUsualSuccess, send } from './steps/ask.ts';
import { bodyFor, QUESTIONS, questionRule, usualVariables } from './steps/questions.ts';

const CALLERS: Readonly<Record<string, Record<string, string>>> = {
  'no token (none)': {},
  'a token that nobody was given (wrong)': { Authorization: 'Bearer invalid' },
};

export default questionRule({
  level: 'must',
  title: 'A question without a token, or with a bad one, is answered with 401',
  source: ['L15'],
  covers: [{ operation: 'queryAngebote', status: 401 }],
  cases: Object.keys(CALLERS),
  brokenBy: ['no-token-403', 'bad-token-403', 'offers-without-token'],
  async check(context) {
    await assumeUsualSuccess(context);
    const headers = CALLERS[context.case];
    assume(headers, `no such caller: ${context.case}`);
    for (const question of QUESTIONS) {
      const json = bodyFor(question, usualVariables(context.config));
      context.expect.status(await send(context, { as: 'none', headers, json }), 401);
    }
  },
});
