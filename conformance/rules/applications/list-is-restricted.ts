import { assume, rule, SUCCESS, type Answer, type Context } from '../engine.ts';
import { listWithin, listsInOtherForms, givenList, readList, type Span } from './steps/list.ts';
import { changesIn, DAY_MS, type Moment } from './steps/moment.ts';

/** How far a bound may be off: it may be taken for a whole day, of another time zone, included or not. */
const SLACK_MS = 2 * DAY_MS;
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
  brokenBy: ['until-ignored-beside-since', 'filters-swapped', 'filters-give-nothing'],
  async check(context) {
    const known = changesIn((await givenList(context)).json())
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    assume(known.length > 0, 'needs a list that shows an application with its letzteAenderung; this one shows none');
    const spans = SPANS[context.case]?.(known, context.startedAt.getTime()) ?? [];
    for (const span of spans) await expectRestricted(context, span, known);
  },
});

async function expectRestricted(context: Context, span: Span, known: readonly number[]): Promise<void> {
  const usual = await listWithin(context, span);
  assume(
    SUCCESS.has(usual.status),
    `needs a filter that is taken, as list-takes-dates reports, got status ${usual.status}`,
  );
  const { aenderungSeit = -Infinity, aenderungBis = Infinity } = span;
  const isOutside = ({ ms }: Moment) => ms < aenderungSeit - SLACK_MS || ms > aenderungBis + SLACK_MS;
  const outsideOf = (list: Answer) => changesIn(list.json()).filter(isOutside);
  const isInside = (ms: number) => ms >= aenderungSeit + SLACK_MS && ms <= aenderungBis - SLACK_MS;
  const isAnyInside = known.some(isInside);
  const isRestricted = (list: Answer) =>
    SUCCESS.has(list.status) && outsideOf(list).length === 0 && (!isAnyInside || changesIn(list.json()).length > 0);
  const others = isRestricted(usual) ? [] : await listsInOtherForms(context, span);
  const answer = others.find(isRestricted) ?? usual;
  const shown = changesIn(answer.json());
  const outside = outsideOf(answer).map(({ text }) => text);
  const said = sayOf(span);
  context.expect.that(outside.length === 0, `no letzteAenderung but ${said}`, outside.join(', '), answer);
  if (!isAnyInside) return;
  // Others may change the application between two lists.
  const isStill = shown.length > 0 || changesIn((await readList(context)).json()).some(({ ms }) => isInside(ms));
  assume(isStill, 'the list has changed between two reads of it; run it again');
  context.expect.that(shown.length > 0, `the application that was changed ${said}`, 'none', answer);
}

function sayOf({ aenderungSeit, aenderungBis }: Span): string {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const since = aenderungSeit === undefined ? [] : [`since ${day(aenderungSeit)}`];
  return [...since, ...(aenderungBis === undefined ? [] : [`until ${day(aenderungBis)}`])].join(' and ');
}

const earliest = (known: readonly number[]) => known[0] ?? 0;
const latest = (known: readonly number[]) => known.at(-1) ?? 0;

/** The middle of the longest time without a change; undefined when it is too short to tell both sides apart. */
function between(known: readonly number[]): number | undefined {
  const gaps = known.slice(1).map((ms, index) => ({ from: known[index] ?? ms, length: ms - (known[index] ?? ms) }));
  const [longest] = gaps.sort((a, b) => b.length - a.length);
  return longest === undefined || longest.length < 2 * SLACK_MS ? undefined : longest.from + longest.length / 2;
}
