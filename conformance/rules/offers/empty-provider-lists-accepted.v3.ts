import { rule } from '../../engine/rule.ts';
import { NEEDS } from './steps/v3/access.ts';
import { determine, determined, expectDetermined, LISTS, PLAIN } from './steps/v3/determine.ts';

/** What an empty list means is open; lists that name somebody: see `filled-provider-lists-accepted`. */
export default rule({
  level: 'should',
  title: 'A determination accepts empty lists of providers',
  source: ['O324'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: LISTS,
  brokenBy: LISTS.map((list) => `refuses-${list.toLowerCase()}-empty`),
  async check(context) {
    await determined(context);
    const answer = await determine(context, 'vorgangsNummer', { json: { ...PLAIN, [context.case]: [] } });
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer']);
  },
});
