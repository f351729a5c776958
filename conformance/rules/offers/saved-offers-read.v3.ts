import { assumeEntry, coversReads, expectRead, faultOfRead, namedIn } from '../steps/reads.ts';
import { namedBy, read, SAVED, readingRule, type ReadName } from './steps/reads.v3.ts';

const reads = Object.values(SAVED);
const paths = reads.map(({ path }) => path);

export default readingRule({
  level: 'must',
  title: 'The saved offers of a case, one of them, and its payment plans can be read',
  source: ['O314'],
  covers: coversReads('offers-v3', paths),
  smoke: true,
  cases: Object.keys(SAVED),
  brokenBy: [...reads.map(({ fault }) => faultOfRead(fault)), 'saved-offers-lead-to-login'],
  async check(context) {
    const name = context.case as ReadName;
    const answer = await read(context, name);
    if (name === 'gemerkteangebote') assumeEntry(answer, namedIn(context.config, 'offers', ['laufendeNummer']));
    expectRead(context, answer, await namedBy(context, name));
  },
});
