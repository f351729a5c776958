/**
 * The base address of an interface as the flows use it.
 *
 * @throws TypeError when it is no absolute address
 */
export function baseOf(baseUrl: string): URL {
  if (!URL.canParse(baseUrl))
    throw new TypeError(`baseUrl must be an absolute address, got ${JSON.stringify(baseUrl)}`);
  return new URL(`${withoutSlashAtEnd(baseUrl)}/`);
}

/** An address or a path without slashes at its end. */
export const withoutSlashAtEnd = (text: string): string => text.replace(/(?<!\/)\/+$/, '');
