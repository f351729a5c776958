import { rule } from '../../kit/rule.ts';
import { requestWithoutCredential } from './steps/refusals.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'info',
  title: 'A report request without Authorization is answered with 401 or 403',
  source: ['R22'],
  covers: [],
  effect: 'creates',
  needs: [],
  brokenBy: [],
  async check(context) {
    const { status } = await requestWithoutCredential(context, await oneKind(context));
    context.note(`status ${status}`);
  },
});
