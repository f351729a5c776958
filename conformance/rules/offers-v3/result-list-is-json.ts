import { assume, NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { expectPayload } from '../cases-v3/steps/expect-read.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determined, type CaseFixture } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination that answers 200 carries its result list as JSON',
  source: ['O304'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: ['determination-empty', 'determination-as-text', 'determination-as-null', 'no-results-200-empty'],
  async check(context) {
    const fixture = context.case as CaseFixture;
    const answer = await determined(context, fixture);
    if (fixture === 'vorgangsNummerOhneErgebnisse' && answer.status === 204) {
      throw new NotApplicable('there is no result list (204)');
    }
    assume(answer.status === 200, 'there is no result list (204); supply a case with results in fixtures.offers');
    expectPayload(context, answer);
  },
});
