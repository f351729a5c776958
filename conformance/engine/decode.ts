/**
 * Takes percent-encoding off a part of an address, as a server sent it.
 *
 * @param part - a segment of a path, or a name or value of a query
 * @returns the part as it came where it is not encoded rightly: `50%`
 */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Writes an address or a part of one in the one way that all equivalent ones share: characters that need no percent-encoding stand as they are
 * (RFC 3986, 6.2.2).
 */
export function normalized(part: string): string {
  return part.replace(/%[0-9a-f]{2}/gi, (code) =>
    /^%(2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)$/i.test(code) ? decode(code) : code.toUpperCase(),
  );
}
