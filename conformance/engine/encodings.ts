/** Minimum length of a part of a base64 text to search for: shorter ones occur in ordinary words. */
const SHORTEST_CORE = 8;
/** Minimum length of a part of a token to search for, in characters. */
export const SHORTEST_PART = 12;
/** A signed or an encrypted token. */
const JWT = /^[\w-]+(\.[\w-]*){2}((\.[\w-]*){2})?$/;

/**
 * The forms in which a server may echo a secret, apart from escapes, letter case and white space: verbatim, in another character
 * encoding, form-encoded, in base64 and in hexadecimal, also as part of a longer encoded text.
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

/** A text in Unicode normal forms, and decoded with wrong encodings. */
const charactersOf = (text: string) => [
  text.normalize('NFC'),
  text.normalize('NFD'),
  misread(text),
  latin1(text).toString('utf8'),
  Buffer.from(text, 'utf16le').toString('utf8'),
  bigEndian(text).toString('utf8'),
];

/** The parts of a JSON Web Token that are secret themselves; not the header, which many tokens share. */
function partsOf(secret: string): string[] {
  const [, ...parts] = JWT.test(secret) ? secret.split('.') : [];
  return parts.filter(({ length }) => length >= SHORTEST_PART);
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** Drops characters outside Latin-1, which Buffer would map to others. */
const latin1 = (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00ff]/g, ''), 'latin1');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
const formEncoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2);
/** UTF-8 decoded as Latin-1, as some parsers of `Basic` credentials do. */
const misread = (text: string) => utf8(text).toString('latin1');
/** Replaces lone surrogates, which cannot be encoded. */
const wellFormed = (text: string) => utf8(text).toString('utf8');

const coresOf = (bytes: Buffer) =>
  ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(({ length }) => length >= SHORTEST_CORE);

/** The base64 digits of these bytes in any longer text in which the number of preceding bytes is `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends also depend on neighbouring bytes.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
