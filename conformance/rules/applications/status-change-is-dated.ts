import { assume, NotApplicable, SUCCESS, type Answer, type Context } from '../engine.ts';
import { FIXTURE, originalRecord, showsApplication } from './steps/application.ts';
import { putBackTogether, replaceClerkAndStatus } from './steps/clerk-and-status.ts';
import { expectLater, isLater, UNDATED, type Dated } from './steps/dated.ts';
import { expectRestricted, isWithin, listWithin, outsideOf, SLACK_MS, type Span } from './steps/spans.ts';
import { FILTERS, firstList, type Filter } from './steps/list.ts';
import { isWhole, providerStatusIn, statusIn } from './steps/members.ts';
import { canBeSame, changesIn, entriesIn, lastChangeIn, type Moment } from './steps/moment.ts';
import { patchRule } from './steps/patches.ts';
import { assumeOtherStatus, NAMED, rejectApplication, replaceProviderStatus, replaceStatus } from './steps/status.ts';

/** Further ways to change the status, beside those that have statements of their own. */
const OTHERS: Readonly<Record<string, (context: Context) => Promise<Dated>>> = {
  'together with the credit clerk': replaceClerkAndStatus,
  'put back together with the credit clerk': putBackTogether,
  'by a rejection': async (context) => {
    if (!isWhole(statusIn(await originalRecord(context))))
      throw new NotApplicable('the record does not show both parts of the status, so that they could be put back');
    const { unexplained, without, with: commented } = await rejectApplication(context);
    const taken = [unexplained, without, commented].find(({ answer }) => SUCCESS.has(answer.status));
    if (taken === undefined) throw new NotApplicable('no rejection is taken, as rejection-is-taken reports');
    const isRejected = providerStatusIn(taken.former) === NAMED.produktAnbieter;
    assume(
      !isRejected || isLater(taken.former, taken.after),
      `needs an application that is not rejected already, or whose rejection can be undone; see ${FIXTURE}`,
    );
    return taken;
  },
};

export default patchRule({
  level: 'must',
  title: 'A change of the status, or of the part of the provider alone, updates letzteAenderung, also for the list',
  source: ['A16', 'A04'],
  at: ['PATCH /v2/antraege/**', 'GET /v2/antraege'],
  cases: ['/status', '/status/produktAnbieter', ...Object.keys(OTHERS), ...FILTERS],
  brokenBy: [
    ...UNDATED,
    'clerk-change-takes-date',
    'changes-take-date',
    'rejection-undated',
    'last-operation-dates',
    'changed-application-not-found',
    'filters-by-former-dates',
    'list-keeps-dates',
    'list-dates-an-hour-early',
    'filters-swapped',
    'filters-give-nothing',
    'since-finds-nothing',
  ],
  async check(context) {
    const filter = FILTERS.find((one) => one === context.case);
    if (filter !== undefined) return expectListed(context, filter);
    const isPart = context.case === '/status/produktAnbieter';
    const change = await (OTHERS[context.case] ?? (isPart ? replaceProviderStatus : replaceStatus))(context);
    if (isPart) assumeOtherStatus(context, change.before);
    // The status consists of these two parts: a new reason alone does not change it.
    const shown = (record: unknown) => JSON.stringify([statusIn(record)?.antragsteller, providerStatusIn(record)]);
    const isGiven = context.config.fixtures?.applications?.produktAnbieterStatus !== undefined;
    const isRead = providerStatusIn(change.former) !== undefined;
    const remedy = isGiven || !isRead ? '' : '; supply fixtures.applications.produktAnbieterStatus';
    await expectLater(context, change, (former, after) => shown(former) !== shown(after), remedy);
  },
});

/** Judges that a changed application is in the list of changes since a date, and no longer in that of changes until it. */
async function expectListed(context: Context, filter: Filter): Promise<void> {
  const { answer, former: before, after } = await replaceStatus(context);
  if (!SUCCESS.has(answer.status)) throw new NotApplicable(`the status cannot be replaced, got ${answer.status}`);
  const last = lastChangeIn(after);
  const changedMs = last?.ms ?? 0;
  const first = (await firstList(context)).json();
  if (changesIn(first).length === 0)
    throw new NotApplicable('the list shows no letzteAenderung, as list-is-restricted reports');
  const span: Span = { [filter]: context.startedAt.getTime() - 2 * SLACK_MS };
  const isSince = filter === 'aenderungSeit';
  if (isSince && !showsApplication(context, first))
    throw new NotApplicable(
      'the first page of the list without filters does not show the application by its numbers or its address',
    );
  if (isSince && !isWithin(span, changedMs))
    throw new NotApplicable('the record does not show the change in letzteAenderung');
  const beforeMs = lastChangeIn(before)?.ms ?? -Infinity;
  const isFormer = (shown: Moment) => last !== undefined && shown.ms <= beforeMs && !canBeSame(shown, last);
  const formerIn = (one: Answer) =>
    entriesIn(one.json())
      .filter((entry) => showsApplication(context, [entry]))
      .flatMap((entry) => lastChangeIn(entry) ?? [])
      .filter(isFormer);
  const isListed = (one: Answer) =>
    isSince
      ? changesIn(one.json()).length > 0 && formerIn(one).length === 0
      : outsideOf(context, span, one, last).length === 0;
  // The list may lag behind a change.
  const list = await context.poll(() => listWithin(context, span), isListed);
  await expectRestricted(context, list, span, isSince ? [changedMs] : [], last);
  // How old the former date is, or that it lies within the span as well, makes no difference here.
  const [former] = isSince ? formerIn(list) : [];
  const wanted = `the application with its letzteAenderung "${last?.text}" in the list`;
  context.expect.that(former === undefined, wanted, `"${former?.text}"`, list);
}
