import { createHash } from 'node:crypto';
import { CREDENTIAL_COOKIES, CREDENTIAL_HEADERS } from '../../generated/platform.ts';
import { decode } from './decode.ts';
import { createKnownSecrets, TooAlike, type KnownSecrets } from './known-secrets.ts';
import { memoize } from '../memoize.ts';
import { valuesOf, type WireHeader } from './transport.ts';

/** Mask of a secret. */
export const REDACTED = '[redacted]';
/** Mask of a JSON Web Token: three parts, so that evidence still shows the kind of secret. */
export const REDACTED_JWT = 'redacted.web.token';
/** Mask of an encrypted token, which has five parts. */
const REDACTED_JWE = 'redacted.web.token.in.parts';
/** Mask of a secret with as many parts as a token that is not one: rules count the parts. */
const REDACTED_PARTS = `${REDACTED}.${REDACTED}.${REDACTED}`;
const MASKS = [REDACTED_JWT, REDACTED_JWE, REDACTED, REDACTED_PARTS];

const SECRET_HEADER =
  /^((proxy-)?authorization|(set-)?cookie|x-authentication)$|token|secret|api-?key|passwor[dt]|kennwort|signatur/i;
const SECRET_PARAMETER =
  /^(x-)?authentication$|^(jwt|policy|key-pair-id|awsaccesskeyid|sig|se|sp|sv|x-amz-.*|x-goog-.*)$|signatur|token|passwor[dt]|kennwort|secret|credential|api-?_?key|hmac/i;
