import { rule } from '../../kit/rule.ts';
import { differences } from './steps/attributes.ts';
import { changeTitle } from './steps/change-title.ts';
import { assumeAccepted, assumeRecord } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH changes the attribute that was sent, and no other',
  source: ['P31'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-not-stored', 'patch-replaces-all', 'patch-deletes-email', 'patch-blocks'],
  async check(context) {
    const { sent, before, answer, after } = await changeTitle(context);
    assumeAccepted(answer, 'a PATCH of titelFunktion');
    const record = assumeRecord(after, 'the changed partner');
    context.expect.equal(record['titelFunktion'], sent, 'titelFunktion');
    const changed = differences(before, record).filter((name) => name !== 'titelFunktion');
    context.expect.that(changed.length === 0, 'only titelFunktion changed', `changes of ${changed.join(', ')} too`);
  },
});
