import type { StepContext } from '../../../engine/context.ts';
import { isObject } from '../../../engine/expect.ts';
import { askRead } from './reads.ts';
import { readPartner } from './requests.ts';
import { caller } from './subjects.ts';

/**
 * Looks for a partner whose creation got no usable answer among those whom the caller may take over or administer; it is nobody
 * else: its record carries the mark of the creation.
 *
 * @returns its identifier; undefined when no list names it
 */
export async function searchLists(context: StepContext, mark: string): Promise<string | undefined> {
  const { id } = caller(context);
  for (const name of ['uebernahmeRechtFuer', 'administrierbare'] as const) {
    const list = await context.once(`${name} once all were created`, (step) => askRead(step, name, { id }));
    for (const found of identifiersBeside(mark, list.json())) {
      const read = await readPartner(context, found);
      if (read.status === 200 && read.body.includes(mark)) return found;
    }
  }
  return undefined;
}

/** The identifiers of the innermost entries that carry a text. */
function identifiersBeside(mark: string, value: unknown): string[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const within = Object.values(value).flatMap((member) => identifiersBeside(mark, member));
  if (within.length > 0 || Array.isArray(value)) return within;
  const isNamed = Object.values(value).some((member) => typeof member === 'string' && member.includes(mark));
  return isNamed && typeof value['id'] === 'string' ? [value['id']] : [];
}
