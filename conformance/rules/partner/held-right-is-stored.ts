import { assume, Inconclusive, NotApplicable, type Answer } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { heldRights } from './steps/caller-rights.ts';
import { creationOf } from './steps/combined.ts';
import { expectCreated } from './steps/create.ts';
import { changeOf, halvesOf, type OwnPartner } from './steps/history.ts';
import { recordIn } from './steps/requests.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';

export default byPlace({
  level: 'must',
  title:
    'A right that the caller holds takes the value that a creation or a change sends for a person, and the answer to a change shows it',
  covers: [{ operation: 'createPartner', status: 201 }],
  brokenBy: [
    'create-grants-denied-rights',
    'create-refuses-rights',
    'read-rights-are-text',
    'patch-not-stored',
    'change-answers-rights-inverted',
    'patch-answers-former-data',
  ],
  judges: {
    async P25(context, { operation, right = '', values }) {
      const { names, areShown } = await heldRights(context);
      if (names.length === 0) throw new Inconclusive('supply fixtures.partner.rightHeld');
      if (!names.includes(right)) throw new NotApplicable(`nothing shows that the caller holds ${right}`);
      // The person that is created with rights is denied them later, and the other way round.
      const partner: OwnPartner =
        (values === 'true') === isCreation(operation) ? 'PERSON with rights' : 'PERSON without rights';
      const assumeHeld = ({ status }: Answer) =>
        assume(areShown || status !== 403, `the caller may not grant ${right} (403); see fixtures.partner.rightHeld`);
      const creation = await creationOf(context, partner);
      assumeHeld(creation);
      await expectCreated(context, creation);
      if (isCreation(operation)) return expectCreatedWith(context, partner, right);
      const half = values === 'true' ? 'granted' : 'denied';
      const [first] = halvesOf(names, values === 'true');
      const change = first.includes(right) ? half : `${half} too`;
      const { answer } = await changeOf(context, partner, change);
      assumeHeld(answer);
      await expectChangedBy(context, partner, change, right);
      // What the answer leaves out, another rule judges (P131).
      const shown = answer.status === 200 ? recordIn(answer)?.[right] : undefined;
      if (typeof shown === 'boolean')
        context.expect.that(String(shown) === values, `${right} ${values} in the answer, too`, String(shown), answer);
    },
  },
});
