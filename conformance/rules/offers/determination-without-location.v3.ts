import { rule } from '../../engine/rule.ts';
import { NEEDS } from './steps/v3/access.ts';
import { caseFixtures, determined, type CaseFixture } from './steps/v3/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination of v3 carries no Location',
  source: ['O303'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: ['determination-with-location', 'determination-with-absolute-location', 'no-results-with-location'],
  async check(context) {
    const answer = await determined(context, context.case as CaseFixture);
    const location = answer.header('Location');
    context.expect.that(location === undefined, 'no header Location', JSON.stringify(location), answer);
  },
});
