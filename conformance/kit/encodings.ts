/** Shortest part of a base64 text that is looked for: a shorter one would stand in ordinary words. */
const SHORTEST_CORE = 8;
const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const unicodeEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/**
 * The ways in which a server may write a secret that it was sent: as it is, and encoded for forms, JSON and HTML, in
 * base64 and in hexadecimal digits, also as part of a longer text that was encoded as a whole. Addresses have ways of
 * their own: {@link textsInAddresses}.
 */
export function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = bytes.toString('base64');
  const units = secret.split('');
  const json = inJson(secret);
  const inJsonOnly = units.map(unicodeEscape).join('');
  return [
    ...new Set([
      secret,
      new URLSearchParams({ v: secret }).toString().slice(2),
      json,
      json.replaceAll('/', '\\/'),
      json.replaceAll(/[^ -~]/g, unicodeEscape),
      inJson(json),
      inJsonOnly,
      inJsonOnly.replaceAll(/[a-f]/g, (digit) => digit.toUpperCase()),
      secret.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? character),
      units.map((unit) => `&#${unit.charCodeAt(0)};`).join(''),
      units.map((unit) => `&#x${unit.charCodeAt(0).toString(16)};`).join(''),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      base64,
      bytes.toString('base64url'),
      Buffer.from(base64, 'utf8').toString('base64'),
      ...coresOf(bytes).flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_')]),
    ]),
  ];
}

/** What is looked for in addresses, where any character may be escaped or not: a secret, and its base64. */
export function textsInAddresses(secret: string): readonly Buffer[] {
  const texts = [secret, secret.replaceAll(' ', '+'), ...coresOf(Buffer.from(secret, 'utf8'))];
  return [...new Set(texts)].map((text) => Buffer.from(text, 'utf8'));
}

const coresOf = (bytes: Buffer) =>
  ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(({ length }) => length >= SHORTEST_CORE);

/** What every base64 text has in common that holds these bytes behind others, whose number leaves `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends carry bits of what stands beside the secret.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
