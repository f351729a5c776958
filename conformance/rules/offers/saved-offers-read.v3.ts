import { coversReads, expectRead, faultOfRead } from '../steps/reads.ts';
import { namedBy, read, SAVED, readingRule, type ReadName } from './steps/reads.v3.ts';

const reads = Object.values(SAVED);

export default readingRule({
  level: 'must',
  title: 'The saved offers of a case, one of them, and its payment plans can be read',
  source: ['O314'],
  covers: coversReads(
    'offers-v3',
    reads.map(({ path }) => path),
  ),
  smoke: true,
  cases: Object.keys(SAVED),
  brokenBy: [...reads.map(({ fault }) => faultOfRead(fault)), 'saved-offers-lead-to-login'],
  async check(context) {
    const name = context.case as ReadName;
    expectRead(context, await read(context, name), await namedBy(context, name));
  },
});
