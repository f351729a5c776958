import type { Config } from '../engine/config/schema.ts';
import type { WireRequest } from '../engine/transport.ts';

/** Encodes a text. */
export type Encoding = (text: string) => string;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
const base64 = (text: string): string => bytesOf(text).toString('base64');
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const lowerCaseEscapes = (text: string): string => text.replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
const json = (text: string): string => JSON.stringify(text).slice(1, -1);
const percent = (text: string): string => [...bytesOf(text)].map((byte) => `%${hex(byte)}`).join('');
const eachUnit = (text: string, write: (unit: number) => string) =>
  Array.from({ length: text.length }, (_, index) => write(text.charCodeAt(index))).join('');
const unicode = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const NAMES: Readonly<Record<string, string>> = { ...HTML, "'": '&apos;', '/': '&sol;', ü: '&uuml;', '+': '&plus;' };
const wrapped = (text: string, width: number) =>
  text.replaceAll(new RegExp(`.{${String(width)}}(?=.)`, 'gsu'), '$&\r\n ');

/**
 * The part of a Base64 text that depends only on the secret, if the secret follows `bytes` other bytes. The first and last digits also have
 * bits of adjacent bytes.
 */
const base64Behind =
  (bytes: 0 | 1 | 2): Encoding =>
  (text) => {
    const whole = Buffer.concat([Buffer.alloc(bytes), bytesOf(text)]);
    return whole.toString('base64').slice(bytes === 0 ? 0 : bytes + 1, Math.floor((whole.length * 8) / 6));
  };

/** Encodings in which servers may echo a text. */
export const ENCODINGS: Readonly<Record<string, Encoding>> = {
  plain: (text) => text,
  'URL-encoded': encodeURIComponent,
  'URL-encoded in lower case': (text) => lowerCaseEscapes(encodeURIComponent(text)),
  'URL-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'form-encoded': (text) => new URLSearchParams({ v: text }).toString().slice(2),
  'every byte URL-encoded': (text) => percent(text).toUpperCase(),
  'every byte URL-encoded in lower case': percent,
  base64,
  'base64 without padding': (text) => base64(text).replace(/=+$/, ''),
  base64url: (text) => bytesOf(text).toString('base64url'),
  'base64, URL-encoded': (text) => encodeURIComponent(base64(text)),
  'base64 twice': (text) => base64(base64(text)),
  'base64 before other bytes': base64Behind(0),
  'base64 behind one byte': base64Behind(1),
  'base64 behind two bytes': base64Behind(2),
  'form-encoded, in base64': (text) => base64Behind(0)(new URLSearchParams({ v: text }).toString().slice(2)),
  'URL-encoded, in base64': (text) => base64Behind(0)(encodeURIComponent(text)),
  'read as Latin-1': (text) => bytesOf(text).toString('latin1'),
  hexadecimal: (text) => bytesOf(text).toString('hex'),
  'hexadecimal in upper case': (text) => bytesOf(text).toString('hex').toUpperCase(),
  JSON: json,
  'JSON with escaped slashes': (text) => json(text).replaceAll('/', '\\/'),
  'JSON in ASCII': (text) => json(text).replaceAll(/[^ -~]/g, (unit) => unicode(unit.charCodeAt(0))),
  'JSON, every character escaped': (text) => eachUnit(text, unicode),
  'JSON inside JSON': (text) => json(json(text)),
  HTML: (text) => text.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? character),
  'HTML, named references': (text) => text.replaceAll(/[&<>"'/ü+]/g, (character) => NAMES[character] ?? character),
  'HTML, decimal references': (text) => eachUnit(text, (unit) => `&#${unit};`),
  'HTML, hexadecimal references': (text) => eachUnit(text, (unit) => `&#x${unit.toString(16)};`),
  'in capitals': (text) => text.toUpperCase(),
  'accents apart': (text) => text.normalize('NFD'),
  'Latin-1, read as UTF-8': (text) => Buffer.from(text, 'latin1').toString('utf8'),
  'UTF-16, read as UTF-8': (text) => Buffer.from(text, 'utf16le').toString('utf8'),
  'UTF-16 of the other order, read as UTF-8': (text) => Buffer.from(text, 'utf16le').swap16().toString('utf8'),
  wrapped: (text) => wrapped(text, 16),
  'base64, wrapped': (text) => wrapped(base64(text), 16),
  'hexadecimal with colons': (text) => [...bytesOf(text)].map(hex).join(':'),
  'every byte escaped as in programs': (text) => [...bytesOf(text)].map((byte) => `\\x${hex(byte)}`).join(''),
  'quoted-printable': (text) => [...bytesOf(text)].map((byte) => `=${hex(byte).toUpperCase()}`).join(''),
  'with spaces between its characters': (text) => [...text].join(' '),
};

const secrets: string[] = [];

/** A secret with every character that some encoding changes. */
function canary(name: string, special = '/+=&<>"\'~?%'): string {
  const secret = `kanari-${name}-${special}-${name.length}`;
  secrets.push(secret);
  return secret;
}

/** All credentials, each with a different secret. */
export const CREDENTIALS = {
  report: { authorization: `Bearer ${canary('report')}` },
  reportForbidden: { authorization: `Basic ${base64(`ABC12:${canary('verboten')}`)}` },
  login: { username: 'ABC12', password: canary('anmeldung', '/+ü ß"\\€') },
  session: { username: 'mail@example.org', password: canary('sitzung', '<ä>&"\'/\t') },
  v2: { accessToken: canary('v2') },
  v2OtherProvider: { accessToken: canary('anderer-anbieter') },
  v2SalesParty: { accessToken: canary('vertrieb') },
  baufi: { accessToken: canary('baufi') },
  baufiWithoutScope: { accessToken: canary('ohne-recht') },
  partner: { apiKey: canary('schluessel'), partnerId: 'ABC12' },
  partnerWithoutCreateRight: { apiKey: canary('kleiner-schluessel'), partnerId: 'ABC13' },
  partnerOrganisation: { apiKey: canary('haus-schluessel'), partnerId: 'ABC14' },
  kex: { accessToken: canary('kredit') },
  kexWithoutScope: { accessToken: canary('kredit-ohne-recht') },
} as const satisfies Required<NonNullable<Config['credentials']>>;

/** The secrets in {@link CREDENTIALS}. */
export const CANARIES: readonly string[] = secrets;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function jsonTexts(body: string): string[] {
  try {
    return textsIn(JSON.parse(body));
  } catch {
    return [];
  }
}

/** All texts that a server gets from a request: raw values, values without scheme, and decoded values. */
export function toldBy({ url, headers, body = '' }: WireRequest): readonly string[] {
  const values = headers.map(([, value]) => value);
  const credentials = values.map((value) => value.replace(/^(Bearer|Basic) /, ''));
  const basic = values.filter((value) => value.startsWith('Basic ')).map((value) => atob(value.slice(6)));
  const passwords = basic.map((pair) =>
    Buffer.from(pair, 'latin1')
      .toString('utf8')
      .replace(/^[^:]*:/, ''),
  );
  const { search, searchParams } = new URL(url);
  const form = [...new URLSearchParams(body).values()];
  const told = [...values, ...credentials, ...basic, ...passwords, search, ...searchParams.values(), body, ...form];
  return [...new Set([...told, ...jsonTexts(body)])].filter((text) => text.length > 8);
}
