import { NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { expectLater } from './steps/dated.ts';
import { expectRestricted, firstList, listWithin, outsideOf, SLACK_MS } from './steps/list.ts';
import { providerStatusIn, statusIn } from './steps/members.ts';
import { changesIn, lastChangeIn } from './steps/moment.ts';
import { patchRule } from './steps/needs.ts';
import { assumeOtherStatus, replaceProviderStatus, replaceStatus } from './steps/status.ts';

/** The filter that leaves out what was changed since. */
const FILTER = 'aenderungBis';

export default patchRule({
  level: 'must',
  title: 'A change of the status, or of the part of the provider alone, moves letzteAenderung, also for the list',
  source: ['A16', 'A04'],
  at: ['PATCH /v2/antraege/**', 'GET /v2/antraege'],
  cases: ['/status', '/status/produktAnbieter', FILTER],
  brokenBy: [
    'status-change-undated',
    'status-change-dates-back',
    'provider-status-change-undated',
    'filters-by-former-dates',
    'list-keeps-dates',
    'filters-swapped',
  ],
  async check(context) {
    if (context.case === FILTER) return expectListed(context);
    const isWhole = context.case === '/status';
    const change = await (isWhole ? replaceStatus : replaceProviderStatus)(context);
    if (!isWhole) assumeOtherStatus(context, change.before);
    // Of these two parts a status consists: another reason alone is no change of it.
    const shown = (record: unknown) => JSON.stringify([statusIn(record)?.antragsteller, providerStatusIn(record)]);
    await expectLater(context, change, (former, after) => shown(former) !== shown(after));
  },
});

/** Judges that an application which was changed leaves the list of what was last changed before. */
async function expectListed(context: Context): Promise<void> {
  const { answer, after } = await replaceStatus(context);
  if (!SUCCESS.has(answer.status)) throw new NotApplicable(`the status cannot be replaced, got ${answer.status}`);
  const last = lastChangeIn(after);
  const known = changesIn((await firstList(context)).json());
  if (known.length === 0) throw new NotApplicable('the list shows no letzteAenderung, as list-is-restricted reports');
  const span = { aenderungBis: context.startedAt.getTime() - 2 * SLACK_MS };
  // The list may be late for a change.
  const list = await context.poll(
    () => listWithin(context, span),
    (one) => outsideOf(context, span, one, last).length === 0,
  );
  await expectRestricted(context, list, span, [], last);
}
