import { FLAGS, recordIn, type PartnerRecord } from './attributes.ts';
import { assume, NotApplicable, SUCCESS, type StepContext } from '../../engine.ts';
import { acceptedTogether, creationOf, plainOrganisation } from './combined.ts';
import { plainCreation, recordOfNew, type Creation } from './create.ts';
import { partsOf, type Typ } from './documents.ts';
import { isCreation, type Judge } from './declare.ts';
import { keepsState } from '../../steps/state.ts';
import { tried } from '../../steps/tried.ts';

/** The creation of a partner of a typ with only a name. */
export function plainOf(context: StepContext, typ: string | undefined): Promise<Creation> {
  return typ === 'ORGANISATION' ? plainOrganisation(context) : plainCreation(context);
}

/**
 * The same, if it is answered with 201.
 *
 * @throws Inconclusive when it is not, which another rule judges
 */
async function createdPlain(context: StepContext, typ: string | undefined): Promise<Creation> {
  const creation = await plainOf(context, typ);
  assume(creation.status === 201, `needs a creation (201), got ${creation.status}`);
  return creation;
}

/**
 * All creations of partners of a typ that are answered with 201, the plain one first; only the plain one if the target keeps no state.
 *
 * @throws Inconclusive when the plain one is not answered with 201
 */
export async function allCreated(context: StepContext, typ: string | undefined): Promise<Creation[]> {
  const all = new Set([await createdPlain(context, typ)]);
  if (keepsState(context)) for (const part of partsOf(typ)) all.add(await creationOf(context, part));
  return [...all].filter(({ status }) => status === 201);
}

/**
 * The record in the response to the plain creation.
 *
 * @throws Inconclusive when it is not answered with 201 and a JSON object
 */
export async function answeredRecord(context: StepContext, typ?: string): Promise<PartnerRecord> {
  const record = recordIn(await createdPlain(context, typ));
  assume(record, 'needs a creation that answers with a JSON object');
  return record;
}

/** Judges that an attribute of a new partner that was created without it is `false`, if a response carries it. */
export const defaultsToFalse =
  (typ: Typ): Judge =>
  async (context, { operation, attributes = '' }) => {
    const creations = [await plainOf(context, typ)];
    // Also a person created below a unit with both flags, if possible: persons do not take them over.
    const isFlag = typ === 'PERSON' && FLAGS.includes(attributes);
    const inside = isFlag ? await tried(acceptedTogether(context, 'person in the unit')) : undefined;
    if (inside !== undefined && SUCCESS.has(inside.creation.status)) creations.push(inside.creation);
    let isCarried = false;
    for (const creation of creations) {
      const read = await recordOfNew(context, creation);
      const value = (isCreation(operation) ? recordIn(creation) : read)?.[attributes] ?? undefined;
      if (value === undefined) continue;
      isCarried = true;
      assume(typeof value === 'boolean', `needs a boolean as ${attributes}, got ${JSON.stringify(value)}`);
      context.expect.equal(value, false, attributes);
    }
    if (!isCarried) throw new NotApplicable(`the response carries no ${attributes}`);
  };
