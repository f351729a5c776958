import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { MEBIBYTE } from './judge-server.fixture.ts';

/** Almost as much as the suite reads of a body by default, in bytes. */
const SIZE = 2 * MEBIBYTE - 64;

const full = (piece: string) => piece.repeat(Math.floor(SIZE / Buffer.byteLength(piece)));

function numbered(piece: (number: number) => string): string {
  const pieces: string[] = [];
  for (let [number, length] = [0, 0]; length < SIZE - 100; number += 1) {
    pieces.push(piece(number));
    length += pieces.at(-1)?.length ?? 0;
  }
  return pieces.join('');
}

/** Texts that take a careless parser very long. */
const TEXTS: Readonly<Record<string, () => string | Buffer>> = {
  'many tokens': () => `[${numbered((number) => `{"access_token":"opaque-token-${number}"},`)}1]`,
  'one long token': () => `{"access_token":"${full('x')}"}`,
  'beginnings of tokens': () => full('-eyJ'),
  'many web tokens': () => full('eyJh.eyJz.c2ln '),
  'one long address': () => full('http://a?b=c&'),
  'many parameters': () => full('?token='),
  'beginnings of members': () => full('"token":"'),
  'beginnings of escaped members': () => full('\\"token\\":\\"'),
  'open tags': () => full('<input '),
  'one tag with many attributes': () => `<input ${numbered((number) => `a${number}=b `)}>`,
  'open comments': () => full('<!--'),
  'nested tags': () => full('<div>'),
  'nested forms': () => full('<form><p>'),
  'closing tags': () => full('</a>'),
  'open attributes': () => full('<a b="'),
  'character references': () => full('&amp;'),
  ampersands: () => full('&'),
  'long references': () => full('&#9'),
  'escaped characters': () => full('\\u0041'),
  'escaped escapes': () => full('%25'),
  backslashes: () => full('\\'),
  'quoted-printable': () => full('=3D'),
  'deep arrays': () => '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2),
  'deep objects': () => `${'{"a":'.repeat(SIZE / 6)}1${'}'.repeat(SIZE / 6)}`,
  'many members': () => `{${numbered((number) => `"m${number}":${number},`)}"z":1}`,
  'one member again and again': () => `{${full('"a":1,')}"a":1}`,
  'one long number': () => `1${full('0')}`,
  'numbers too large': () => `[${full('1e400,')}1]`,
  'one long string': () => JSON.stringify(full('ä')),
  NUL: () => full('\0'),
  'bytes that are no UTF-8': () => Buffer.alloc(SIZE, 0xff),
  'half a character': () => Buffer.from(full('ä')).subarray(1),
  spaces: () => full(' '),
  'line breaks': () => full('\r\n'),
  'byte order marks': () => full('\uFEFF'),
};

/** A response with status 200. */
export interface HostileAnswer {
  headers: Readonly<Record<string, string | string[]>>;
  body: string | Buffer;
}

const MANY_COOKIES = Array.from({ length: 250 }, (_, number) => `sessionId=session-number-${number}; Path=/`);
const BOMB = Buffer.alloc(256 * MEBIBYTE);
const JSON_TYPE = { 'Content-Type': 'application/json' };

const as = (name: string, type: string, text: () => string | Buffer): [string, () => HostileAnswer] => [
  `${name}, as ${type}`,
  () => ({ headers: { 'Content-Type': type }, body: text() }),
];

/** Responses that waste time and memory, of two mebibytes unless their headers say something else. */
export const HOSTILE_ANSWERS: Readonly<Record<string, () => HostileAnswer>> = {
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => as(name, 'application/json', text))),
  ...Object.fromEntries(
    Object.entries(TEXTS)
      .filter(([name]) =>
        /tag|comment|form|attribute|reference|ampersand|token|address|NUL|byte|character|space|break/.test(name),
      )
      .map(([name, text]) => as(name, 'text/html', text)),
  ),
  'many cookies': () => ({ headers: { ...JSON_TYPE, 'Set-Cookie': MANY_COOKIES }, body: full('[],') }),
  'UTF-16': () => ({ headers: { 'Content-Type': 'text/html; charset=utf-16le' }, body: full('a\0') }),
  'an encoding that nobody knows': () => ({ headers: { 'Content-Type': 'text/html; charset=x' }, body: full('ä') }),
  'a bomb in gzip': () => ({ headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: gzipSync(BOMB) }),
  'a bomb in deflate': () => ({ headers: { ...JSON_TYPE, 'Content-Encoding': 'deflate' }, body: deflateSync(BOMB) }),
  'a bomb in br': () => ({ headers: { ...JSON_TYPE, 'Content-Encoding': 'br' }, body: brotliCompressSync(BOMB) }),
  'a bomb in a bomb': () => ({
    headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip, gzip' },
    body: gzipSync(gzipSync(BOMB)),
  }),
};
