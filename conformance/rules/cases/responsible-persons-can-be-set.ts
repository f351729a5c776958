import { assume, rule, SUCCESS } from '../engine.ts';
import { statusOf } from '../steps/statuses.ts';
import { tried } from '../steps/tried.ts';
import { needsToChange } from './steps/case-interface.ts';
import { assumeAllowed, expectNoCrash, STATE_REFUSED } from './steps/change-rule.ts';
import { faultsOfPersons, PERSONS, replacePerson, setAsRead, type Person } from './steps/persons.ts';
import { keepsState } from '../steps/state.ts';

/** Statuses that refuse a body. */
const BODY_REFUSED = [400, 415];

/**
 * The documents do not show the body: a server may refuse the record of a read, which changes nothing, or the other person, but not with a
 * server error.
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
    const isReplaced = keepsState(context) && context.exclusionOf('new-responsible-person-reads') === undefined;
    const replacement = isReplaced ? await tried(replacePerson(context, person)) : undefined;
    const isRefused = BODY_REFUSED.includes(answer.status) || STATE_REFUSED.has(answer.status);
    const isSet = isRefused && replacement !== undefined && SUCCESS.has(replacement.answer.status);
    const made = isSet ? replacement.answer : answer;
    await assumeAllowed(context, made, 'see fixtures.cases.vorgangsNummer');
    const isTaken = !BODY_REFUSED.includes(made.status);
    assume(isTaken, `the body of this PUT is not shown, and what the read shows is refused with ${answer.status}`);
    const fixtures = ['fixtures.cases.vorgangsNummer', 'fixtures.cases.mayChange'];
    context.expect.status(made, SUCCESS, statusOf(made, fixtures));
    expectNoCrash(context, replacement?.answer, 'the other person of the case to be set');
    expectNoCrash(context, replacement?.undone, 'the former person to be set');
  },
});
