import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { readWithout } from './steps/caller-headers.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { coversReads, READ_NAMES, readOfCase } from './steps/reads.ts';

export default rule({
  level: 'should',
  title: 'A read without an X-PartnerId is refused with 401',
  source: ['P162'],
  interfaces: ['partner'],
  covers: coversReads(401),
  effect: 'reads',
  needs: READING,
  cases: READ_NAMES,
  brokenBy: ['missing-caller-answers-400'],
  async check(context) {
    await assumeReadable(context, readOfCase(context));
    const { answer } = await readWithout(context, readOfCase(context), 'X-PartnerId');
    assume(!SUCCESS.has(answer.status), 'needs a refusal, as caller-id-required reports');
    context.expect.status(answer, 401);
  },
});
