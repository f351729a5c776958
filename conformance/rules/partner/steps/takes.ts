import { RIGHTS, sameValue } from './attributes.ts';
import { misspelt, pathsOf, WRITABLE, type Typ } from './documents.ts';
import type { PartnerRecord } from './requests.ts';
import { isShown, valueOf } from './values.ts';

/**
 * Tells whether a record shows of a document what a partner can be given, and nothing of what is to be ignored.
 *
 * @param usual - what the service sets by itself (P133)
 */
export function takes(record: PartnerRecord | undefined, sent: PartnerRecord, typ: Typ, usual: PartnerRecord): boolean {
  if (record === undefined) return false;
  const own = new Set(['typ', ...WRITABLE[typ], ...(typ === 'PERSON' ? RIGHTS : [])]);
  return [...new Set([...own, ...pathsOf(sent)])].every((path) => {
    const [value, wanted] = [valueOf(record, path), valueOf(sent, path)];
    if (!own.has(path)) return !sameValue(value, wanted);
    if (wanted !== undefined && wanted !== '') return isShown(record, path, wanted);
    const other = valueOf(sent, misspelt(path));
    const isMeant = isUnset(value) || (value !== '' && !isUnset(valueOf(usual, path)));
    return isMeant && (other === undefined || !sameValue(value, other));
  });
}

const isUnset = (value: unknown) => value === undefined || value === null || value === false;
