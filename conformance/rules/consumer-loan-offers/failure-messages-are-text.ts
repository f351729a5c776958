import { assume, valueAt } from '../engine.ts';
import { errorsIn } from './steps/answers.ts';
import { failures } from './steps/ask.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'should',
  title: 'The message of each error of a failure is text',
  source: ['N57'],
  brokenBy: ['failure-message-as-object', 'failure-with-nulls'],
  async check(context) {
    const errors = (await failures(context)).flatMap(({ answer }) => errorsIn(answer));
    assume(errors.length > 0, 'the query of fixtures.consumerLoan.failingQuery is answered without errors');
    for (const error of errors) context.expect.type(valueAt(error, '/message'), 'string', 'message');
  },
});
