import { isObject } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { complaintsIn } from './steps/answers.ts';
import { failures } from './steps/failures.ts';

export default rule({
  level: 'should',
  title: 'Each error of a failure has a status, a number or text',
  source: ['L18'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: ['failure-without-status'],
  async check(context) {
    const reported = (await failures(context)).filter(({ answer }) => answer.status === 200);
    for (const { answer } of reported) {
      for (const error of complaintsIn(answer)) {
        const status = isObject(error) ? error['status'] : undefined;
        const got = status === undefined ? 'nothing' : JSON.stringify(status);
        context.expect.that(
          ['string', 'number'].includes(typeof status),
          'status of type number or string',
          got,
          answer,
        );
      }
    }
  },
});
