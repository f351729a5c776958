import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { missingFrom } from './steps/attributes.ts';
import { changeTitle, isStored } from './steps/change-title.ts';
import { assumeRecord } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

/** The answer is compared with the read after it: what else a PATCH changed is judged by `change-keeps-the-rest`. */
export default rule({
  level: 'must',
  title: 'PATCH answers 200 with the current master data',
  source: ['P32'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: ['patch-answers-204', 'patch-answers-former-data', 'patch-answers-nothing'],
  async check(context) {
    const change = await changeTitle(context);
    const { sent, answer, after } = change;
    context.expect.status(answer, 200);
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
