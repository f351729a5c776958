/** An origin that no URL of a caller can have. */
const SITE = 'https://site.invalid';
/** Characters that browsers turn into a slash, or remove from a URL. */
const TREACHEROUS = /[\\\p{Cc}]/u;

/**
 * Normalises a path of this site for a Location header; undefined if it could lead to another site
 * (`//example.org`, `https://example.org`, backslashes, control characters) or is not an absolute path (S19).
 */
export function onSitePath(text: string): string | undefined {
  if (!text.startsWith('/') || TREACHEROUS.test(text) || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // Dot segments can hide the second slash: /..//example.org.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
