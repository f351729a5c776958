import { isObject, type StepContext } from '../../engine.ts';
import { askRead } from './reads.ts';
import { readPartner } from './requests.ts';
import { caller } from './subjects.ts';

/**
 * Looks for partners whose creation got no usable answer, or was asked for twice, among those whom the caller may take over or
 * administer; they are nobody else: their records carry the mark of the creation.
 *
 * @param known - identifiers of those who need not be looked for
 * @returns the identifiers of the others
 */
export async function searchLists(context: StepContext, mark: string, known: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { id } = caller(context);
  for (const name of ['uebernahmeRechtFuer', 'administrierbare'] as const) {
    const list = await context.once(`${name} once all were created`, (step) => askRead(step, name, { id }));
    for (const other of identifiersBeside(mark, list.json())) {
      if (known.includes(other) || found.has(other)) continue;
      const read = await readPartner(context, other);
      if (read.status === 200 && read.body.includes(mark)) found.add(other);
    }
  }
  return [...found];
}

/** The identifiers of the innermost entries that carry a text. */
function identifiersBeside(mark: string, value: unknown): string[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const within = Object.values(value).flatMap((member) => identifiersBeside(mark, member));
  if (within.length > 0 || Array.isArray(value)) return within;
  const isNamed = Object.values(value).some((member) => typeof member === 'string' && member.includes(mark));
  return isNamed && typeof value['id'] === 'string' ? [value['id']] : [];
}
