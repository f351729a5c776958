import { Inconclusive, NotApplicable } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { heldRights } from './steps/caller-rights.ts';
import { creationOf } from './steps/combined.ts';
import { expectCreated } from './steps/create.ts';
import { halfOf, type Hero } from './steps/history.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';

export default byPlace(
  {
    level: 'must',
    title: 'A right that the caller holds takes the value that a creation or a change sends for a person',
    covers: [{ operation: 'createPartner', status: 201 }],
    brokenBy: [
      'create-drops-rights',
      'create-grants-denied-rights',
      'create-refuses-rights',
      'read-rights-are-text',
      'patch-not-stored',
    ],
  },
  {
    async P25(context, { operation, right = '', values }) {
      const { names, areShown } = await heldRights(context);
      if (names.length === 0) throw new Inconclusive('supply fixtures.partner.rightHeld');
      if (!names.includes(right)) throw new NotApplicable(`nothing shows that the caller holds ${right}`);
      // The person that is created with rights is denied them later, and the other way round.
      const hero: Hero = (values === 'true') === isCreation(operation) ? 'PERSON with rights' : 'PERSON without rights';
      const creation = await creationOf(context, hero);
      if (creation.status === 403 && !areShown) {
        throw new Inconclusive(`the caller may not grant ${right} (403); see fixtures.partner.rightHeld`);
      }
      await expectCreated(context, creation);
      if (isCreation(operation)) await expectCreatedWith(context, hero, right);
      else if (values === 'true') await expectChangedBy(context, hero, 'granted', right);
      else await expectChangedBy(context, hero, halfOf(names, true).includes(right) ? 'denied too' : 'denied', right);
    },
  },
);
