import { NotApplicable, SUCCESS } from '../engine.ts';
import { expectRestricted, firstList, listWithin, outsideOf, SLACK_MS } from './steps/list.ts';
import { changesIn } from './steps/moment.ts';
import { patchRule } from './steps/needs.ts';
import { replaceStatus } from './steps/status.ts';

export default patchRule({
  level: 'must',
  title: 'An application whose status was changed leaves the list of what was last changed before',
  source: ['A04'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  cases: ['aenderungBis'],
  brokenBy: ['filters-by-former-dates', 'until-ignored', 'filters-swapped'],
  async check(context) {
    const { status } = (await replaceStatus(context)).answer;
    if (!SUCCESS.has(status)) throw new NotApplicable(`the status cannot be replaced, got ${status}`);
    const known = changesIn((await firstList(context)).json());
    if (known.length === 0) throw new NotApplicable('the list shows no letzteAenderung, as list-is-restricted reports');
    const span = { aenderungBis: context.startedAt.getTime() - 2 * SLACK_MS };
    // The list may be late for a change.
    const list = await context.poll(
      () => listWithin(context, span),
      (one) => outsideOf(span, one).length === 0,
    );
    await expectRestricted(context, list, span, []);
  },
});
