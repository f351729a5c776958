/** Groups items by a key, in the order of first occurrence. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): [Key, [Item, ...Item[]]][] {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
}
