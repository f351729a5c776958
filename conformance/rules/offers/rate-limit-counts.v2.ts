import { assume, NotApplicable, rule, type Seen } from '../engine.ts';

/** The minimum number of responses to judge. */
const FEWEST = 5;

const DAY_S = 86_400;
/** Whether a number is a time near the run, in seconds or milliseconds since 1970. As a duration it would be half a century. */
const isMoment = (value: number, at: Date) =>
  [value, value / 1000].some((seconds) => Math.abs(seconds - at.getTime() / 1000) < 30 * DAY_S);

/** Distance of compared responses, large enough that reordered responses do not matter. */
const APART = 10;

/** Whether X-RateLimit-Reset decreases faster than time passes, in nearly all pairs, since windows of several servers may alternate. */
function runsTooFast(answers: readonly Seen[]): boolean {
  const momentOf = ({ answer }: Seen) => Date.parse(answer.header('Date') ?? '') / 1000;
  const pairs = answers.slice(APART).map((later, at) => [answers[at] ?? later, later] as const);
  const tooFast = pairs.filter(([one, later]) => {
    // Plus 2, since both are integers that may be rounded up or down.
    const passed = momentOf(later) - momentOf(one) + 2;
    return numberIn(one, RESET) - numberIn(later, RESET) > passed;
  });
  return tooFast.length >= Math.max(APART, 0.9 * pairs.length);
}

const RESET = 'X-RateLimit-Reset';

const numberIn = ({ answer }: Seen, header: string) => Number(answer.header(header)?.trim() ?? NaN);

/** A count that never changes fails; it need not decrease by one, since which calls count is open. */
export default rule({
  level: 'should',
  title:
    'X-RateLimit-Remaining goes down with the calls of a window; X-RateLimit-Reset is a number of seconds, not a point in time, and does not rise within it',
  source: ['O262', 'O263'],
  at: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
  effect: 'observes',
  needs: ['state'],
  cases: ['X-RateLimit-Remaining', RESET],
  brokenBy: [
    'remaining-never-changes',
    'remaining-counts-up',
    'served-without-calls-left',
    'reset-counts-up',
    'reset-as-moment',
    'reset-as-moment-in-milliseconds',
    'reset-in-milliseconds',
  ],
  check(context) {
    const isMeant = (seen: Seen) => seen.credential === 'given' && Number.isFinite(numberIn(seen, context.case));
    const answers = context.seen().filter(isMeant);
    if (answers.length < FEWEST) throw new NotApplicable(`fewer than ${FEWEST} responses had ${context.case}`);
    const values = answers.map((seen) => numberIn(seen, context.case));
    const areCounts = values.every((value) => value >= 0);
    assume(areCounts, `needs numbers that are not negative in ${context.case}`);
    const [first = 0, last = 0] = [values[0], values.at(-1)];
    const shown = answers.at(-1)?.answer;
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? value));
    const rises = steps.filter((step) => step > 0).length;
    const falls = steps.filter((step) => step < 0).length;
    // A new window resets the count, responses may be reordered, and several servers may count separately.
    const isMostlyFalling = rises <= 2 * falls + 1;
    const seen = `${rises} rises from ${first} to ${last}`;
    if (context.case === 'X-RateLimit-Remaining') {
      const isSame = rises + falls === 0;
      const isBrief = answers.every((one) => numberIn(one, RESET) <= 1);
      const mayCount = 'determinations alone may be counted, or each call in a window of its own';
      assume(!isSame || (context.mayWrite && !isBrief), `needs a count that changes: ${mayCount}`);
      const goesDown = !isSame && isMostlyFalling;
      const got = isSame ? `${first} each of ${values.length} times` : seen;
      context.expect.that(goesDown, 'a count that goes down with the calls', got, shown);
    } else {
      const moment = values.find((value) => isMoment(value, context.startedAt));
      context.expect.that(moment === undefined, 'seconds until the window ends', `the moment ${moment}`, shown);
      context.expect.that(!runsTooFast(answers), 'seconds that run down with the time', `${first} to ${last}`, shown);
      context.expect.that(rises < values.length / 2 || isMostlyFalling, 'seconds that run down', seen, shown);
    }
    return Promise.resolve();
  },
});
