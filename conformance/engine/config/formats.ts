import { CREDENTIAL_HEADERS } from '../../../generated/platform.ts';
import { BASE_URL, isBaseUrl } from './base-url.ts';

/** Headers that the suite or its HTTP client sets: other values would change the requests of the rules. */
const OWN_HEADERS = new Set(
  [
    ...Object.values(CREDENTIAL_HEADERS).map(({ header }) => header),
    ...['Accept', 'Content-Type', 'Content-Length', 'User-Agent'],
    ...['Connection', 'Expect', 'Keep-Alive', 'Proxy-Authorization', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade'],
  ].map((name) => name.toLowerCase()),
);

const isHeaderValue = (text: string): boolean =>
  /^[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?$/.test(text);

/**
 * The formats in the schema of the configuration. `says` completes the sentence «… must be»; `pattern` is for editors, and also fits a text
 * with a variable, which the suite expands.
 */
export const FORMATS = {
  'base-url': {
    says: BASE_URL,
    has: isBaseUrl,
    pattern: String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#@\\]+(/[^\s?#]*)?$|\$\{[A-Za-z_][A-Za-z0-9_]*\}`,
  },
  'proxy-url': {
    says: 'an address that begins with http:// or https://, with user name and password if the proxy requires them',
    has: (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text),
    pattern: String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#\\]+/?$|\$\{[A-Za-z_][A-Za-z0-9_]*\}`,
  },
  'header-name': {
    says: 'the name of a header that the suite does not send by itself',
    has: (text: string) => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text) && !OWN_HEADERS.has(text.toLowerCase()),
    pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
  },
  'header-value': {
    says: 'a value that a header can have: one line, without spaces around it, of Latin letters, digits and signs',
    has: isHeaderValue,
    pattern: String.raw`^[^\r\n]+$`,
  },
  line: {
    says: 'one line: a variable that is read from a file may end with a line break',
    has: (text: string) => !/[\r\n]/.test(text),
    pattern: String.raw`^[^\r\n]+$`,
  },
  token: {
    says: 'the token alone, without the word Bearer: one line, without spaces around it, of Latin letters, digits and signs',
    has: (text: string) => isHeaderValue(text) && !/^bearer(\s|$)/i.test(text),
    pattern: String.raw`^(?![Bb][Ee][Aa][Rr][Ee][Rr](\s|$))[^\r\n]+$`,
  },
} as const;
