import { SUCCESS, type Answer } from '../../engine.ts';
import type { Named } from '../../steps/reads.ts';

/** A result, and what is read of each one, whatever it consists of. */
const OF_RESULT = ['ergebnis', 'meldungen', 'unterlagen', 'zahlungsplaene'] as const;

/**
 * Where the identifiers of a read come from. A number by which one of these reads succeeds is that of a result, so that the others
 * have to find it, too.
 *
 * @param read reads one of them
 */
export async function confirmed(
  name: string,
  named: Named,
  read: (name: (typeof OF_RESULT)[number]) => Promise<Answer>,
): Promise<Named> {
  if (named.found.length === 0 || !OF_RESULT.some((one) => one === name)) return named;
  for (const other of OF_RESULT.filter((one) => one !== name))
    if (SUCCESS.has((await read(other)).status)) return { given: named.given, found: [] };
  return named;
}
