import { createHash } from 'node:crypto';
import { CREDENTIAL_COOKIES, CREDENTIAL_HEADERS } from '../../generated/platform.ts';
import { decode } from './decode.ts';
import { createKnownSecrets, TooAlike, type KnownSecrets } from './known-secrets.ts';
import { memoize } from '../memoize.ts';
import { valuesOf, type WireHeader } from './transport.ts';

/** What stands in evidence where a secret stood. */
export const REDACTED = '[redacted]';
/** What stands where a JSON Web Token stood: three parts, so that evidence still shows what kind of secret it was. */
export const REDACTED_JWT = 'redacted.web.token';
/** The same of one that is encrypted, which has five. */
const REDACTED_JWE = 'redacted.web.token.in.parts';
/** The same of what has the parts of a token, and is none: rules count them. */
const REDACTED_PARTS = `${REDACTED}.${REDACTED}.${REDACTED}`;
const MASKS = [REDACTED_JWT, REDACTED_JWE, REDACTED, REDACTED_PARTS];

const SECRET_HEADER =
  /^((proxy-)?authorization|(set-)?cookie|x-authentication)$|token|secret|api-?key|password|signature/i;
const SECRET_PARAMETER =
  /^(x-)?authentication$|^(jwt|policy|key-pair-id|awsaccesskeyid|sig|se|sp|sv|x-amz-.*|x-goog-.*)$|signature|token|password|secret|credential|api-?_?key|hmac/i;
