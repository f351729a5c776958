import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { missingFrom } from './steps/attributes.ts';
import { changeTitle, isStored } from './steps/change-title.ts';
import { assumeRecord } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

/** The answer is compared with the read after it: what else a PATCH changed is judged by `change-keeps-the-rest`. */
export default rule({
  level: 'must',
  title: 'PATCH answers with the current master data',
  source: ['P141', 'P142'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-answers-former-data', 'patch-answers-nothing', 'patch-answers-200-without-body'],
  async check(context) {
    const change = await changeTitle(context);
    const { sent, answer, after } = change;
    assume(answer.status === 200, `needs a PATCH that is answered with 200, got ${answer.status}`);
    const record = context.expect.object(answer);
    assume(isStored(change), 'needs a PATCH of titelFunktion that can be read, as change-keeps-the-rest reports');
    context.expect.equal(record['titelFunktion'], sent, 'titelFunktion');
    const missing = missingFrom(record, assumeRecord(after, 'the changed partner'));
    context.expect.that(
      missing.length === 0,
      'every attribute as the read shows it',
      `other values of ${missing.join(', ')}`,
    );
  },
});
