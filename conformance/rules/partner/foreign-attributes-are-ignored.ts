import { Inconclusive, NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { heldRights } from './steps/callers.ts';
import { changeOf } from './steps/history.ts';
import { expectChangedWithout, expectCreatedWithout } from './steps/stored.ts';
import { creationOf } from './steps/combined.ts';
import type { PartName } from './steps/documents.ts';
import { assumeAccepted } from './steps/requests.ts';

/** Judges an attribute that an organisation was sent and only a person has; the change carries rights, too. */
async function expectForeign(context: Context, operation: string, part: PartName, path: string): Promise<void> {
  const creation = isCreation(operation) ? await creationOf(context, part) : undefined;
  const { status } = creation ?? (await changeOf(context, 'ORGANISATION', 'foreign')).answer;
  if (status === 403 && !(await heldRights(context)).areShown)
    throw new Inconclusive('the caller may not grant rights (403); see fixtures.partner.rightHeld');
  // Whether texts are validated is open (P186), as is their length (P189), so a person with such texts has to be accepted.
  if (!SUCCESS.has(status) && part === 'foreign')
    assumeAccepted(await creationOf(context, 'PERSON'), 'a person with such texts');
  if (creation === undefined) await expectChangedWithout(context, 'ORGANISATION', 'foreign', path);
  else await expectCreatedWithout(context, creation, path);
}

export default byPlace({
  level: 'must',
  title: 'Attributes and rights that only a person has are ignored for an organisation',
  covers: [{ operation: 'createPartner', status: 201 }],
  brokenBy: [
    'birthdays-before-1970-refused',
    'organisation-refuses-vorname',
    'organisation-refuses-geburtsdatum',
    'organisation-keeps-mobilnummer',
    'create-refuses-rights',
  ],
  judges: {
    P29: (context, { operation, attributes = '' }) => expectForeign(context, operation, 'foreign', attributes),
    async P90(context, { operation, right = '' }) {
      const { names } = await heldRights(context);
      if (!names.includes(right)) throw new NotApplicable(`nothing shows that the caller holds ${right}`);
      await expectForeign(context, operation, 'foreign rights', right);
    },
  },
});
