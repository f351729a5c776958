import { CLIENT_ERROR } from '../engine.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { badRequest } from './steps/bad-requests.ts';
import { queryRule } from './steps/questions.ts';

export default queryRule({
  level: 'should',
  title: 'A body that is not valid JSON is refused with 4xx',
  source: ['N33'],
  brokenBy: ['malformed-body-accepted'],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await ask(context, badRequest(context.config, 'broken JSON'));
    context.expect.status(answer, CLIENT_ERROR);
  },
});
