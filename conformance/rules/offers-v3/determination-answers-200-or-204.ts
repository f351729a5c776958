import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determine, expectDetermined, type CaseFixture } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination for a case is answered with 200, or with 204 where there is no result list',
  source: ['O301'],
  covers: [
    { operation: 'createErgebnisliste', status: 200 },
    { operation: 'createErgebnisliste', status: 204 },
  ],
  effect: 'creates',
  needs: NEEDS,
  cases: caseFixtures,
  brokenBy: [
    'determination-201',
    'determination-202',
    'determination-302',
    'determination-303',
    'determination-307',
    'no-results-404',
    'refuses-ermitteln-true',
    'refuses-aktualisieren-false',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'trace-id-required',
  ],
  async check(context) {
    const fixture = context.case as CaseFixture;
    expectDetermined(context, await determine(context, fixture), [`fixtures.offers.${fixture}`]);
  },
});
