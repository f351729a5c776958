import { isObject, jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { complaintsIn, says } from './steps/answers.ts';
import { failures, SEE_FAILING_QUERY } from './steps/failures.ts';

export default rule({
  level: 'must',
  title: 'A failure is answered with 200, and each of its errors has a message',
  source: ['L18'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: ['failure-without-message', 'failure-message-as-object', 'failure-422', 'failure-without-errors'],
  async check(context) {
    const { expect } = context;
    for (const { answer, claimed } of await failures(context)) {
      const see = claimed ? `; ${SEE_FAILING_QUERY}` : '';
      expect.that(answer.status === 200, 'status 200', `${answer.status}${see}`, answer);
      const { data = null } = expect.object(answer);
      const errors = complaintsIn(answer);
      expect.that(errors.length > 0, 'errors that are not empty', `${says(answer)}${see}`);
      expect.that(data === null || isObject(data), 'data as an object, null or absent', jsonType(data));
      for (const error of errors) expect.type(isObject(error) ? error['message'] : undefined, 'string', 'message');
    }
  },
});
