import { assume, NotApplicable } from '../engine.ts';
import { caseFixtures, determinationRule, determined, type CaseFixture } from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination that answers 200 carries its result list: its body is not empty',
  source: ['O304'],
  cases: caseFixtures,
  brokenBy: ['determination-empty', 'determination-blank', 'no-results-200-empty'],
  async check(context) {
    const fixture = context.case as CaseFixture;
    const answer = await determined(context, fixture);
    if (fixture === 'vorgangsNummerOhneErgebnisse' && answer.status === 204) {
      throw new NotApplicable('there is no result list (204)');
    }
    assume(answer.status === 200, 'there is no result list (204); supply a case with results in fixtures.offers');
    context.expect.that(answer.body.trim() !== '', 'a result list', 'an empty body', answer);
  },
});
