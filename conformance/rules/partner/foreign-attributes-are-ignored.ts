import { Inconclusive, NotApplicable } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { heldRights } from './steps/caller-rights.ts';
import { chapterOf } from './steps/history.ts';
import { expectChangedWithout, expectCreatedWithout } from './steps/ignored.ts';
import { creationOf } from './steps/combined.ts';

export default byPlace(
  {
    level: 'must',
    title: 'Attributes and rights that only a person has are ignored for an organisation',
    covers: [{ operation: 'createPartner', status: 201 }],
    brokenBy: [
      'organisation-refuses-vorname',
      'organisation-refuses-geburtsdatum',
      'organisation-answers-422',
      'organisation-keeps-mobilnummer',
      'create-refuses-rights',
    ],
  },
  {
    async P29(context, { operation, attributes = '' }) {
      if (isCreation(operation)) await expectCreatedWithout(context, await creationOf(context, 'foreign'), attributes);
      else await expectChangedWithout(context, 'ORGANISATION', 'foreign', attributes);
    },
    async P90(context, { operation, right = '' }) {
      const { names, areShown } = await heldRights(context);
      if (!names.includes(right)) throw new NotApplicable(`nothing shows that the caller holds ${right}`);
      const creation = isCreation(operation) ? await creationOf(context, 'foreign rights') : undefined;
      const { status } = creation ?? (await chapterOf(context, 'ORGANISATION', 'rights')).answer;
      if (status === 403 && !areShown)
        throw new Inconclusive(`the caller may not grant ${right} (403); see fixtures.partner.rightHeld`);
      if (creation === undefined) await expectChangedWithout(context, 'ORGANISATION', 'rights', right);
      else await expectCreatedWithout(context, creation, right);
    },
  },
);
