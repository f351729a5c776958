import { assume, CLIENT_ERROR, rule, SUCCESS, type Answer, type Context } from '../engine.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { NEEDS } from './steps/access.v3.ts';
import { isWaiting, paramsOf, READS, readResultList, type ReadName } from './steps/result-list.v3.ts';
import { readSaved, SAVED, savedParamsOf, type SavedName } from './steps/saved-offers.v3.ts';

const ALL = { ...READS, ...SAVED };
type Name = keyof typeof ALL;

export default rule({
  level: 'should',
  title: 'A read of a result list, of a saved offer, or of something of them, that does not exist is refused with 4xx',
  source: ['N34'],
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/**',
  effect: 'reads',
  needs: [...NEEDS, 'state'],
  cases: Object.keys(ALL),
  brokenBy: ['unknown-saved-offer-200'],
  async check(context) {
    const name = context.case as Name;
    const { known, params } = await existing(context, name);
    const isThere = SUCCESS.has(known.status) || isWaiting(name as ReadName, known.status);
    assume(isThere, `needs the same read of what exists to be answered with 2xx, got ${known.status}`);
    const [last = ''] = parametersOf(ALL[name].path).slice(-1);
    const answer = await context.target.send('offers-v3', 'GET', ALL[name].path, {
      params: { ...params, [last]: context.uuid() },
    });
    context.expect.status(answer, CLIENT_ERROR);
  },
});

async function existing(context: Context, name: Name): Promise<{ known: Answer; params: Record<string, string> }> {
  if (name in READS) {
    const read = name as ReadName;
    return { known: await readResultList(context, read), params: await paramsOf(context, read) };
  }
  const saved = name as SavedName;
  return { known: await readSaved(context, saved), params: await savedParamsOf(context, saved) };
}
