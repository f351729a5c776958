import { rule } from '../../engine/rule.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { readUnknown } from './steps/traced-reads.ts';

export default rule({
  level: 'should',
  title: 'A partner that does not exist answers 404',
  source: ['P13'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 404 }],
  effect: 'reads',
  needs: [...READING, 'state'],
  brokenBy: ['unknown-partner-answers-400', 'unknown-partner-reads-as-empty'],
  async check(context) {
    await assumeReadable(context, 'partner');
    context.expect.status((await readUnknown(context)).answer, 404);
  },
});
