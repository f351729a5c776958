import { rule } from '../engine.ts';
import { expectRead, faultOfRead, namedIn } from '../steps/expect-read.ts';
import { NEEDS } from './steps/access.v3.ts';
import { readSaved, SAVED, type SavedName } from './steps/saved-offers.v3.ts';

const reads = Object.values(SAVED);

export default rule({
  level: 'must',
  title: 'The saved offers of a case, one of them, and its payment plans are read with success',
  source: ['O314'],
  covers: reads.map(({ operation }) => ({ operation, status: '2XX' as const })),
  effect: 'reads',
  smoke: true,
  needs: NEEDS,
  cases: Object.keys(SAVED),
  brokenBy: [...reads.map(({ fault }) => faultOfRead(fault)), 'saved-payment-plans-in-camel-case'],
  async check(context) {
    const name = context.case as SavedName;
    const answer = await readSaved(context, name);
    const own = name === 'gemerkteangebote' ? [] : (['laufendeNummer'] as const);
    expectRead(context, answer, namedIn(context.config, 'offers', ['vorgangsNummer', ...own]));
  },
});
