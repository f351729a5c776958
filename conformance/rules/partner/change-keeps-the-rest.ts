import { NotApplicable } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { sameValue } from './steps/attributes.ts';
import { acceptedChapter, type Hero } from './steps/history.ts';
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
const keptBy =
  (hero: Hero): Judge =>
  (context, place) =>
    kept(hero, place['attributes'] === 'gesperrt' ? 'changed' : 'unblocked')(context, place);

export default byPlace(
  {
    level: 'must',
    title: 'PATCH leaves each attribute as it was that the body does not name',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: ['patch-replaces-all', 'patch-deletes-email', 'patch-blocks'],
  },
  {
    P31: keptBy('PERSON'),
    P151: keptBy('ORGANISATION'),
    async P150(context, place) {
      // One person has all rights, and one has none, so that no default can take their place.
      await kept('PERSON with rights', 'kept')(context, place);
      await kept('PERSON without rights', 'kept')(context, place);
    },
  },
);
