import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { loggedOut } from './steps/sessions.ts';

export default rule({
  level: 'info',
  title: 'Where a logout leads',
  source: ['S11'],
  covers: [{ operation: 'deleteSession', status: 302 }],
  effect: 'creates',
  needs: ['credentials.session'],
  brokenBy: [],
  async check(context) {
    const answer = await loggedOut(context);
    assume(answer.status < 400, `needs a logout that is not refused, got ${answer.status}`);
    context.note(`${answer.status}, Location: ${answer.header('Location') ?? 'none'}`);
  },
});
