import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { deleteTitle } from './steps/change-title.ts';
import { CHANGE } from './steps/needs.ts';

/** Whether the attribute is then absent, null or empty is the matter of `deleted-attribute-is-absent`. */
export default rule({
  level: 'must',
  title: 'PATCH with an empty string deletes the stored value',
  source: ['P33'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-refuses-empty', 'patch-ignores-empty', 'patch-stores-blank'],
  async check(context) {
    const { answer, after } = await deleteTitle(context);
    context.expect.status(answer, SUCCESS);
    const value = after['titelFunktion'];
    const gone = value === undefined || value === null || value === '';
    context.expect.that(gone, 'titelFunktion without a value', JSON.stringify(value) ?? 'nothing');
  },
});
