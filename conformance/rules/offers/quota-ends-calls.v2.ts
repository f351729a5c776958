import type { Seen } from '../engine.ts';
import { observing, ofAllSeen } from '../steps/observed.ts';
import { outcomeOf, RATE_LIMIT_HEADERS } from './steps/reads.v2.ts';

/** The maximum number of calls in a row that may be served without calls left: each of several servers may have served its last one. */
const MOST = 10;

/** The responses to calls after those, in the same window. Windows of a second may end between any two calls. */
const servedWithoutCallsLeft = ofAllSeen((all): ReadonlySet<Seen> => {
  const served = new Set<Seen>();
  let inARow = 0;
  let ends = Infinity;
  for (const seen of all.filter(({ credential }) => credential === 'given')) {
    const [left, reset] = RATE_LIMIT_HEADERS.map((header) => Number(seen.answer.header(header) || NaN)) as [
      number,
      number,
    ];
    const isServed = outcomeOf(seen) !== undefined && left === 0 && reset > 1;
    inARow = !isServed ? 0 : reset > ends ? 1 : inARow + 1;
    ends = reset;
    if (inARow > MOST) served.add(seen);
  }
  return served;
});

/** Reads are not judged: only determinations may count. */
export default observing({
  level: 'must',
  title: 'When no calls are left, determinations are no longer served',
  source: ['O215'],
  at: ['POST /v2/ergebnisliste/ermittlung'],
  brokenBy: ['served-without-calls-left', 'served-beyond-quota', 'served-beyond-each-quota'],
  of: 'responses that tell how many calls are left',
  isMeant: ({ credential, answer }) => credential === 'given' && answer.header(RATE_LIMIT_HEADERS[0]) !== undefined,
  judge(context, seen) {
    const isServed = servedWithoutCallsLeft(context.seen()).has(seen);
    const got = `${seen.answer.status}, as to ${MOST} calls before it without calls left`;
    context.expect.that(!isServed, 'status 429 with no calls left', got, seen.answer);
  },
});
