import { rule } from '../../engine/rule.ts';
import { needsToChange } from './steps/case-interface.ts';
import { expectSet, faultsOfPersons, PERSONS, setAsRead, type Person } from './steps/persons.ts';

export default rule({
  level: 'should',
  title: 'The customer adviser and the handler of a case can be set to what their reads show',
  source: ['C07'],
  interfaces: ['cases-v1', 'cases-v2', 'cases-v3'],
  covers: [],
  at: ['PUT /v*/vorgaenge/{vorgangsNummer}/kundenBetreuer', 'PUT /v*/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter'],
  effect: 'changes',
  needs: needsToChange,
  cases: Object.keys(PERSONS),
  brokenBy: [400, 405, 500].flatMap((status) => faultsOfPersons(`change-answers-${status}`)),
  async check(context) {
    expectSet(context, await setAsRead(context, context.case as Person));
  },
});
