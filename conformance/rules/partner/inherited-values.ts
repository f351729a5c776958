import { assume } from '../../engine/outcome.ts';
import { sameValue } from './steps/attributes.ts';
import { byPlace, isChange, isCreation } from './steps/by-place.ts';
import { CREATION } from './steps/needs.ts';
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
    brokenBy: ['read-shows-inherited-values', 'creation-shows-inherited-values', 'change-shows-inherited-values'],
  },
  {
    async P46(context, { operation }) {
      const { unit, person } = await blockSubTree(context);
      const answer = person[isCreation(operation) ? 'creation' : isChange(operation) ? 'change' : 'read'];
      const record = recordIn(answer);
      assume(record, `needs a JSON object about the person, got status ${answer.status}`);
      const own = ['typ', 'firmenname', 'firmennameZusatz'];
      const names = Object.keys(unit).filter((name) => !own.includes(name) && sameValue(record[name], unit[name]));
      context.expect.that(names.length === 0, 'no value of the unit above', names.join(', '), answer);
    },
  },
);
