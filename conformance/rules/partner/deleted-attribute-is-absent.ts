import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { deleteTitle } from './steps/change-title.ts';
import { assumeAccepted } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'An attribute that was deleted is absent from the read',
  source: ['P33', 'P03'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-stores-empty', 'patch-stores-blank'],
  async check(context) {
    const { answer, after, deleted } = await deleteTitle(context);
    assumeAccepted(answer, 'a PATCH with an empty string');
    assume(after['titelFunktion'] !== deleted, 'needs a PATCH with an empty string that deletes the value');
    const value = after['titelFunktion'];
    context.expect.that(value === undefined, 'a record without titelFunktion', JSON.stringify(value) ?? 'none');
  },
});
