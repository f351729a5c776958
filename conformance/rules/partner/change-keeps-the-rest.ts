import { NotApplicable, SUCCESS, type Context, type StatementPlace } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { sameValue } from './steps/attributes.ts';
import type { Typ } from './steps/documents.ts';
import { acceptedChange, changesOf, type OwnPartner } from './steps/history.ts';
import { expectLasting } from './steps/lasting.ts';
import { show, valueOf } from './steps/values.ts';

const kept =
  (partner: OwnPartner, change: string): Judge =>
  async (context, { attributes, right }) => {
    const path = attributes ?? right ?? '';
    const { before, after, read } = await acceptedChange(context, partner, change);
    const [former, value] = [valueOf(before, path), valueOf(after, path)];
    if (former === undefined) throw new NotApplicable(`no read shows ${path}`);
    context.expect.that(sameValue(value, former), `${path} to stay ${show(former)}`, show(value), read);
  };

/** Judges it of every change of own partners that was accepted: none of them may touch what it does not name. */
async function keptByAll(context: Context, typ: Typ, place: StatementPlace): Promise<void> {
  const path = place.attributes ?? place.right ?? '';
  const [named = ''] = path.split('.');
  for (const { partner, name, sent, answer, before } of await changesOf(context, typ)) {
    const isTold = SUCCESS.has(answer.status) && Object.keys(sent).length > 0 && !(named in sent);
    if (isTold && valueOf(before, path) !== undefined) await kept(partner, name)(context, place);
  }
}

const keptBy =
  (typ: Typ): Judge =>
  async (context, place) => {
    await kept(typ, place.attributes === 'gesperrt' ? 'changed' : 'unblocked')(context, place);
    await keptByAll(context, typ, place);
  };

export default byPlace(
  {
    level: 'must',
    title: 'PATCH leaves each attribute as it was that the body does not name',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: [
      'patch-replaces-all',
      'patch-deletes-email',
      'names-in-any-case',
      'patch-blocks',
      'patch-unblocks',
      'patch-takes-rights',
      'account-change-takes-rights',
      'address-change-takes-mark',
      'address-change-deletes-account',
      'account-change-deletes-address',
      'rights-change-deletes-address',
    ],
  },
  {
    P31: keptBy('PERSON'),
    P151: keptBy('ORGANISATION'),
    async P150(context, place) {
      // One person has all rights, and one has none, so that no default can take their place.
      await kept('PERSON with rights', 'kept')(context, place);
      await kept('PERSON without rights', 'kept')(context, place);
      await keptByAll(context, 'PERSON', place);
      await expectLasting(context, 'PERSON', place.right ?? '');
    },
  },
);