const PARTS = Object.entries(CREDENTIAL_HEADERS).flatMap(([part, { secret }]) => (secret === false ? [] : [part]));
const SECRET_MEMBERS = [
  '(?:access|refresh|id)_?token|token|client_?secret|secret|passwor[dt]|kennwort',
  ...PARTS,
  ...CREDENTIAL_COOKIES,
].join('|');
const IS_SECRET_MEMBER = new RegExp(`^(?:${SECRET_MEMBERS})$`, 'i');
/** A secret member of JSON inside a JSON string. */
const ESCAPED_MEMBER = new RegExp(`(\\\\"(?:${SECRET_MEMBERS})\\\\"\\s*:\\s*\\\\")(?:(?!\\\\").)+`, 'gi');
/** A query parameter of a URL in a text, even of a relative URL or one inside another. */
const PARAMETER =
  /([?&#]|&amp;|\\u0026|\\u003f|%26|%3f|%23)([\w.-]{1,60})(=|%3d|\\u003d)((?:(?!%26|%23|%3f|\\u0026|&amp;)[^&#\s"'<>\\])+)/gi;
const JSON_MEMBER = new RegExp(`("(?:${SECRET_MEMBERS})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
const TOKEN_MEMBER = /"(?:access_token|refresh_token|id_token)"\s*:\s*"((?:[^"\\]|\\.)*)"/gi;
/** A quick test for bodies with such a member, which are rare. */
const HOLDS_TOKEN = /_token"/i;
/** Minimum length of tokens to learn: a target could issue a common word as a token, which would mask half of the evidence. */
const SHORTEST_LEARNT = 12;
/** Maximum length of secrets to learn from responses, in characters: a longer one fits in no request header. */
export const LONGEST_LEARNT = 16 * 1024;
/** Total length of secrets learnt from responses, in characters. */
const MOST_LEARNT_CHARACTERS = 256 * 1024;
/** Number of secrets learnt from responses; later ones are still masked where their place identifies them. */
const MOST_LEARNT = 500;
/** Limits of the cache of redactions: most headers and URLs recur. */
const REMEMBERED = { longest: 256, most: 2000 };
const FORM_MEMBER = new RegExp(`(^|[&?;,\\s])(${SECRET_MEMBERS}|authentication|jwt)=[^&\\s"'<>;]*`, 'gi');
/** Word characters and dots with the beginning of a JSON Web Token inside. A pattern for the whole token would try every beginning. */
const JWT_INSIDE = /(?<![\w.-])([\w.-]*?)((?:ey[AJ]|ew[0ko])[\w.-]*)/g;
/** A signed token, whose claims begin with an object, white space before one, or a nested token; or an encrypted token. */
const JWT = /^(?:ey[AJ]|ew[0ko])[\w-]*\.(?:(?:e[wy3]|[CDI]|ZX)[\w-]*\.[\w-]*|[\w-]*\.[\w-]+\.[\w-]*\.[\w-]*)$/;
const SESSION_COOKIE = new RegExp(`^\\s*(?:${CREDENTIAL_COOKIES.join('|')})\\s*=([^;]*)`, 'i');
/** Name and value of a cookie; the name is optional. */
const COOKIE_PAIR = /^([^=;]*=)?([^;]*)/;
/** A session id in a path; some servers put it there until they know that the client accepts cookies. */
const PATH_SESSION = /(;jsessionid=)[^;/?#&\s"'<>\\]+/gi;
const ADDRESS = /\bhttps?:\/\/[^\s"'<>\\]+/gi;

/** Removes secrets from evidence: known ones, and those identified by their place (G8). */
export interface Redactor {
  /** Adds a secret, which is removed from all later texts in any common encoding. */
  learn(secret: string): void;
  /** Adds the tokens and session ids in a response, so that they are masked in later echoes. */
  learnFrom(response: { headers: readonly (readonly [string, string])[]; body: string }): void;
  /** Number of secrets in responses that were not added because they are too many or too long: only their place identifies them. */
  missed(): number;
  /** Removes secrets from any text. */
  text(text: string): string;
  /** Removes secrets from an absolute or relative URL, including signed queries. */
  url(url: string): string;
  /** Removes secrets from headers. */
  headers(headers: readonly WireHeader[]): [string, string][];
}

/**
 * Creates a redactor.
 *
 * @param secrets - the initially known secrets
 * @param origins - origins whose queries are not completely secret; other URLs may be signed in any way
 */
export function createRedactor(secrets: readonly string[] = [], origins: ReadonlySet<string> = new Set()): Redactor {
  const initial = initialSecrets(JSON.stringify([secrets, [...origins]]));
  const learnt = new Set(secrets);
  let known: KnownSecrets | undefined;
  let remove = initial.remove;
  let missed = 0;
  let learntCharacters = 0;
  const learn = (secret: string) => {
    if (!mayBeSecret(secret) || learnt.has(secret)) return;
    learnt.add(secret);
    if (known === undefined) {
      known = createKnownSecrets(MASKS, initial.known);
      remove = createRemover(known, origins);
    }
    known.add(secret, MASKS.indexOf(maskOf(secret)));
    remove.forget();
  };
  const masked = (text: string) => remove.known(text);
  const text = (value: string) => remove.all(value);
  const address = (url: string) => maskAddress(url, origins);
  const learnFrom: Redactor['learnFrom'] = ({ headers, body }) => {
    const members = HOLDS_TOKEN.test(body) ? [...body.matchAll(TOKEN_MEMBER)] : [];
    const tokens = members.map(([, value = '']) => withoutScheme(stringOf(value)));
    const sessions = valuesOf({ headers }, 'set-cookie').flatMap(sessionIn);
    for (const secret of [...tokens, ...sessions]) {
      // A replay reads responses with masks, which are not secrets.
      const shown = MASKS.reduce((rest, mask) => rest.replaceAll(mask, ''), secret);
      if (shown.length < SHORTEST_LEARNT || learnt.has(secret)) continue;
      const isRoom =
        learnt.size < secrets.length + MOST_LEARNT && learntCharacters + secret.length <= MOST_LEARNT_CHARACTERS;
      if (secret.length > LONGEST_LEARNT || !isRoom) {
        missed += 1;
        continue;
      }
      learntCharacters += secret.length;
      learn(secret);
    }
  };
  return {
    learn,
    learnFrom,
    missed: () => missed,
    text,
    url: (url) => text(address(url)),
    headers: (headers) =>
      headers.map(([rawName, value, shown]) => {
        // A server may echo a secret even in a header name.
        const name = masked(rawName);
        // Always the same mask, which a replay must reproduce without the value.
        if (shown?.startsWith('$') === true) return [name, REDACTED];
        if (SECRET_HEADER.test(name)) return [name, maskHeader(name, masked(value), value)];
        return [name, name.toLowerCase() === 'location' ? text(address(value)) : text(value)];
      }),
  };
}

/** Short texts are not secrets, and masking them would make every text unreadable; literals of JSON are not, as in a cookie `consent=true`. */
const mayBeSecret = (text: string) => text.length >= 3 && !/^(?:true|false|null)$/.test(text);

/** Prepares the initial secrets and origins, given as JSON; cached for further runs with the same configuration. */
const initialSecrets = memoize(
  (json) => {
    const [secrets, origins] = JSON.parse(json) as [string[], string[]];
    const known = createKnownSecrets(MASKS);
    for (const secret of new Set(secrets.filter(mayBeSecret))) known.add(secret, MASKS.indexOf(maskOf(secret)));
    return { known, remove: createRemover(known, new Set(origins)) };
  },
  { longest: 64 * 1024, most: 8 },
);

/** Creates functions that remove known secrets, or also everything that looks like one; `forget` clears their caches. */
function createRemover(secrets: KnownSecrets, origins: ReadonlySet<string>) {
  const address = (url: string) => maskAddress(url, origins);
  const known = memoize((text) => {
    try {
      return secrets.mask(text);
    } catch (error) {
      if (error instanceof TooAlike) return withheld(text);
      throw error;
    }
  }, REMEMBERED);
  const all = memoize(
    (value) =>
      known(value)
        .replace(JWT_INSIDE, maskToken)
        .replace(JSON_MEMBER, maskMember)
        .replace(ESCAPED_MEMBER, `$1${REDACTED}`)
        .replace(FORM_MEMBER, `$1$2=${REDACTED}`)
        .replace(PATH_SESSION, `$1${REDACTED}`)
        .replace(ADDRESS, address)
        .replace(PARAMETER, maskParameter),
    { ...REMEMBERED, andLatest: true },
  );
  return {
    known,
    all,
    forget: () => {
      known.forget();
      all.forget();
    },
  };
}

/** A mask of a token, or what takes its place in the configuration of a report. */
const MASKED_JWT = /^redacted\.web\.token(?:-*|\.in\.parts)$/;

/** Whether a text is a JSON Web Token, or the mask of one. */
export function isJwt(text: string): boolean {
  return MASKED_JWT.test(text) || JWT.test(text);
}

/** Whether a query parameter of this name has a secret value. */
export function isSecretParameter(name: string): boolean {
  return SECRET_PARAMETER.test(name);
}

/** Whether a member of this name has a secret value. */
export function isSecretMember(name: string): boolean {
  return IS_SECRET_MEMBER.test(name);
}

/** The secrets in request headers with secret names. */
export function secretsIn(headers: readonly WireHeader[]): string[] {
  return headers.filter(([name]) => SECRET_HEADER.test(name)).flatMap(secretsInHeader);
}

/** The secrets in a request header with a secret: the whole value and the part after a scheme, or the values of cookies. */
export function secretsInHeader([name, value]: WireHeader): string[] {
  if (name.toLowerCase() !== 'cookie') return secretsInAuthorization(value);
  return value.split(';').map((pair) => unquoted(pair.replace(/^[^=]*=/, '').trim()));
}

/** The secrets in the value of an authorization header: the value, the part after the scheme, and for Basic the decoded pair. */
export function secretsInAuthorization(value: string): string[] {
  const [, scheme = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(value) ?? [];
  if (scheme.toLowerCase() !== 'basic') return [value, rest];
  const pairs = (['utf8', 'latin1'] as const).map((encoding) => Buffer.from(rest, 'base64').toString(encoding));
  return [value, rest, ...pairs.flatMap((pair) => [pair, pair.slice(pair.indexOf(':') + 1)])];
}

const WITHHELD = '[withheld: ';

/** Whether only length and digest of a text were kept. */
export const isWithheld = (kept: string, text: string): boolean => kept.startsWith(WITHHELD) && kept === withheld(text);

/** Length and digest, which replace a text that cannot be searched for secrets. */
export const withheld = (text: string): string =>
  `${WITHHELD}${text.length} characters, SHA-256 ${createHash('sha256').update(text).digest('hex')}]`;

/** Decodes a JSON string without its quotes; returns an invalid one unchanged. */
function stringOf(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/** The value of a cookie without quotation marks: masking those of an echo in JSON would make it invalid. */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

/** The session id in a Set-Cookie value, and its parts between forbidden characters; empty strings for other cookies. */
function sessionIn(cookie: string): string[] {
  const value = SESSION_COOKIE.exec(cookie)?.[1]?.trim() ?? '';
  const id = unquoted(value);
  return [...new Set([id, ...id.split(/[\s",\\]+/)])];
}

/**
 * Masks a secret header except the parts that readers need: the scheme, or the name and the attributes of a cookie.
 *
 * @param value - the value without known secrets
 * @param raw - the original value
 */
function maskHeader(name: string, value: string, raw: string): string {
  if (name.toLowerCase() === 'set-cookie') {
    const kept = maskCookie(COOKIE_PAIR.exec(raw)?.[2] ?? '');
    const [pair = '', start = ''] = COOKIE_PAIR.exec(value) ?? [];
    // A server or gateway may join headers, so that another cookie follows the attributes.
    const rest = value.slice(pair.length).replace(FORM_MEMBER, `$1$2=${REDACTED}`);
    return start + kept + rest.replace(PARAMETER, maskParameter);
  }
  if (name.toLowerCase() === 'cookie') return value.replace(/=[^;]*/g, `=${REDACTED}`);
  const scheme = /^(Basic|Bearer)\s/i.exec(value)?.[1];
  return scheme === undefined ? REDACTED : `${scheme} ${REDACTED}`;
}

/** Masks the value of a cookie except forbidden characters, since rules check these and whether the value is empty. */
function maskCookie(value: string): string {
  return value.replace(/[!#-+\--:<-[\]-~]+/g, REDACTED).replace(/[^\0-\x7F]+/g, '\uFFFD');
}

/** The mask for a secret. */
function maskOf(secret: string): string {
  if (!isJwt(secret)) return plainMask(secret);
  return secret.split('.').length === 5 ? REDACTED_JWE : REDACTED_JWT;
}

/** The mask for a secret that is not a token. */
export function plainMask(secret: string): string {
  return [3, 5].includes(secret.split('.').length) ? REDACTED_PARTS : REDACTED;
}

/** Masks a text that begins like a JSON Web Token and has three parts. */
function maskToken(chain: string, before: string, token: string): string {
  return token.split('.', 3).length < 3 ? chain : `${before}${REDACTED_JWT}`;
}

function maskParameter(pair: string, start: string, name: string, equals: string): string {
  return SECRET_PARAMETER.test(name) ? `${start}${name}${equals}${REDACTED}` : pair;
}

/** Removes a scheme that some servers put before a token, unless the rest would be too short. */
function withoutScheme(token: string): string {
  const bare = token.replace(/^Bearer\s+/i, '');
  return bare.length < SHORTEST_LEARNT ? token : bare;
}

/** Masks a member of a JSON body, except an empty value, which is no secret and may be judged by rules. */
function maskMember(member: string, start: string): string {
  const value = member.slice(start.length);
  const [, scheme, secret = ''] = /^"(Bearer\s)?(.*)"$/is.exec(value) ?? [];
  return secret === '' || MASKS.includes(secret) ? member : `${start}"${scheme ?? ''}${maskOf(secret)}"`;
}

/** Masks user name, password and secret query parameters of a URL; for other origins, all query parameters. */
function maskAddress(address: string, origins: ReadonlySet<string>): string {
  const url = address.replace(/^([a-z]+:\/\/)[^/?#]*@/i, `$1${REDACTED}@`);
  const start = url.indexOf('?');
  if (start < 0) return url;
  const elsewhere = URL.canParse(address) && !origins.has(new URL(address).origin);
  const [parameters = '', ...fragment] = url.slice(start + 1).split('#');
  const masked = parameters.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return elsewhere || SECRET_PARAMETER.test(decode(name)) ? `${name}=${REDACTED}` : pair;
  });
  return [`${url.slice(0, start)}?${masked.join('&')}`, ...fragment].join('#');
}
