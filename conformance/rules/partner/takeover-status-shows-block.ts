import { assumeRecord, recordIn, show } from './steps/attributes.ts';
import { assume, NotApplicable } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { assumeReadable, otherPartner, plainRead } from './steps/reads.ts';
import { blockSubTree } from './steps/sub-tree.ts';

export default byPlace({
  level: 'should',
  title: 'The takeover status of a partner says whether it is blocked',
  covers: [{ operation: 'getUebernahmeRechtFuerPartner', status: 200 }],
  effect: 'reads',
  brokenBy: [
    'takeover-status-without-members',
    'takeover-status-is-words',
    'takeover-status-passes-over-block',
    'takeover-status-says-blocked',
  ],
  judges: {
    async P118(context, { values }) {
      if (values === 'free') {
        const answer = await assumeReadable(context, 'uebernahmeStatus');
        const { id, setting } = await otherPartner(context);
        const record = assumeRecord(await plainRead(context, 'partner', id), setting);
        if (record['gesperrt'] === true || record['gesperrtTransitiv'] === true)
          throw new NotApplicable(`${setting} is blocked, or somebody above it`);
        const { gesperrt } = assumeRecord(answer, 'the takeover status of a free partner');
        context.expect.that(gesperrt !== true, 'gesperrt not to be true', 'true', answer);
        return;
      }
      const { takeover, person } = await blockSubTree(context);
      assume(recordIn(person.blocked)?.['gesperrt'] === true, 'needs a person that reads as blocked');
      const { gesperrt } = assumeRecord(takeover, 'the takeover status of a blocked partner');
      context.expect.that(gesperrt === true, 'gesperrt true', show(gesperrt), takeover);
    },
  },
});
