import { NotApplicable, rule, type Seen } from '../engine.ts';
import { numberIn, outcomeOf } from './steps/reads.v2.ts';

/** As many answers in a row say that no calls are left where nobody is refused; fewer may come from servers that count apart. */
const MOST = 10;

/** Who runs out of calls in passing shows it: `quota-exhausted` uses them up on purpose. */
export default rule({
  level: 'must',
  title: 'Nobody is served on and on with no calls left',
  source: ['O215'],
  at: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
  effect: 'observes',
  needs: ['state'],
  brokenBy: ['small-quota-not-enforced'],
  check({ seen, expect }) {
    const told = seen().filter((one) => outcomeOf(one) !== undefined && left(one) !== undefined);
    if (told.length <= MOST) throw new NotApplicable(`${told.length} answers tell how many calls are left`);
    let served = 0;
    told.forEach((one, index) => {
      const before = told[index - 1];
      // A new window may begin with its last call, and with more seconds than are left of the one before.
      const isSame = before !== undefined && until(one) > 1 && until(one) <= until(before);
      served = left(one) === 0 && isSame ? served + 1 : 0;
      expect.that(served < MOST, 'status 429 with no calls left', `${served} other answers in a row`, one.answer);
    });
    return Promise.resolve();
  },
});

const left = ({ answer }: Seen) => numberIn(answer, 'X-RateLimit-Remaining');
const until = ({ answer }: Seen) => numberIn(answer, 'X-RateLimit-Reset') ?? 0;
