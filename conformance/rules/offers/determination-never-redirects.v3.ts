import { assume, SUCCESS_OR_REDIRECT } from '../engine.ts';
import { statusOf } from '../steps/access.ts';
import { caseFixtures, determinationRule, determine, type CaseFixture } from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination of v3 does not answer 302',
  source: ['O302'],
  cases: caseFixtures,
  brokenBy: ['determination-302', 'determination-302-bare', 'no-results-302'],
  async check(context) {
    const fixture = context.case as CaseFixture;
    const answer = await determine(context, fixture);
    assume(
      SUCCESS_OR_REDIRECT.has(answer.status),
      `needs a determination that is not refused, got ${statusOf(answer, [`fixtures.offers.${fixture}`])}`,
    );
    context.expect.that(answer.status !== 302, 'another status than 302', String(answer.status), answer);
  },
});
