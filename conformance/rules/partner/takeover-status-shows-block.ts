import { assume } from '../engine.ts';
import { byPlace, CREATION } from './steps/declare.ts';
import { assumeRecord, recordIn } from './steps/requests.ts';
import { blockSubTree } from './steps/sub-tree.ts';

export default byPlace(
  {
    level: 'should',
    title: 'The takeover status of a partner that is blocked says so',
    covers: [{ operation: 'getUebernahmeRechtFuerPartner', status: 200 }],
    effect: 'creates',
    needs: [...CREATION, 'state'],
    brokenBy: ['takeover-status-without-members', 'takeover-status-is-words', 'takeover-status-passes-over-block'],
  },
  {
    async P118(context) {
      const { takeover, person } = await blockSubTree(context);
      assume(recordIn(person.blocked)?.['gesperrt'] === true, 'needs a person that reads as blocked');
      const { gesperrt } = assumeRecord(takeover, 'the takeover status of a blocked partner');
      context.expect.that(gesperrt === true, 'gesperrt true', JSON.stringify(gesperrt) ?? 'nothing', takeover);
    },
  },
);
