import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determined, type CaseFixture } from './steps/determine.ts';

export default rule({
  level: 'should',
  title: 'A determination of v3 carries no Location',
  source: ['O303'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: ['determination-with-location'],
  async check(context) {
    const answer = await determined(context, context.case as CaseFixture);
    const location = answer.header('Location');
    context.expect.that(location === undefined, 'no header Location', JSON.stringify(location), answer);
  },
});
