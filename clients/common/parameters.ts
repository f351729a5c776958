/**
 * Matches the end of a URL's path with a path template, and returns the values of the parameters.
 *
 * @param template - with `{name}` for each parameter: `/rohdaten/{reportId}`
 * @returns undefined if they do not match
 */
export function parametersIn(address: URL, template: string): Record<string, string> | undefined {
  const wanted = template.split('/').slice(1);
  const found = address.pathname
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(-wanted.length);
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    // Drop parameters after a semicolon (RFC 3986, 3.3), such as the session id of a client without cookies.
    const value = decoded((found[at] ?? '').split(';', 1)[0] ?? '');
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    if (name === undefined ? value !== segment : value === '') return undefined;
    if (name !== undefined) parameters[name] = value;
  }
  return parameters;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
