import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/request-report.ts';
import { readUnknownAs } from './steps/strangers.ts';

export default rule({
  level: 'info',
  title: 'A read without Authorization is answered with 401 or 403',
  source: ['R24'],
  covers: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  async check(context) {
    const { status } = await readUnknownAs(context, await oneKind(context), 'none');
    context.note(`status ${status}`);
  },
});
