import { SUCCESS_OR_REDIRECT } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { statusOf } from '../cases-v3/steps/access.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determine, type CaseFixture } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination of v3 never redirects',
  source: ['O302'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: ['determination-302', 'determination-303', 'determination-307'],
  async check(context) {
    const fixture = context.case as CaseFixture;
    const answer = await determine(context, fixture);
    assume(
      SUCCESS_OR_REDIRECT.has(answer.status),
      `needs a determination that is not refused, got ${statusOf(answer, [`fixtures.offers.${fixture}`])}`,
    );
    context.expect.that(answer.status < 300, 'no redirect', String(answer.status), answer);
  },
});
