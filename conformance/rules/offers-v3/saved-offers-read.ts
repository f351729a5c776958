import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { expectJson, faultsOfRead } from '../cases-v3/steps/expect-read.ts';
import { NEEDS } from './steps/access.ts';
import { readSaved, SAVED, type SavedName } from './steps/saved-offers.ts';

const reads = Object.values(SAVED);

export default rule({
  level: 'must',
  title: 'The saved offers of a case, one of them, and its payment plans read as JSON',
  source: ['O314a', 'O314b', 'O314c'],
  covers: reads.map(({ operation }) => ({ operation, status: 200 })),
  effect: 'reads',
  needs: NEEDS,
  cases: Object.keys(SAVED),
  brokenBy: [...reads.flatMap(({ fault }) => faultsOfRead(fault)), 'saved-payment-plans-in-camel-case'],
  async check(context) {
    const name = context.case as SavedName;
    const answer = await readSaved(context, name);
    const given = context.config.fixtures?.offers?.laufendeNummer !== undefined;
    assume(
      given || name !== 'gemerkteangebote' || answer.status !== 204,
      'the case has no saved offers (204); supply one that has, in fixtures.offers.vorgangsNummer',
    );
    const named = given && name !== 'gemerkteangebote' ? ['fixtures.offers.laufendeNummer'] : [];
    expectJson(context, answer, ['fixtures.offers.vorgangsNummer', ...named]);
  },
});
