import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { deleteTitle } from './steps/change-title.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH with an empty string deletes the stored value, so that the attribute is absent',
  source: ['P33'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: [
    'patch-refuses-empty',
    'patch-ignores-empty',
    'patch-stores-blank',
    'patch-stores-empty',
    'read-shows-all-unset-as-null',
  ],
  async check(context) {
    const { answer, after } = await deleteTitle(context);
    context.expect.status(answer, SUCCESS);
    const value = after['titelFunktion'];
    context.expect.that(value === undefined, 'a record without titelFunktion', JSON.stringify(value) ?? 'nothing');
  },
});
