import { assume, CLIENT_ERROR, SUCCESS } from '../engine.ts';
import { unknownLike } from '../steps/unknown.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { NEEDS } from './steps/access.v3.ts';
import { isWaiting, read, readOtherwise, READS, readingRule, type ReadName } from './steps/reads.v3.ts';

export default readingRule({
  level: 'should',
  title: 'A read of a result list, of a saved offer, or of something of them, that does not exist is refused with 4xx',
  source: ['N34'],
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/**',
  needs: [...NEEDS, 'state'],
  cases: Object.keys(READS),
  brokenBy: ['unknown-saved-offer-200', 'numbers-by-their-beginning'],
  async check(context) {
    const name = context.case as ReadName;
    const { status } = await read(context, name);
    const isThere = SUCCESS.has(status) || isWaiting(name, status);
    assume(isThere, `needs the same read of what exists to be answered with 2xx, got ${status}`);
    const [last = ''] = parametersOf(READS[name].path).slice(-1);
    const unknown = (known: Readonly<Record<string, string>>) => ({ [last]: unknownLike(known[last] ?? '', context) });
    context.expect.status(await readOtherwise(context, name, {}, unknown), CLIENT_ERROR);
  },
});
