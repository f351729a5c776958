import { NotApplicable, SUCCESS, coversOf } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { recordOfNew } from './steps/create.ts';
import { WRITABLE, type Typ } from './steps/documents.ts';
import { acceptedChange, changesOf, furtherCreations } from './steps/history.ts';
import { expectLasting, blockSubTree } from './steps/sub-tree.ts';
import { assumeMayChange } from './steps/requests.ts';
import { allCreated } from './steps/plain.ts';
import { changeOfAttribute, expectChangedBy, expectCreatedWith, storesValue, STORED_WRONGLY } from './steps/stored.ts';
import { expectShown, valueOf, assumeRecord } from './steps/attributes.ts';

const overwritten =
  (typ: Typ): Judge =>
  async (context, { attributes: path = '' }) => {
    await expectChangedBy(context, typ, changeOfAttribute(path), path);
    for (const { name, sent, before, answer, after, read } of await changesOf(context, typ)) {
      const value = valueOf(sent, path);
      // Which changes a blocked partner takes is open (P125), and another rule judges which characters externePartnerId takes.
      const isOpen = before['gesperrt'] === true ? path !== 'gesperrt' : name === 'odd externePartnerId';
      if (SUCCESS.has(answer.status) && (value ?? '') !== '' && !isOpen) expectShown(context, after, path, value, read);
    }
  };

const read =
  (typ: Typ): Judge =>
  async (context, place) => {
    const { attributes: path = '' } = place;
    if (place.values === 'created') {
      await expectCreatedWith(context, typ, path);
      for (const one of await furtherCreations(context, typ, path))
        expectShown(context, await recordOfNew(context, one), path, valueOf(one.sent, path), one);
    } else await overwritten(typ)(context, place);
    await expectLasting(context, typ, path);
  };

export default byPlace({
  level: 'must',
  title: 'A read shows each value that a creation or a change gave to an attribute',
  covers: coversOf({ createPartner: 201, updatePartner: 200, getPartner: 200 }),
  brokenBy: [
    'second-block-is-lost',
    'change-reaches-another',
    'rights-displace-account-of-change',
    'unknown-member-displaces-address',
    ...STORED_WRONGLY,
    'days-taken-for-months',
    'years-by-their-weeks',
    'zeros-taken-for-nothing',
    'read-typ-in-lower-case',
    'creation-takes-anschrift-before-bankverbindung',
    'rights-displace-name',
    'rights-displace-birthday-of-change',
    'typ-counts-in-the-first-place',
    'empty-member-deletes-account',
    'names-of-members-in-any-case',
    'last-of-members-in-any-case',
    'read-shows-inherited-values',
    'records-show-inherited-values',
    'newlines-become-spaces',
  ],
  judges: {
    P138: read('PERSON'),
    P139: read('ORGANISATION'),
    P148: overwritten('PERSON'),
    P149: overwritten('ORGANISATION'),
    P65: storesValue('anrede', ({ anrede }) => anrede),
    P67: storesValue('geburtsdatum', ({ values }) => values),
    async P63(context, { typ = '' }) {
      let isJudged = false;
      for (const creation of await allCreated(context, typ)) {
        const record = await recordOfNew(context, creation);
        if (creation.sent['typ'] !== typ || (record['typ'] ?? undefined) === undefined) continue;
        isJudged = true;
        expectShown(context, record, 'typ', typ, creation);
      }
      if (!isJudged) throw new NotApplicable('a read shows no typ');
    },
    async P123(context, { values, typ }) {
      if (values !== 'true') await expectChangedBy(context, typ as Typ, 'unblocked', 'gesperrt');
      else if (typ !== 'PERSON') await expectChangedBy(context, 'ORGANISATION', 'blocked', 'gesperrt');
      const { change, blocked } = (await blockSubTree(context)).person;
      assumeMayChange(change, 'fixtures.partner.parentPartnerId');
      context.expect.status(change, SUCCESS);
      expectShown(context, assumeRecord(blocked, 'the blocked person'), 'gesperrt', true, blocked);
    },
    async P152(context) {
      const { sent, after, read: answer } = await acceptedChange(context, 'PERSON', 'changed');
      for (const path of WRITABLE.PERSON) {
        const value = valueOf(sent, path);
        if (value !== undefined) expectShown(context, after, path, value, answer);
      }
    },
  },
});
