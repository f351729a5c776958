import { NotApplicable, SUCCESS } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { sameValue } from './steps/attributes.ts';
import { acceptedChapter, chapterOf, GROUP_CHAPTERS, type Hero } from './steps/history.ts';
import { show, valueOf } from './steps/values.ts';

const kept =
  (hero: Hero, chapter: string): Judge =>
  async (context, { attributes, right }) => {
    const path = attributes ?? right ?? '';
    const { before, after, read } = await acceptedChapter(context, hero, chapter);
    const [former, value] = [valueOf(before, path), valueOf(after, path)];
    if (former === undefined) throw new NotApplicable(`no read shows ${path}`);
    context.expect.that(sameValue(value, former), `${path} to stay ${show(former)}`, show(value), read);
  };
/** Further changes that name a part of the attributes only. */
const FURTHER: Readonly<Record<'PERSON' | 'ORGANISATION', readonly (readonly [Hero, string])[]>> = {
  PERSON: [
    ...Object.values(GROUP_CHAPTERS).map((chapter) => ['PERSON', chapter] as const),
    ['PERSON with rights', 'denied'],
  ],
  ORGANISATION: [...Object.values(GROUP_CHAPTERS), 'blocked and changed'].map(
    (chapter) => ['ORGANISATION', chapter] as const,
  ),
};

const keptBy =
  (typ: 'PERSON' | 'ORGANISATION'): Judge =>
  async (context, place) => {
    const { attributes = '' } = place;
    await kept(typ, attributes === 'gesperrt' ? 'changed' : 'unblocked')(context, place);
    const [named = ''] = attributes.split('.');
    for (const [hero, chapter] of FURTHER[typ]) {
      const { sent, answer, before } = await chapterOf(context, hero, chapter);
      if (named in sent) continue;
      // One that is refused, or finds the attribute without a value, takes nothing from what the first has shown.
      const isTold = SUCCESS.has(answer.status) && Object.keys(sent).length > 0;
      if (isTold && valueOf(before, attributes) !== undefined) await kept(hero, chapter)(context, place);
    }
  };

export default byPlace(
  {
    level: 'must',
    title: 'PATCH leaves each attribute as it was that the body does not name',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: [
      'patch-replaces-all',
      'patch-deletes-email',
      'patch-blocks',
      'patch-unblocks',
      'patch-takes-rights',
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
      // One person has all rights, and one has none, so that no default can take their place; not even with the first change.
      const { before } = await chapterOf(context, 'PERSON', 'unblocked');
      if (valueOf(before, place.right ?? '') !== undefined) await kept('PERSON', 'unblocked')(context, place);
      await kept('PERSON with rights', 'kept')(context, place);
      await kept('PERSON without rights', 'kept')(context, place);
      const denied = await chapterOf(context, 'PERSON with rights', 'denied');
      if (SUCCESS.has(denied.answer.status) && !((place.right ?? '') in denied.sent))
        await kept('PERSON with rights', 'denied')(context, place);
    },
  },
);
