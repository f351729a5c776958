import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { readWithout } from './steps/caller-headers.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { coversReads, READ_NAMES, readOfCase } from './steps/reads.ts';

/** Which status refuses it is the matter of `missing-caller-id-answers-401`. */
export default rule({
  level: 'must',
  title: 'A read without an X-PartnerId is refused',
  source: ['P11'],
  interfaces: ['partner'],
  covers: coversReads(401),
  effect: 'reads',
  needs: READING,
  cases: READ_NAMES,
  brokenBy: ['caller-not-asked-for', 'caller-not-asked-for-identifiers', 'missing-caller-answers-204'],
  async check(context) {
    await assumeReadable(context, readOfCase(context));
    context.expect.refused((await readWithout(context, readOfCase(context), 'X-PartnerId')).answer, SUCCESS);
  },
});
