/** Shortest part of a base64 text that is looked for: a shorter one would stand in ordinary words. */
const SHORTEST_CORE = 8;
/** Shortest part of a token that is looked for by itself, in characters. */
const SHORTEST_PART = 12;
/** Signed, or encrypted. */
const JWT = /^[\w-]+(\.[\w-]*){2}((\.[\w-]*){2})?$/;

/**
 * The ways in which a server may write a secret that it was sent, apart from escapes, letter case, and white space: as it is, by other
 * bytes for the same characters, as a form does, in base64 and in hexadecimal digits, also as part of a longer text that was
 * encoded as a whole.
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

/** The same characters composed and decomposed, and what a reader makes of their bytes in another encoding than it expects. */
const charactersOf = (text: string) => [
  text.normalize('NFC'),
  text.normalize('NFD'),
  misread(text),
  latin1(text).toString('utf8'),
  Buffer.from(text, 'utf16le').toString('utf8'),
  bigEndian(text).toString('utf8'),
];

/** The parts of a JSON Web Token that are secret by themselves; its header is the same in many. */
function partsOf(secret: string): string[] {
  const [, ...parts] = JWT.test(secret) ? secret.split('.') : [];
  return parts.filter(({ length }) => length >= SHORTEST_PART);
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** What has no place in Latin-1 is left out, so that nothing else is taken for it. */
const latin1 = (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00ff]/g, ''), 'latin1');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
const formEncoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2);
/** What a reader makes of it who takes its UTF-8 for Latin-1, as readers of `Basic` credentials do. */
const misread = (text: string) => utf8(text).toString('latin1');
/** Half of a surrogate pair cannot be encoded. */
const wellFormed = (text: string) => utf8(text).toString('utf8');

const coresOf = (bytes: Buffer) =>
  ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(({ length }) => length >= SHORTEST_CORE);

/** What every base64 text has in common that holds these bytes behind others, whose number leaves `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends carry bits of what stands beside the secret.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
