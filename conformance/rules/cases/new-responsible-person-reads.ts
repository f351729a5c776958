import { isDeepStrictEqual } from 'node:util';
import { assume, isObject, rule } from '../engine.ts';
import { isCrash } from '../steps/statuses.ts';
import { needsToChange, type CaseInterface } from './steps/case-interface.ts';
import { faultsOfPersons, PERSONS, replacePerson, type Person } from './steps/persons.ts';

export default rule<CaseInterface>({
  level: 'should',
  title: 'A read shows the customer adviser or handler who was set in place of another',
  source: ['C18'],
  at: ['PUT /v*/vorgaenge/{vorgangsNummer}/kundenBetreuer', 'PUT /v*/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter'],
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'state'],
  cases: Object.keys(PERSONS),
  brokenBy: [...['not-stored', 'set-to-a-third', 'lost-when-set'].flatMap(faultsOfPersons), 'persons-lost-when-set'],
  async check(context) {
    const { before, other, after, answer } = await replacePerson(context, context.case as Person);
    const { status } = answer;
    assume(!isCrash(answer), `needs a ${context.case} that can be set (2xx), got ${status}`);
    const isOther = JSON.stringify(after) !== JSON.stringify(before);
    assume(isOther || status !== 202, `needs a ${context.case} who is set by now; that is accepted for later (202)`);
    context.expect.that(isOther, `another ${context.case} than before`, 'the former one');
    const [former, shown] = [valuesIn(before), valuesIn(after)];
    const own = valuesIn(other).filter((value) => !former.includes(value));
    // Records with different members may describe the person in different ways, and cannot be compared.
    if (own.length === 0 || !isDeepStrictEqual(namesIn(before), namesIn(other))) return;
    const isSet = own.some((value) => shown.includes(value));
    const got = shown.some(Boolean) ? 'somebody else' : 'nobody';
    context.expect.that(isSet, `the ${context.case} who was set`, got);
  },
});

/** The names of the members of a record; none if it is a string. */
function namesIn(value: unknown): string[] {
  return isObject(value) ? Object.keys(value).sort() : [];
}

/** The primitive values anywhere in a record. */
function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];
}
