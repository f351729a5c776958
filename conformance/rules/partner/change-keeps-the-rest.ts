import { NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { sameValue } from './steps/attributes.ts';
import type { Typ } from './steps/documents.ts';
import { acceptedChange, changeOf, historyOf, type OwnPartner } from './steps/history.ts';
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

/** The same of a further change; one that is refused, names the attribute, or finds it without a value says nothing of it. */
const keptToo =
  (partner: OwnPartner, change: string): Judge =>
  async (context, place) => {
    const path = place.attributes ?? place.right ?? '';
    const [named = ''] = path.split('.');
    const { sent, answer, before } = await changeOf(context, partner, change);
    const isTold = SUCCESS.has(answer.status) && Object.keys(sent).length > 0 && !(named in sent);
    if (isTold && valueOf(before, path) !== undefined) await kept(partner, change)(context, place);
  };

/** Judges it of every change of an own partner: none of them may touch what it does not name. */
async function keptByEach(context: Context, partner: OwnPartner, place: Parameters<Judge>[1]): Promise<void> {
  const { changes } = await historyOf(context, partner);
  for (const change of changes.keys()) await keptToo(partner, change)(context, place);
}

const keptBy =
  (typ: Typ): Judge =>
  async (context, place) => {
    await kept(typ, place.attributes === 'gesperrt' ? 'changed' : 'unblocked')(context, place);
    await keptByEach(context, typ, place);
    if (typ === 'PERSON') await keptToo('PERSON with rights', 'denied')(context, place);
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
      await keptByEach(context, 'PERSON', place);
      await kept('PERSON with rights', 'kept')(context, place);
      await kept('PERSON without rights', 'kept')(context, place);
      await keptToo('PERSON with rights', 'denied')(context, place);
    },
  },
);
