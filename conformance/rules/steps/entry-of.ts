/**
 * What a table has under a name, such as that of a case.
 *
 * @throws RangeError when it has nothing there: a rule that went on with something else would judge what it was not asked
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = table[name];
  if (entry === undefined) throw new RangeError(`there is nothing under the name «${name}»`);
  return entry;
}
