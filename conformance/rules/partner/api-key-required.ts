import { rule } from '../../engine/rule.ts';
import { readWithout, readWithWrongKey } from './steps/caller-headers.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { coversReads, READ_NAMES, type ReadName } from './steps/reads.ts';
import { requireState } from '../steps/state.ts';

const WRONG = 'wrong key';

export default rule({
  level: 'must',
  title: 'A read without an X-ApiKey, or with one that is wrong, is refused with 401',
  source: ['P10'],
  interfaces: ['partner'],
  covers: coversReads(401),
  effect: 'reads',
  needs: READING,
  cases: [WRONG, ...READ_NAMES.map((name) => `${name} without key`)],
  brokenBy: [
    'any-key-accepted',
    'key-not-asked-for',
    'key-not-asked-for-administrierbare',
    'missing-key-answers-403',
    'wrong-key-answers-404',
  ],
  async check(context) {
    if (context.case === WRONG) requireState(context);
    const name = (context.case === WRONG ? 'partner' : context.case.split(' ', 1)[0]) as ReadName;
    await assumeReadable(context, name);
    const refused = context.case === WRONG ? readWithWrongKey(context) : readWithout(context, name, 'X-ApiKey');
    context.expect.status((await refused).answer, 401);
  },
});
