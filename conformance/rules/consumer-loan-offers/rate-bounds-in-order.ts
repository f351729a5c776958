import { NotApplicable } from '../engine.ts';
import { numberIn, objectsOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

/** The members of the bounds, by the rate that they are about. */
const BOUNDS = ['Effektivzins', 'Sollzins'];

export default forBoth({
  level: 'should',
  title: 'The lowest rate of an offer is not above its highest one',
  source: ['L70'],
  about: BOUNDS.map((rate) => `Zinsgrenzen.minimaler${rate}`),
  brokenBy: ['rate-bounds-swapped', 'nominal-rate-bounds-swapped'],
  async check(context, question, lowest) {
    const name = lowest.replace('Zinsgrenzen.', '');
    const pairs = (await everyOffer(context, question))
      .flatMap((offer) => objectsOf('Zinsgrenzen', offer))
      .map((bounds) => [numberIn(bounds[name]), numberIn(bounds[name.replace('minimaler', 'maximaler')])] as const)
      .filter((pair): pair is [number, number] => pair.every((bound) => bound !== undefined));
    if (pairs.length === 0) throw new NotApplicable(`no offer has numbers in ${name} and its counterpart`);
    for (const [low, high] of pairs) context.expect.that(low <= high, `${name} up to ${high}`, String(low));
  },
});
