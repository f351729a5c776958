import { SUCCESS } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { byPlace, isChange } from './steps/declare.ts';
import { UNKNOWN, type Typ } from './steps/documents.ts';
import { changeOf } from './steps/history.ts';
import { expectChangedWithout } from './steps/stored.ts';
import { expectShown, show } from './steps/attributes.ts';

export default byPlace({
  level: 'must',
  title: 'PATCH ignores unknown attributes, gesperrtTransitiv, id and typ',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    'birthdays-before-1970-refused',
    'patch-refuses-unknown',
    'patch-stores-unknown',
    'patch-changes-gesperrt-transitiv',
    'patch-changes-id',
    'patch-goes-to-id-of-body',
    'patch-refuses-typ',
    'patch-changes-typ',
    'patch-accepts-bad-typ',
    'patch-with-bad-typ-makes-organisation',
    'patch-with-bad-typ-unsets-typ',
    'patch-not-stored',
    'patch-keeps-what-is-set',
    'patch-stores-empty',
    'patch-refuses-empty',
  ],
  judges: {
    async P26(context, { values = '' }) {
      const [name] = entryOf(UNKNOWN, values);
      await expectChangedWithout(context, 'PERSON', 'unknown', name);
      // P28 judges whether this change of an organisation, which also carries other attributes, is accepted.
      const { answer } = await changeOf(context, 'ORGANISATION', 'read-only');
      if (SUCCESS.has(answer.status)) await expectChangedWithout(context, 'ORGANISATION', 'read-only', name);
    },
    P28: (context, { attributes = '', typ }) => expectChangedWithout(context, typ as Typ, 'read-only', attributes),
    async P34(context, { typ }) {
      const { sent, answer, after, read } = await changeOf(context, typ as Typ, 'typ');
      context.expect.status(answer, SUCCESS);
      expectShown(context, after, 'faxnummer', sent['faxnummer'], read);
    },
    async P43(context, { typ }) {
      await expectChangedWithout(context, typ as Typ, 'typ', 'typ');
      if (typ !== 'PERSON') return;
      // Whether a typ that does not exist is refused is open (P36), but it must not be stored.
      const { before, after, read } = await changeOf(context, 'PERSON', 'bad typ');
      // A read may omit the typ of a person (P62).
      const [former, present] = [before['typ'], after['typ']];
      const isKept = present === former || present === 'PERSON';
      context.expect.that(isKept, `typ to stay ${show(former ?? 'PERSON')}`, show(present), read);
    },
  },
  isMeant: isChange,
});
