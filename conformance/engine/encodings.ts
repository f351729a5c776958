/** Shortest part of a base64 text that is searched for: a shorter one occurs in ordinary words. */
const SHORTEST_CORE = 8;
/** Shortest part of a token that is searched for by itself, in characters. */
export const SHORTEST_PART = 12;
/** A signed or an encrypted token. */
const JWT = /^[\w-]+(\.[\w-]*){2}((\.[\w-]*){2})?$/;

/**
 * The ways in which a server may echo a secret, apart from escapes, letter case, and white space: as it is, in other bytes for the same
 * characters, form-encoded, in base64 and in hexadecimal digits, also as part of a longer text that was encoded as a whole.
 */
export function encodingsOf(secret: string): readonly string[] {
  const writings = [secret, formEncoded(secret), encodeURIComponent(wellFormed(secret)), misread(secret)];
  const base64 = utf8(secret).toString('base64');
  const texts = [
    ...[secret, secret.toLowerCase(), secret.toUpperCase()].flatMap(charactersOf),
    ...writings,
    secret.replaceAll(' ', '+'),
    ...partsOf(secret),
    ...[utf8(secret), latin1(secret)].flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64')]),
    ...[...writings.map(utf8), latin1(secret), Buffer.from(secret, 'utf16le'), utf8(base64)].flatMap(coresOf),
  ];
  return [...new Set(texts)];
}

/** The characters composed, decomposed, and decoded with a wrong encoding. */
const charactersOf = (text: string) => [
  text.normalize('NFC'),
  text.normalize('NFD'),
  misread(text),
  latin1(text).toString('utf8'),
  Buffer.from(text, 'utf16le').toString('utf8'),
  bigEndian(text).toString('utf8'),
];

/** The parts of a JSON Web Token that are secrets themselves; many tokens share the same header. */
function partsOf(secret: string): string[] {
  const [, ...parts] = JWT.test(secret) ? secret.split('.') : [];
  return parts.filter(({ length }) => length >= SHORTEST_PART);
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** Characters outside of Latin-1 are dropped: Buffer would map them to others. */
const latin1 = (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00ff]/g, ''), 'latin1');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
const formEncoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2);
/** UTF-8 read as Latin-1, as readers of `Basic` credentials do. */
const misread = (text: string) => utf8(text).toString('latin1');
/** Half of a surrogate pair cannot be encoded. */
const wellFormed = (text: string) => utf8(text).toString('utf8');

const coresOf = (bytes: Buffer) =>
  ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(({ length }) => length >= SHORTEST_CORE);

/** The digits that these bytes have in any base64 text in which the number of bytes before them is `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends also carry bits of the neighbouring bytes.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
