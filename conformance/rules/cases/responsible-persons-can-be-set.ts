import { assume, rule, SUCCESS } from '../engine.ts';
import { isCrash, statusOf } from '../steps/access.ts';
import { tried } from '../steps/tried.ts';
import { needsToChange } from './steps/case-interface.ts';
import { assumeAllowed } from './steps/changes.ts';
import { remembers } from './steps/effect.ts';
import { faultsOfPersons, PERSONS, replacePerson, setAsRead, type Person } from './steps/persons.ts';

/** Statuses by which a server refuses a body. */
const BODY_REFUSED = [400, 415];

/**
 * The body is not shown: one that says what the read shows may be refused, and so may the other person of the case. No server fails
 * at that.
 */
export default rule({
  level: 'must',
  title: 'The customer adviser and the handler of a case can be set',
  source: ['C07'],
  at: ['PUT /v*/vorgaenge/{vorgangsNummer}/kundenBetreuer', 'PUT /v*/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter'],
  effect: 'changes',
  needs: needsToChange,
  cases: Object.keys(PERSONS),
  brokenBy: ['change-answers-405', 'replacement-crashes', 'return-crashes'].flatMap(faultsOfPersons),
  async check(context) {
    const person = context.case as Person;
    const answer = await setAsRead(context, person);
    await assumeAllowed(context, answer);
    assume(
      !BODY_REFUSED.includes(answer.status),
      `the body of this PUT is not shown, and what the read shows is refused with ${answer.status}`,
    );
    const fixtures = ['fixtures.cases.vorgangsNummer', 'fixtures.cases.mayChange'];
    context.expect.status(answer, SUCCESS, statusOf(answer, fixtures));
    const isReplaced = remembers(context) && context.exclusionOf('new-responsible-person-reads') === undefined;
    const replacement = isReplaced ? await tried(replacePerson(context, person)) : undefined;
    const further = { 'other person of the case': replacement?.answer, 'former person': replacement?.undone };
    for (const [who, one] of Object.entries(further))
      if (one !== undefined)
        context.expect.that(!isCrash(one), `the ${who} to be set, or refused`, String(one.status), one);
  },
});
