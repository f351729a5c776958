import { valueAt } from '../engine.ts';
import { errorsIn } from './steps/answers.ts';
import { failures } from './steps/ask.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'should',
  title: 'The message of each error of a failure is text',
  source: ['N57'],
  brokenBy: ['failure-message-as-object', 'failure-with-nulls'],
  async check(context) {
    for (const { answer } of await failures(context)) {
      for (const error of errorsIn(answer)) {
        context.expect.type(valueAt(error, '/message'), 'string', 'message');
      }
    }
  },
});
