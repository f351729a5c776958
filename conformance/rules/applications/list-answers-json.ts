import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { unauthorized } from './steps/application.ts';
import { firstList } from './steps/list.ts';

export default rule({
  level: 'must',
  title: 'The list of applications answers 200 with JSON',
  source: ['A01'],
  covers: [{ operation: 'listAntraege', status: 200 }],
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: ['list-answers-204', 'list-answers-404', 'list-is-text', 'list-is-empty-body'],
  async check(context) {
    const answer = await firstList(context);
    if (answer.status === 401) throw unauthorized(context);
    assume(
      answer.status !== 403,
      'needs a credential of a product provider, got 403; see credentials.v2 or credentials.login',
    );
    context.expect.status(answer, 200);
    context.expect.json(answer);
  },
});
