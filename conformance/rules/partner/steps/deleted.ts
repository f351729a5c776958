import { assume, SUCCESS } from '../../engine.ts';
import { GROUPS } from './attributes.ts';
import type { Judge } from './declare.ts';
import { chapterOf } from './history.ts';
import { show, valueOf } from './values.ts';

/** Judges that an attribute, or each member of a group, is absent from the read after a change with an empty string. */
export const deletedBy =
  (chapter: string): Judge =>
  async (context, { attributes: path = '' }) => {
    const { before, answer, after, read } = await chapterOf(context, 'PERSON', chapter);
    context.expect.status(answer, SUCCESS);
    for (const one of GROUPS[path]?.map((member) => `${path}.${member}`) ?? [path]) {
      assume((valueOf(before, one) ?? '') !== '', `needs a person that has a value for ${one}`);
      const value = valueOf(after, one);
      context.expect.that(value === undefined, `a record without ${one}`, show(value), read);
    }
  };
