import { isObject } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { complaintsIn } from './steps/answers.ts';
import { failures } from './steps/ask.ts';

export default rule({
  level: 'should',
  title: 'The message of each error of a failure is text',
  source: ['N57'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: ['failure-message-as-object'],
  async check(context) {
    for (const { answer } of await failures(context)) {
      for (const error of complaintsIn(answer)) {
        context.expect.type(isObject(error) ? error['message'] : undefined, 'string', 'message');
      }
    }
  },
});
