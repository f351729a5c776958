import { rule } from '../../kit/rule.ts';
import { expectJson } from '../cases-v3/steps/expect-read.ts';
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
  brokenBy: reads.flatMap(({ fault }) => [`${fault}-answers-202`, `${fault}-as-text`]),
  async check(context) {
    const name = context.case as SavedName;
    const given = name !== 'gemerkteangebote' && context.config.fixtures?.offers?.laufendeNummer !== undefined;
    const fixtures = ['fixtures.offers.vorgangsNummer', ...(given ? ['fixtures.offers.laufendeNummer'] : [])];
    expectJson(context, await readSaved(context, name), fixtures);
  },
});
