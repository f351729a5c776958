import { assume, SUCCESS } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import { isLater, replaceClerk } from './steps/dated.ts';
import { DAY_MS, lastChangeIn } from './steps/moment.ts';
import { patchRule } from './steps/patches.ts';
import { replaceStatus } from './steps/status.ts';

/** How far the date of a change may be off: it may be of another time zone, and the clocks need not agree. */
const SLACK_MS = 2 * DAY_MS;

/** No must: a test system may live in another year. */
export default patchRule({
  level: 'should',
  title: 'A change of the status or of the credit clerk is dated on the day on which it was made',
  source: ['A16', 'A17'],
  brokenBy: ['last-change-a-month-early'],
  async check(context) {
    const changes = [await replaceStatus(context), await tried(replaceClerk(context))].flatMap((change) =>
      change && SUCCESS.has(change.answer.status) && isLater(change.former, change.after) ? [change] : [],
    );
    assume(changes.length > 0, 'needs a change that updates letzteAenderung');
    for (const { answer, after } of changes) {
      const { ms = NaN, text = '' } = lastChangeIn(after) ?? {};
      // A web server in front may tell another time than what dates the change.
      const clocks = [context.startedAt.getTime(), Date.parse(answer.header('Date') ?? '')];
      const isNow = clocks.some((clock) => Math.abs(ms - clock) <= SLACK_MS);
      const wanted = `a letzteAenderung of ${context.startedAt.toISOString().slice(0, 10)}`;
      context.expect.that(isNow, wanted, `"${text}"`, answer);
    }
  },
});
