/** An operation as a contract names it: its method in capitals, its path as a template. */
export interface Place {
  method: string;
  path: string;
}

/**
 * Tells whether an operation is one of those that a pattern means.
 *
 * @param pattern - `METHOD /path`. The method may be `*`; in the path, `*` stands for one segment or a part of one, `**`
 *   for any rest, and all else for itself: `{name}` is the parameter of that name
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
