import { assume, coversOf, SUCCESS, type Answer, type Context } from '../engine.ts';
import { sameValue, assumeRecord, recordIn, type PartnerRecord } from './steps/attributes.ts';
import { byPlace, isChange, isCreation } from './steps/declare.ts';
import { plainRead, readOf, subjectOf } from './steps/reads.ts';
import { blockSubTree } from './steps/sub-tree.ts';

export default byPlace({
  level: 'must',
  title: 'The response about a person shows no values that only the unit above was given',
  covers: coversOf({ createPartner: 201, getPartner: 200, updatePartner: 200 }),
  effect: 'creates',
  withoutWrites: 'fixtures.partner.inheritedAttribute',
  brokenBy: ['read-shows-inherited-values', 'records-show-inherited-values', 'change-shows-inherited-values'],
  judges: {
    async P46(context, { operation }) {
      const given = context.mayWrite ? undefined : context.config.fixtures?.partner?.inheritedAttribute;
      if (given !== undefined && readOf(operation) === 'partner') return expectNotInherited(context, given);
      const { unit, person } = await blockSubTree(context);
      const answer = person[isCreation(operation) ? 'creation' : isChange(operation) ? 'change' : 'blocked'];
      const record = personIn(answer);
      // A creation may copy the values of the unit (P133): those that follow later changes of the unit are inherited.
      const last = isCreation(operation) ? personIn(person.blocked) : record;
      const isCopied = (name: string) => !isCreation(operation) || sameValue(record[name], unit.former[name]);
      const names = Object.keys(unit.later).filter((name) => isCopied(name) && sameValue(last[name], unit.later[name]));
      context.expect.that(names.length === 0, 'no value of the unit above', names.join(', '), answer);
    },
  },
});

function personIn(answer: Answer): PartnerRecord {
  const record = SUCCESS.has(answer.status) ? recordIn(answer) : undefined;
  assume(record, `needs a JSON object about the person, got status ${answer.status}`);
  return record;
}

/** Judges that a read of the partner does not show the attribute that it inherits, according to the operator. */
async function expectNotInherited(context: Context, attribute: string): Promise<void> {
  const { setting } = await subjectOf(context, 'partner');
  const answer = await plainRead(context, 'partner');
  const value = assumeRecord(answer, setting)[attribute];
  const isLeftOut = value === undefined || value === null || value === '';
  const got = `${JSON.stringify(value)}; see ${setting} and fixtures.partner.inheritedAttribute`;
  context.expect.that(isLeftOut, `no ${attribute}, which is only inherited`, got, answer);
}
