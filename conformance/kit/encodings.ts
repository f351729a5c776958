/** Shortest part of a base64 text that is looked for: a shorter one would stand in ordinary words. */
const SHORTEST_CORE = 8;
const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapesInLowerCase = (text: string) => text.replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const unicodeEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const hexOf = (bytes: Buffer, before: string) => bytes.toString('hex').replaceAll(/../g, `${before}$&`);

/**
 * The ways in which a server may write a secret that it was sent: as it is, and encoded for addresses, forms, JSON and
 * HTML, in base64 and in hexadecimal digits, also as part of a longer text that was encoded as a whole.
 */
export function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = bytes.toString('base64');
  const inAddress = encodeURIComponent(secret);
  const everyByte = hexOf(bytes, '%');
  const units = secret.split('');
  const json = inJson(secret);
  const inJsonOnly = units.map(unicodeEscape).join('');
  const inForm = new URLSearchParams({ v: secret }).toString().slice(2);
  const cores = ([0, 1, 2] as const).map((before) => base64Core(bytes, before)).filter(isLong);
  return [
    ...new Set([
      secret,
      ...[inAddress, inForm, encodeURIComponent(inAddress)].flatMap((text) => [text, escapesInLowerCase(text)]),
      everyByte,
      everyByte.toUpperCase(),
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
      encodeURIComponent(base64),
      Buffer.from(base64, 'utf8').toString('base64'),
      ...cores.flatMap((core) => [core, core.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(core)]),
    ]),
  ];
}

const isLong = (text: string) => text.length >= SHORTEST_CORE;

/** What every base64 text has in common that holds these bytes behind others, whose number leaves `before` modulo three. */
function base64Core(bytes: Buffer, before: 0 | 1 | 2): string {
  const whole = Buffer.concat([Buffer.alloc(before), bytes]);
  // The digits at both ends carry bits of what stands beside the secret.
  return whole.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((whole.length * 8) / 6));
}
