import { assume, NotApplicable, type Answer } from '../engine.ts';
import { NEEDS, determinationRule } from './steps/access.v3.ts';
import {
  determined,
  DETERMINED,
  LISTS,
  PLAIN,
  determineFor,
  knownProviders,
  providersIn,
  sendAnew,
} from './steps/determine.v3.ts';

const EXCLUDED = 'exkludierteProduktAnbieter';

/** The form of a result list is open: applies only if results show the configured identifiers. */
export default determinationRule({
  level: 'should',
  title:
    'A result list has no results of excluded providers or, if some are included, of any others, and results of all the rest',
  source: ['O344', 'O345'],
  needs: [...NEEDS, 'state'],
  cases: LISTS,
  brokenBy: ['provider-lists-swapped', 'last-provider-alone-included', 'exclusion-leaves-nothing', 'providers-empty'],
  async check(context) {
    const { ids, given } = await knownProviders(context);
    const shown = providersIn((await determined(context)).json());
    const list = context.case as (typeof LISTS)[number];
    const isNamed = (provider: string) => ids.includes(provider);
    const mustBeAbsent = (provider: string) => isNamed(provider) === (list === EXCLUDED);
    const lack = 'no result shows a produktAnbieter that fixtures.offers.produktAnbieter';
    if (!given || !shown.some(isNamed)) throw new NotApplicable(`${lack} names`);
    if (!shown.some(mustBeAbsent)) throw new NotApplicable(`${lack} leaves out`);
    const othersIn = (one: Answer) => providersIn(one.json()).filter(mustBeAbsent);
    let answer = await determineFor(context, list, ids);
    // Without an update, the response may be an existing list.
    if (othersIn(answer).length > 0) answer = await determineFor(context, list, ids, { aktualisieren: true });
    assume(DETERMINED.includes(answer.status), `needs a determination with ${list}, got ${answer.status}`);
    const others = othersIn(answer);
    const wanted = list === EXCLUDED ? `no result of ${ids.join(', ')}` : `results of ${ids.join(', ')} only`;
    context.expect.that(others.length === 0, wanted, `one of ${others.join(', ')}`, answer);

    const lostIn = (one: Answer) => {
      const left = providersIn(one.json());
      return [...new Set(shown)].filter((provider) => !mustBeAbsent(provider) && !left.includes(provider));
    };
    if (lostIn(answer).length === 0) return;
    // The providers with offers may change between determinations.
    const plain = await sendAnew(context, context.fixture('offers', 'vorgangsNummer'), { json: PLAIN });
    const stillShown = providersIn(plain.json());
    const again = await determineFor(context, list, ids, { aktualisieren: true });
    assume(DETERMINED.includes(again.status), `needs a further determination with ${list}, got ${again.status}`);
    const lost = lostIn(again).filter((provider) => stillShown.includes(provider));
    context.expect.that(lost.length === 0, 'results of the other providers', `none of ${lost.join(', ')}`, again);
  },
});
