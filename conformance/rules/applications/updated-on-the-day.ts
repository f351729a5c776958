import { assume, SUCCESS } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import { isLater, isOfNow, replaceClerk } from './steps/dated.ts';
import { lastChangeIn } from './steps/moment.ts';
import { patchRule } from './steps/patches.ts';
import { replaceStatus } from './steps/status.ts';

/** Only a warning, since the clock of a test system may be wrong. The file name sorts this rule after those that change the status. */
export default patchRule({
  level: 'should',
  title: 'A change of the status or of the credit clerk is dated within two days of when it was made',
  source: ['A16', 'A17'],
  brokenBy: ['last-change-a-month-early'],
  async check(context) {
    const changes = [await replaceStatus(context), await tried(replaceClerk(context))];
    const dated = changes.flatMap((change) => {
      const moved = change && SUCCESS.has(change.answer.status) ? lastChangeIn(change.after) : undefined;
      return moved && change && isLater(change.former, change.after) ? [{ answer: change.answer, moved }] : [];
    });
    assume(dated.length > 0, 'needs a change that updates letzteAenderung');
    for (const { answer, moved } of dated) {
      const wanted = `a letzteAenderung of ${context.startedAt.toISOString().slice(0, 10)}`;
      context.expect.that(isOfNow(context, moved, answer), wanted, `"${moved.text}"`, answer);
    }
  },
});
