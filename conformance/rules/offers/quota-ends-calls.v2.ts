import type { Seen } from '../engine.ts';
import { groupBy } from '../../group-by.ts';
import { observing, ofAllSeen } from '../steps/observed.ts';
import { outcomeOf, RATE_LIMIT_HEADERS } from './steps/reads.v2.ts';

const DETERMINE = 'POST /v2/ergebnisliste/ermittlung';

/** The maximum number of calls in a row that may be served without calls left: each of several servers may have served its last one. */
const MOST = 10;

/** The determinations of one caller after those, in the same window, and after another one without calls left: reads may not count. */
function beyondQuota(own: readonly Seen[]): Seen[] {
  let [inARow, determinations] = [0, 0];
  let endsAt = NaN;
  return own.filter((seen) => {
    const { status } = seen.answer;
    // A server may check a request, and refuse it, before it looks at the quota.
    if (status !== 429 && outcomeOf(seen) !== 'success') return false;
    const [left, reset = NaN] = RATE_LIMIT_HEADERS.map((header) => Number(seen.answer.header(header) || NaN));
    const at = Date.parse(seen.answer.header('Date') ?? '') / 1000;
    // Without a Date, each call may have a window of its own. The seconds may be rounded.
    const isSameWindow = endsAt - at > 1;
    if (!isSameWindow || status === 429 || left !== 0) [inARow, determinations] = [0, 0];
    if (status === 429 || left !== 0) return false;
    endsAt = at + reset;
    inARow += 1;
    if (seen.operation !== DETERMINE) return false;
    determinations += 1;
    return inARow > MOST && determinations > 1;
  });
}

const servedWithoutCallsLeft = ofAllSeen((all): ReadonlySet<Seen> => {
  const given = all.filter(({ credential }) => credential === 'given');
  return new Set(groupBy(given, ({ as }) => as).flatMap(([, own]) => beyondQuota(own)));
});

/** Reads are not judged: only determinations may count. */
export default observing({
  level: 'must',
  title: 'When no calls are left, determinations are no longer served',
  source: ['O215'],
  at: [DETERMINE],
  brokenBy: ['served-without-calls-left', 'served-beyond-quota', 'served-beyond-each-quota'],
  of: 'responses that tell how many calls are left',
  isMeant: ({ credential, answer }) => credential === 'given' && answer.header(RATE_LIMIT_HEADERS[0]) !== undefined,
  judge(context, seen) {
    const isServed = servedWithoutCallsLeft(context.seen()).has(seen);
    const got = `${seen.answer.status}, as to ${MOST} calls before it without calls left`;
    context.expect.that(!isServed, 'status 429 with no calls left', got, seen.answer);
  },
});
