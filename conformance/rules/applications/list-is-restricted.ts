import { rule, assume, type Answer, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { PATH, recordAt, showsApplication } from './steps/application.ts';
import { expectRestricted, listWithin, SLACK_MS, spanThatLists, type Span } from './steps/spans.ts';
import { givenList } from './steps/list.ts';
import { changesIn, DAY_MS, lastChangeIn, type Moment } from './steps/moment.ts';

const YEAR_MS = 365 * DAY_MS;

type Spans = (known: readonly number[], startedAt: number) => Span[];

/** The requested spans; `known` are the dates of last change in the list, earliest first. */
const SPANS: Record<string, Spans> = {
  aenderungSeit: (known) =>
    splitAt(known, earliest(known) - 2 * SLACK_MS, latest(known) + 2 * SLACK_MS).map((ms) => ({ aenderungSeit: ms })),
  aenderungBis: (known, startedAt) =>
    splitAt(known, earliest(known) - 2 * SLACK_MS, startedAt).map((ms) => ({ aenderungBis: ms })),
  both: (known) => {
    const [start, end] = [earliest(known) - 2 * SLACK_MS, latest(known) + 2 * SLACK_MS];
    const middle = between(known);
    // If no gap separates older from newer changes, each bound must exclude everything on its own.
    if (middle === undefined) {
      return [
        { aenderungSeit: start, aenderungBis: end },
        { aenderungSeit: start - 2 * SLACK_MS, aenderungBis: start },
        { aenderungSeit: end, aenderungBis: end + 2 * SLACK_MS },
      ];
    }
    return [
      { aenderungSeit: start, aenderungBis: middle },
      { aenderungSeit: middle, aenderungBis: end },
    ];
  },
  'aenderungSeit in the future': (_, startedAt) => [{ aenderungSeit: startedAt + YEAR_MS }],
};

export default rule({
  level: 'must',
  title: 'The filters aenderungSeit and aenderungBis restrict the list by the date of the last change',
  source: ['A04'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  effect: 'reads',
  needs: ['state', 'credentials.v2'],
  cases: Object.keys(SPANS),
  brokenBy: ['until-ignored-beside-since', 'filters-swapped', 'filters-give-nothing', 'since-finds-nothing'],
  async check(context) {
    const list = await givenList(context);
    const dates = changesIn(list.json()).map(({ ms }) => ms);
    const known = dates.sort((a, b) => a - b);
    // Entries need not have dates; the record of the application has one.
    const last = known.length === 0 ? await lastOfListed(context, list) : undefined;
    const spans = entryOf(SPANS, context.case)(last ? [last.ms] : known, context.startedAt.getTime());
    for (const span of spans) await expectRestricted(context, await listWithin(context, span), span, known, last);
  },
});

/**
 * The date of last change of the configured application, for a list whose entries have no dates.
 *
 * @throws Inconclusive when the list does not contain the application, or its record has no date
 */
async function lastOfListed(context: Context, list: Answer): Promise<Moment> {
  const last = lastChangeIn((await recordAt(context, `GET ${PATH}`)).json());
  const isListed = showsApplication(context, list.json()) || (await spanThatLists(context)).isListed;
  assume(
    isListed && last,
    'needs a list whose first page shows letzteAenderung, a date of ISO 8601, or the application of fixtures.applications, whose record shows it',
  );
  return last;
}

/** A bound between older and newer changes; without a gap that separates them, one before and one after all of them. */
function splitAt(known: readonly number[], before: number, after: number): number[] {
  const middle = between(known);
  return middle === undefined ? [before, after] : [middle];
}

const earliest = (known: readonly number[]) => known[0] ?? Infinity;
const latest = (known: readonly number[]) => known.at(-1) ?? -Infinity;

/** The middle of the longest gap between changes; undefined if it is shorter than the tolerance of bounds. */
function between(known: readonly number[]): number | undefined {
  const gaps = known.map((from, index) => ({ from, length: (known[index + 1] ?? from) - from }));
  const [longest] = gaps.sort((a, b) => b.length - a.length);
  return longest === undefined || longest.length < 2 * SLACK_MS ? undefined : longest.from + longest.length / 2;
}
