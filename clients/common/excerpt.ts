/** Members in which bodies of errors say what is wrong: those of the contracts, of OAuth (RFC 6749) and of problem details (RFC 9457). */
const SAYING = ['message', 'error', 'error_description', 'title', 'detail'];
const LONGEST = 200;
/** JSON Web Tokens, and what follows the name of a scheme or of a secret. */
const SECRETS =
  /\beyJ[\w-]+(\.[\w-]*)*|(?<=\b(?:bearer|basic)\s+)[^\s"',;]+|(?<=\b(?:password|passwort|token|jwt|secret|api-?key|signature|sig|sessionid)["']?\s*[=:]\s*["']?)[^\s"',;&]+/gi;

/**
 * What a body says about a failure, in one line of at most 200 characters without secrets; empty where it says nothing that is known.
 *
 * @param sent - headers of the request: no value of them is repeated
 */
export function excerptOf(body: unknown, sent: Headers | undefined): string {
  if (typeof body !== 'object' || body === null) return '';
  const members = SAYING.map((name) => (body as Readonly<Record<string, unknown>>)[name]);
  const texts = members
    .filter((value): value is string => typeof value === 'string')
    .map((text) => text.slice(0, 2000));
  let said = [...new Set(texts)].join(', ');
  for (const [name, value] of sent ?? []) {
    // A credential may come back without its scheme.
    for (const secret of /^(accept|content-)/.test(name) ? [] : [value, value.replace(/^\w+ /, '')])
      if (secret.length > 3) said = said.replaceAll(secret, '…');
  }
  const line = said
    .replace(SECRETS, '…')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
