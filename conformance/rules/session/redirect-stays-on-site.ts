import { rule } from '../../kit/rule.ts';
import { signOnTo } from './steps/sign-on.ts';

export default rule({
  level: 'info',
  title: 'A sign-on does not redirect to another site',
  source: ['S19'],
  covers: [],
  effect: 'creates',
  needs: [],
  brokenBy: [],
  async check(context) {
    for (const redirectTo of ['https://example.org/', '//example.org/']) {
      const answer = await signOnTo(context, redirectTo);
      const location = answer.location();
      const leaves = location !== undefined && location.origin !== new URL(answer.url).origin;
      context.note(
        `redirectTo=${redirectTo}: ${answer.status}, ${leaves ? `leads to ${location.origin}` : 'stays on the site'}`,
      );
    }
  },
});
