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
