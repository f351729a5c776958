import { withUnescaped } from './escapes.ts';

/** Shortest part of a base64 text that is looked for: a shorter one would stand in ordinary words. */
const SHORTEST_CORE = 8;

/**
 * The ways in which a server may write a secret that it was sent, apart from escapes: as it is, as a form does, in base64
 * and in hexadecimal digits, also as part of a longer text that was encoded as a whole. Where single characters may be
 * escaped or not, {@link textsBehindEscapes} are looked for.
 */
export function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = bytes.toString('base64');
  return [
    ...new Set([
      ...writingsOf(secret),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      base64,
      bytes.toString('base64url'),
      Buffer.from(base64, 'utf8').toString('base64'),
      ...writingsOf(secret)
        .flatMap((text) => coresOf(Buffer.from(text, 'utf8')))
        .flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]),
    ]),
  ];
}

/** What is looked for in addresses, JSON and HTML, where any character may be escaped or not: a secret, and its base64. */
export function textsBehindEscapes(secret: string): readonly Buffer[] {
  const bytes = Buffer.from(secret, 'utf8');
  const texts = [
    secret,
    readAsLatin1(secret),
    secret.replaceAll(' ', '+'),
    bytes.toString('base64'),
    ...coresOf(bytes),
  ];
  return [...new Set(texts)].flatMap((text) => withUnescaped(Buffer.from(text, 'utf8')));
}

/** A secret as it stands in a header, in an address and in the body of a form, which are encoded again as a whole. */
const writingsOf = (secret: string) => [
  secret,
  readAsLatin1(secret),
  // Through UTF-8, which has no half of a surrogate pair: what cannot be encoded would throw.
  encodeURIComponent(Buffer.from(secret, 'utf8').toString('utf8')),
  new URLSearchParams({ v: secret }).toString().slice(2),
];

/** What a reader makes of it who takes its UTF-8 for Latin-1, as readers of `Basic` credentials do. */
const readAsLatin1 = (secret: string) => Buffer.from(secret, 'utf8').toString('latin1');

const coresOf = (bytes: Buffer) =>
  ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(({ length }) => length >= SHORTEST_CORE);

/** What every base64 text has in common that holds these bytes behind others, whose number leaves `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends carry bits of what stands beside the secret.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
