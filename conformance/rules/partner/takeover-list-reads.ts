import { rule } from '../../engine/rule.ts';
import { READING } from './steps/needs.ts';
import { expectReadable } from './steps/readable.ts';

export default rule({
  level: 'must',
  title: 'The takeover list of a partner says whether all are visible',
  source: ['P01', 'P17'],
  covers: [{ operation: 'getUebernahmeRechtFuer', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['takeover-list-is-array', 'takeover-list-refused', 'takeover-answers-page'],
  async check(context) {
    const list = context.expect.object(await expectReadable(context, 'uebernahmeRechtFuer'));
    context.expect.type(list['alleSichtbar'], 'boolean', 'alleSichtbar');
  },
});
