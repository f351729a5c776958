import { rule } from '../engine.ts';
import {
  expectStrangerRefused,
  senderOf,
  strangerCase,
  strangerCases,
  STRANGERS_SERVED,
  type Stranger,
} from '../steps/access.ts';
import { followStranger } from '../steps/redirects.ts';
import { METHODS, suggestions, type Method } from './steps/suggestions.v1.ts';

/** Only a warning: D2 states the token for offers v2, and shows v1 as an older path of the same interface. */
export default rule({
  level: 'should',
  title: 'The financing suggestions of a case are neither read nor determined without a valid token',
  source: ['O257'],
  at: '* /v1/finanzierungsvorschlaege/{vorgangsNummer}',
  effect: 'reads',
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  cases: strangerCases(METHODS),
  brokenBy: [...STRANGERS_SERVED, 'reads-lead-to-copies', 'strangers-crash'],
  async check(context) {
    const [method, who] = strangerCase(context.case) as [Method, Stranger];
    const accepted = await suggestions(context, method);
    const sender = senderOf(context, who, method === 'GET' ? 'unsigned' : 'lengthened');
    const answer = await suggestions(context, method, sender);
    expectStrangerRefused(context, accepted, await followStranger(context, answer, sender, accepted));
  },
});
