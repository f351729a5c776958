import { determinationRule } from './steps/access.v3.ts';
import { assume, SUCCESS, coversOf } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import {
  CASE_FIXTURES,
  determine,
  expectDetermined,
  isEmpty,
  UNUSUAL,
  withFlags,
  type CaseFixture,
} from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination for a case is answered with 200, or with 204 where there is no result list',
  source: ['O301', 'O328'],
  covers: coversOf({ createErgebnisliste: [200, 204] }),
  cases: CASE_FIXTURES,
  brokenBy: [
    'determination-201',
    'determination-202',
    'determination-302',
    'determination-302-bare',
    'no-results-302',
    'determination-303',
    'determination-307',
    'no-options-201',
    'no-results-200-empty',
    'refuses-ermitteln-true',
    'refuses-aktualisieren-false',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'trace-id-required',
  ],
  async check(context) {
    const fixture = context.case as CaseFixture;
    const answer = await determine(context, fixture);
    expectDetermined(context, answer, [`fixtures.offers.${fixture}`]);
    if (fixture === 'vorgangsNummer') {
      const statuses = [answer.status];
      for (const parts of Object.values(UNUSUAL)) {
        const unusual = await tried(determine(context, fixture, parts));
        // Whether the server accepts it is open.
        if (unusual === undefined || !SUCCESS.has(unusual.status)) continue;
        expectDetermined(context, unusual, []);
        statuses.push(unusual.status);
      }
      // Which flags a list takes is open (O321).
      for (const flags of [{ ermitteln: false }, { aktualisieren: true }])
        if (!statuses.includes(200)) statuses.push((await determine(context, fixture, withFlags(flags))).status);
      const remedy = `supply a case with results in fixtures.offers.${fixture}`;
      return assume(statuses.includes(200), `no determination is answered with a result list; ${remedy}`);
    }
    // Whether a list without results counts as a result list is open.
    const hasList = answer.status === 200 && !isEmpty(answer);
    assume(!hasList, `this case is answered with a result list; supply one without in fixtures.offers.${fixture}`);
    const got = `${answer.status}; see fixtures.offers.${fixture}`;
    context.expect.that(answer.status === 204, 'status 204 where no result list is available', got, answer);
  },
});
