import { assume } from '../engine.ts';
import { sameValue } from './steps/attributes.ts';
import { byPlace, CREATION, isChange, isCreation } from './steps/declare.ts';
import { recordIn } from './steps/requests.ts';
import { blockSubTree } from './steps/sub-tree.ts';

export default byPlace(
  {
    level: 'must',
    title: 'A person is not answered with values of the unit above that it was not given itself',
    covers: [
      { operation: 'createPartner', status: 201 },
      { operation: 'getPartner', status: 200 },
      { operation: 'updatePartner', status: 200 },
    ],
    effect: 'creates',
    needs: [...CREATION, 'state'],
    brokenBy: ['read-shows-inherited-values', 'records-show-inherited-values', 'change-shows-inherited-values'],
  },
  {
    async P46(context, { operation }) {
      const { unit, person } = await blockSubTree(context);
      const answer = person[isCreation(operation) ? 'creation' : isChange(operation) ? 'change' : 'blocked'];
      const last = recordIn(person.blocked);
      const record = recordIn(answer);
      assume(record && last, `needs a JSON object about the person, got status ${answer.status}`);
      // A creation may copy what the unit has (P133): inherited is what follows the unit afterwards.
      const follows = (name: string) => sameValue(last[name], unit.later[name]);
      const isInherited = (name: string) =>
        isCreation(operation)
          ? sameValue(record[name], unit.former[name]) && follows(name)
          : sameValue(record[name], unit.later[name]);
      const names = Object.keys(unit.later).filter(isInherited);
      context.expect.that(names.length === 0, 'no value of the unit above', names.join(', '), answer);
    },
  },
);
