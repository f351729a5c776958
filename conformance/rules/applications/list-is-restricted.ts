import { assume, rule } from '../engine.ts';
import { expectRestricted, givenList, listWithin, SLACK_MS, type Span } from './steps/list.ts';
import { changesIn, DAY_MS } from './steps/moment.ts';

const YEAR_MS = 365 * DAY_MS;

type Spans = (known: readonly number[], startedAt: number) => Span[];

/** What is asked for; `known` are the dates of last change that the list shows, the earliest first. */
const SPANS: Record<string, Spans> = {
  aenderungSeit: (known) => [{ aenderungSeit: between(known) ?? latest(known) + 2 * SLACK_MS }],
  aenderungBis: (known) => [{ aenderungBis: between(known) ?? earliest(known) - 2 * SLACK_MS }],
  both: (known) => {
    const [start, end] = [earliest(known) - 2 * SLACK_MS, latest(known) + 2 * SLACK_MS];
    const middle = between(known);
    if (middle === undefined) return [{ aenderungSeit: start, aenderungBis: end }];
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
    const known = changesIn((await givenList(context)).json())
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    assume(
      known.length > 0,
      'needs a list that shows an application with its letzteAenderung, a date of ISO 8601; this one shows none',
    );
    const spans = SPANS[context.case]?.(known, context.startedAt.getTime()) ?? [];
    for (const span of spans) await expectRestricted(context, await listWithin(context, span), span, known);
  },
});

const earliest = (known: readonly number[]) => known[0] ?? 0;
const latest = (known: readonly number[]) => known.at(-1) ?? 0;

/** The middle of the longest time without a change; undefined when it is too short to tell both sides apart. */
function between(known: readonly number[]): number | undefined {
  const gaps = known.slice(1).map((ms, index) => ({ from: known[index] ?? ms, length: ms - (known[index] ?? ms) }));
  const [longest] = gaps.sort((a, b) => b.length - a.length);
  return longest === undefined || longest.length < 2 * SLACK_MS ? undefined : longest.from + longest.length / 2;
}
