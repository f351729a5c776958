import { assume, Inconclusive, NotApplicable, SUCCESS, type Answer, type Context } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { heldRights } from './steps/callers.ts';
import { creationOf } from './steps/combined.ts';
import { expectCreated } from './steps/create.ts';
import { changeOf, changesOf, type Change } from './steps/history.ts';
import { halvesOf, type OwnPartner } from './steps/scenarios.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';
import { expectRightIn, expectShown, RIGHTS, type PartnerRecord } from './steps/attributes.ts';

const booleansOf = (record: PartnerRecord) => RIGHTS.filter((right) => typeof record[right] === 'boolean');

/**
 * The accepted changes of persons. A right may depend on others: if rights differ from what was sent in one direction only, always withdrawn or
 * always granted, these are the changes that do not both grant and withdraw.
 */
async function tellingChanges(context: Context): Promise<readonly Change[]> {
  const changes = (await changesOf(context, 'PERSON')).filter(({ answer }) => SUCCESS.has(answer.status));
  const differing = changes.flatMap(({ sent, after }) =>
    booleansOf(sent).flatMap((right) => (after[right] === !sent[right] ? [after[right]] : [])),
  );
  const isMixed = ({ sent }: Change) => new Set(booleansOf(sent).map((right) => sent[right])).size > 1;
  return new Set(differing).size === 1 ? changes.filter((one) => !isMixed(one)) : changes;
}

export default byPlace({
  level: 'must',
  title:
    'A right that the caller holds takes the value that a creation or a change sends for a person, and the response shows it',
  covers: [{ operation: 'createPartner', status: 201 }],
  brokenBy: [
    'birthdays-before-1970-refused',
    'create-grants-denied-rights',
    'create-refuses-rights',
    'read-rights-are-text',
    'patch-not-stored',
    'patch-exchanges-rights',
    'creation-answers-rights-inverted',
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
      if (isCreation(operation)) {
        await expectCreatedWith(context, partner, right);
        return expectRightIn(context, creation, right, values === 'true');
      }
      const half = values === 'true' ? 'granted' : 'denied';
      const [first] = halvesOf(names, values === 'true');
      const change = first.includes(right) ? half : `${half} too`;
      const { answer } = await changeOf(context, partner, change);
      assumeHeld(answer);
      await expectChangedBy(context, partner, change, right);
      expectRightIn(context, answer, right, values === 'true');
      for (const one of await tellingChanges(context)) {
        if (one.sent[right] !== (values === 'true')) continue;
        expectShown(context, one.after, right, one.sent[right], one.read);
        expectRightIn(context, one.answer, right, one.sent[right]);
      }
    },
  },
});
