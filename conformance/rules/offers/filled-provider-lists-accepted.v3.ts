import { assume } from '../engine.ts';
import { NEEDS, determinationRule } from './steps/access.v3.ts';
import { DETERMINED, determined, expectDetermined, LISTS, determineFor, knownProviders } from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination accepts lists of providers to include and to exclude',
  source: ['O323'],
  needs: [...NEEDS, 'state'],
  cases: LISTS,
  brokenBy: [...LISTS.flatMap((list) => [`refuses-${list.toLowerCase()}-filled`, `refuses-two-${list.toLowerCase()}`])],
  async check(context) {
    await determined(context);
    const { ids, given } = await knownProviders(context);
    const answer = await determineFor(context, context.case as (typeof LISTS)[number], ids);
    // The produktAnbieter in a result list need not be an identifier.
    const lack = `the produktAnbieter that a result list shows is answered with ${answer.status}`;
    assume(given || DETERMINED.includes(answer.status), `${lack}; supply fixtures.offers.produktAnbieter`);
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer', 'fixtures.offers.produktAnbieter']);
  },
});
