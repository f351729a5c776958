import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determined, PLAIN, send, type CaseFixture } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination is refused without a token',
  source: ['O316'],
  covers: [],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: ['determination-without-token', 'determination-without-token-204', 'no-results-without-token'],
  async check(context) {
    const fixture = context.case as CaseFixture;
    await determined(context, fixture);
    const answer = await send(context, context.fixture('offers', fixture), { json: PLAIN, as: 'none' });
    context.note(`without a token: ${answer.status}`);
    context.expect.refused(answer, SUCCESS);
  },
});
