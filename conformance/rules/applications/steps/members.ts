/**
 * The values of all members of that name, wherever they stand: D2 does not show how the record is nested.
 * The outer ones come first.
 */
export function membersNamed(value: unknown, name: string): unknown[] {
  const found: unknown[] = [];
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      if (!Array.isArray(each) && Object.hasOwn(each, name)) found.push((each as Record<string, unknown>)[name]);
      next.push(...(Object.values(each) as unknown[]));
    }
    level = next;
  }
  return found;
}

/** The first member of that name that is a string; undefined when there is none. */
export function textNamed(value: unknown, name: string): string | undefined {
  return membersNamed(value, name).find((one) => typeof one === 'string');
}

/** All strings inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
