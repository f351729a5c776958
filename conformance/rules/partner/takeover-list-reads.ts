import { expectReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'The takeover list of a partner says whether all are visible',
  source: ['P01', 'P17'],
  covers: [{ operation: 'getUebernahmeRechtFuer', status: 200 }],
  brokenBy: ['takeover-list-is-array', 'takeover-list-refused', 'takeover-answers-page'],
  async check(context) {
    const list = context.expect.object(await expectReadable(context, 'uebernahmeRechtFuer'));
    context.expect.type(list['alleSichtbar'], 'boolean', 'alleSichtbar');
  },
});
