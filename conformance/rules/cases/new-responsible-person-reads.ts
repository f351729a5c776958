import { rule } from '../engine.ts';
import { needsToChange, type CaseInterface } from './steps/case-interface.ts';
import { faultsOfPersons, PERSONS, replacePerson, type Person } from './steps/persons.ts';

export default rule<CaseInterface>({
  level: 'should',
  title: 'A customer adviser or handler who was set to somebody else reads as somebody else',
  source: ['C18'],
  at: ['PUT /v*/vorgaenge/{vorgangsNummer}/kundenBetreuer', 'PUT /v*/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter'],
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'state'],
  cases: Object.keys(PERSONS),
  brokenBy: faultsOfPersons('not-stored'),
  async check(context) {
    const { before, after } = await replacePerson(context, context.case as Person);
    const isOther = JSON.stringify(after) !== JSON.stringify(before);
    context.expect.that(isOther, `another ${context.case} than before`, 'the former one');
  },
});
