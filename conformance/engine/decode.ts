/**
 * Decodes the percent-encoding of a part of a URL.
 *
 * @param part - a path segment, or a name or value of a query
 * @returns the part unchanged if its encoding is invalid: `50%`
 */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Normalizes the percent-encoding of a URL or a part of one: decodes unreserved characters and puts digits in upper case
 * (RFC 3986, 6.2.2).
 */
export function normalized(part: string): string {
  return part.replace(/%[0-9a-f]{2}/gi, (code) =>
    /^%(2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)$/i.test(code) ? decode(code) : code.toUpperCase(),
  );
}
