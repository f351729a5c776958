import { togetherOrAlone } from '../steps/tried.ts';
import { determinationRule } from './steps/access.v3.ts';
import { determine, determined, DETERMINED, expectDetermined, LISTS, PLAIN } from './steps/determine.v3.ts';

/** The meaning of an empty list is open. The rule filled-provider-lists-accepted judges lists with providers. */
export default determinationRule({
  level: 'should',
  title: 'A determination accepts empty lists of providers',
  source: ['O324'],
  cases: LISTS,
  brokenBy: LISTS.map((list) => `refuses-${list.toLowerCase()}-empty`),
  async check(context) {
    await determined(context);
    const ask = (lists: object) => determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...lists } });
    const together = () => ask({ produktAnbieter: [], exkludierteProduktAnbieter: [] });
    const alone = () => ask({ [context.case]: [] });
    const answer = await togetherOrAlone(together, ({ status }) => DETERMINED.includes(status), alone);
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer']);
  },
});
