/** An operation of a contract: its method in upper case, its path as a template. */
export interface Place {
  method: string;
  path: string;
}

/**
 * Tells whether a pattern matches an operation.
 *
 * @param pattern - `METHOD /path`. The method may be `*`; in the path, `*` matches one segment or a part of one, `**` any rest, and
 *   everything else itself: `{name}` matches the parameter of that name
 * @throws TypeError when `pattern` has no method, or no path
 */
export function matchOperation(pattern: string, { method, path }: Place): boolean {
  const [, methods, paths] = /^([A-Z]+|\*) (\/\S*)$/.exec(pattern) ?? [];
  if (methods === undefined || paths === undefined) throw new TypeError(`${pattern}: is not «METHOD /path»`);
  return (methods === '*' || methods === method) && expressionOf(paths).test(path);
}

function expressionOf(paths: string): RegExp {
  const source = paths.replace(/\*\*?|[.+?^${}()|[\]\\]/g, (special) => {
    if (special === '**') return '.*';
    return special === '*' ? '[^/]+' : `\\${special}`;
  });
  return new RegExp(`^${source}$`);
}
