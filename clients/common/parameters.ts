/**
 * The parameters of a path template in an address that ends like it.
 *
 * @param template - with `{name}` for each parameter: `/rohdaten/{reportId}`
 * @returns undefined when the address does not end like the template
 */
export function parametersIn(address: URL, template: string): Record<string, string> | undefined {
  const wanted = template.split('/').slice(1);
  const found = address.pathname
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(-wanted.length);
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    // What follows a semicolon belongs to the address, such as the session of a client without cookies (RFC 3986, 3.3).
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