const PARTS = Object.entries(CREDENTIAL_HEADERS).flatMap(([part, { secret }]) => (secret === false ? [] : [part]));
const SECRET_MEMBERS = [
  '(?:access|refresh|id)_?token|token|client_?secret|secret|password',
  ...PARTS,
  ...CREDENTIAL_COOKIES,
].join('|');
const IS_SECRET_MEMBER = new RegExp(`^(?:${SECRET_MEMBERS})$`, 'i');
/** The same in JSON that stands as text in other JSON. */
const ESCAPED_MEMBER = new RegExp(`(\\\\"(?:${SECRET_MEMBERS})\\\\"\\s*:\\s*\\\\")(?:(?!\\\\").)+`, 'gi');
/** A parameter of an address that stands in a text, also where the address is relative, or written as part of another one. */
const PARAMETER =
  /([?&#]|&amp;|\\u0026|\\u003f|%26|%3f|%23)([\w.-]{1,60})(=|%3d|\\u003d)((?:(?!%26|%23|%3f|\\u0026|&amp;)[^&#\s"'<>\\])+)/gi;
const JSON_MEMBER = new RegExp(`("(?:${SECRET_MEMBERS})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
const TOKEN_MEMBER = /"(?:access_token|refresh_token|id_token)"\s*:\s*"((?:[^"\\]|\\.)*)"/gi;
/** Without this a body holds none of them; few do. */
const HOLDS_TOKEN = /_token"/i;
/** A target could name a common word as its token, and so blank out half of the evidence. */
const SHORTEST_LEARNT = 12;
/** Longest secret that is learnt from an answer, in characters: no header of a request could carry a longer one. */
export const LONGEST_LEARNT = 16 * 1024;
/** How many characters of secrets are learnt from answers, altogether. */
const MOST_LEARNT_CHARACTERS = 256 * 1024;
/** How many secrets are learnt from answers; what comes later is still masked where its place tells that it is one. */
const MOST_LEARNT = 500;
/** Which texts are remembered with their redaction: most headers and addresses of a run come again and again. */
const REMEMBERED = { longest: 256, most: 2000 };
const FORM_MEMBER = new RegExp(`(^|[&?;,\\s])(${SECRET_MEMBERS}|authentication|jwt)=[^&\\s"'<>;]*`, 'gi');
/** Words and dots in a row that hold the beginning of a JSON Web Token: a pattern of the whole token would try every beginning. */
const JWT_INSIDE = /(?<![\w.-])([\w.-]*?)((?:ey[AJ]|ew[0ko])[\w.-]*)/g;
/** Signed, with claims that begin as an object, as white space before one or as a token within the token, or encrypted. */
const JWT = /^(?:ey[AJ]|ew[0ko])[\w-]*\.(?:(?:e[wy3]|[CDI]|ZX)[\w-]*\.[\w-]*|[\w-]*\.[\w-]+\.[\w-]*\.[\w-]*)$/;
const SESSION_COOKIE = new RegExp(`^\\s*(?:${CREDENTIAL_COOKIES.join('|')})\\s*=([^;]*)`, 'i');
/** What a cookie is called and is: without a name, it is its value. */
const COOKIE_PAIR = /^([^=;]*=)?([^;]*)/;
/** The session of a server that does not know yet whether cookies work, in a parameter of a path. */
const PATH_SESSION = /(;jsessionid=)[^;/?#&\s"'<>\\]+/gi;
const ADDRESS = /\bhttps?:\/\/[^\s"'<>\\]+/gi;

/** Removes secrets from evidence: those it was told, and whatever looks like one by its place (G8). */
export interface Redactor {
  /** Remembers a secret; every later text loses it, in whatever common encoding. */
  learn(secret: string): void;
  /** Remembers the tokens and session ids that an answer hands out, so that no later echo shows them. */
  learnFrom(response: { headers: readonly (readonly [string, string])[]; body: string }): void;
  /** How many secrets of answers were not remembered, because they are too many or too long: only their place tells of them. */
  missed(): number;
  /** Removes secrets from any text. */
  text(text: string): string;
  /** Removes secrets from an address or a relative reference, signed query strings included. */
  url(url: string): string;
  /** Removes secrets from headers. */
  headers(headers: readonly WireHeader[]): [string, string][];
}

/**
 * Creates a redactor.
 *
 * @param secrets - what it knows from the start
 * @param origins - origins whose queries are not secret as a whole; an address elsewhere may be signed, in whatever way
 */
export function createRedactor(secrets: readonly string[] = [], origins: ReadonlySet<string> = new Set()): Redactor {
  const told = toldOnce(JSON.stringify([secrets, [...origins]]));
  const learnt = new Set(secrets);
  let known: KnownSecrets | undefined;
  let remove = told.remove;
  let missed = 0;
  let learntCharacters = 0;
  const learn = (secret: string) => {
    if (!isLongEnough(secret) || learnt.has(secret)) return;
    learnt.add(secret);
    if (known === undefined) {
      known = createKnownSecrets(MASKS, told.known);
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
      // What a report shows is read again when it is replayed: masks are no secrets.
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
      headers.map(([rawName, value]) => {
        // A server may say again what it was told in the name of a header, too.
        const name = masked(rawName);
        if (SECRET_HEADER.test(name)) return [name, maskHeader(name, masked(value), value)];
        return [name, name.toLowerCase() === 'location' ? text(address(value)) : text(value)];
      }),
  };
}

/** One or two characters are no secret, and replacing them would shred every text. */
const isLongEnough = (secret: string) => secret.length >= 3;

/** What is told of secrets from the start, and of origins, as JSON: the same for every run with the same configuration. */
const toldOnce = memoize(
  (json) => {
    const [secrets, origins] = JSON.parse(json) as [string[], string[]];
    const known = createKnownSecrets(MASKS);
    for (const secret of new Set(secrets.filter(isLongEnough))) known.add(secret, MASKS.indexOf(maskOf(secret)));
    return { known, remove: createRemover(known, new Set(origins)) };
  },
  { longest: 64 * 1024, most: 8 },
);

/** Removes secrets from texts: those that are known, or whatever looks like one, too. Remembers what texts come to until it is to forget that. */
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

/** Tells whether a text is a JSON Web Token, or what stands in evidence in place of one. */
export function isJwt(text: string): boolean {
  return text === REDACTED_JWT || text === REDACTED_JWE || JWT.test(text);
}

/** Whether the value of a parameter of an address is a secret by the name of the parameter. */
export function isSecretParameter(name: string): boolean {
  return SECRET_PARAMETER.test(name);
}

/** Whether the value of a member is a secret by the name of the member, whatever it is. */
export function isSecretMember(name: string): boolean {
  return IS_SECRET_MEMBER.test(name);
}

/** The secrets that the headers of a request carry, as far as their names tell: values, and what stands behind a scheme or a name. */
export function secretsIn(headers: readonly WireHeader[]): string[] {
  return headers.flatMap(([name, value]) => {
    if (!SECRET_HEADER.test(name)) return [];
    if (name.toLowerCase() === 'cookie') return value.split(';').map((pair) => pair.replace(/^[^=]*=/, '').trim());
    return secretsInAuthorization(value);
  });
}

/** The secrets of a header that authorizes: its value, what stands behind its scheme, and what that is in the scheme Basic. */
export function secretsInAuthorization(value: string): string[] {
  const [, scheme = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(value) ?? [];
  if (scheme.toLowerCase() !== 'basic') return [value, rest];
  const pairs = (['utf8', 'latin1'] as const).map((encoding) => Buffer.from(rest, 'base64').toString(encoding));
  return [value, rest, ...pairs.flatMap((pair) => [pair, pair.slice(pair.indexOf(':') + 1)])];
}

const WITHHELD = '[withheld: ';

/** Tells whether a text was kept as its length and digest alone. */
export const isWithheld = (kept: string, text: string): boolean => kept.startsWith(WITHHELD) && kept === withheld(text);

/** What is kept of a text that cannot be searched for secrets. */
export const withheld = (text: string): string =>
  `${WITHHELD}${text.length} characters, SHA-256 ${createHash('sha256').update(text).digest('hex')}]`;

/** What a JSON string stands for, given what is between its quotes; the same when that is no JSON. */
function stringOf(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/** The session id that a cookie sets, and its parts between what may not stand there; none when it sets another cookie. */
function sessionIn(cookie: string): string[] {
  const value = SESSION_COOKIE.exec(cookie)?.[1]?.trim() ?? '';
  // Quotation marks around it are those of a JSON text, too, which would be none without them.
  const id = value.replace(/^"(.*)"$/, '$1');
  return [...new Set([id, ...id.split(/[\s",\\]+/)])];
}

/**
 * Keeps what a reader needs of a secret header: the scheme, or the name and the attributes of a cookie.
 *
 * @param value - the header without the secrets that are known
 * @param raw - the header as it came
 */
function maskHeader(name: string, value: string, raw: string): string {
  if (name.toLowerCase() === 'set-cookie') {
    const kept = maskCookie(COOKIE_PAIR.exec(raw)?.[2] ?? '');
    const [pair = '', start = ''] = COOKIE_PAIR.exec(value) ?? [];
    // A cookie may stand behind the attributes of another one where a server or a gateway joins headers.
    const rest = value.slice(pair.length).replace(FORM_MEMBER, `$1$2=${REDACTED}`);
    return start + kept + rest.replace(PARAMETER, maskParameter);
  }
  if (name.toLowerCase() === 'cookie') return value.replace(/=[^;]*/g, `=${REDACTED}`);
  const scheme = /^(Basic|Bearer)\s/i.exec(value)?.[1];
  return scheme === undefined ? REDACTED : `${scheme} ${REDACTED}`;
}

/** Masks the value of a cookie, but for what may not stand there: a rule looks for that, and whether there is a value at all. */
function maskCookie(value: string): string {
  return value.replace(/[!#-+\--:<-[\]-~]+/g, REDACTED).replace(/[^\0-\x7F]+/g, '\uFFFD');
}

/** What may stand in place of a secret. */
function maskOf(secret: string): string {
  const { length } = secret.split('.');
  if (JWT.test(secret)) return length === 5 ? REDACTED_JWE : REDACTED_JWT;
  return [3, 5].includes(length) ? REDACTED_PARTS : REDACTED;
}

/** Masks what begins like a JSON Web Token and has three parts. */
function maskToken(chain: string, before: string, token: string): string {
  return token.split('.', 3).length < 3 ? chain : `${before}${REDACTED_JWT}`;
}

function maskParameter(pair: string, start: string, name: string, equals: string): string {
  return SECRET_PARAMETER.test(name) ? `${start}${name}${equals}${REDACTED}` : pair;
}

/** A token without the scheme that some servers begin it with, and may leave out elsewhere; with it where no more than a word is left. */
function withoutScheme(token: string): string {
  const bare = token.replace(/^Bearer\s+/i, '');
  return bare.length < SHORTEST_LEARNT ? token : bare;
}

/** Masks a member of a JSON body; an empty value is no secret, and says something about the answer. */
function maskMember(member: string, start: string): string {
  const value = member.slice(start.length);
  const [, scheme, secret = ''] = /^"(Bearer\s)?(.*)"$/is.exec(value) ?? [];
  return secret === '' || MASKS.includes(secret) ? member : `${start}"${scheme ?? ''}${maskOf(secret)}"`;
}

/** Masks the user of an address and the secret parameters of its query; all of them when it leads elsewhere. */
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
