/**
 * Looks up a name, such as that of a case, in a table.
 *
 * @throws RangeError when the name is not there: a default would judge a different case
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = table[name];
  if (entry === undefined) throw new RangeError(`there is nothing under the name «${name}»`);
  return entry;
}
