import { assume, NotApplicable } from '../../engine.ts';
import { isCreation, type Judge } from './declare.ts';
import { recordOfNew } from './create.ts';
import { plainOf } from './plain.ts';
import { recordIn } from './requests.ts';
import type { Typ } from './documents.ts';

/** Judges that an attribute of a new partner that was given nothing but a name is `false`, where an answer carries it. */
export const defaultsToFalse =
  (typ: Typ): Judge =>
  async (context, { operation, attributes = '' }) => {
    const creation = await plainOf(context, typ);
    const read = await recordOfNew(context, creation);
    const value = (isCreation(operation) ? recordIn(creation) : read)?.[attributes] ?? undefined;
    if (value === undefined) throw new NotApplicable(`the answer carries no ${attributes}`);
    assume(typeof value === 'boolean', `needs a boolean as ${attributes}, got ${JSON.stringify(value)}`);
    context.expect.equal(value, false, attributes);
  };
