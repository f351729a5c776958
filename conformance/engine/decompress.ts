import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

type Decoder = (data: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const [inflateZlib, inflateBare] = [promisify(inflate), promisify(inflateRaw)];

/** Some servers leave out the zlib header, which names the method 8 (RFC 9110, 8.4.1.2). */
const inflateAny: Decoder = (data, options) =>
  (((data[0] ?? 0) & 0x0f) === 8 ? inflateZlib : inflateBare)(data, options);

const DECODERS: ReadonlyMap<string, Decoder> = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', inflateAny],
  ['br', promisify(brotliDecompress)],
]);

/** A complete body that cannot or should not be decompressed. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Maximum number of encodings; more are an attack. */
const MOST_ENCODINGS = 4;

/**
 * Undoes the Content-Encoding of a body; some servers compress although the request does not allow it.
 *
 * @param encoding - value of Content-Encoding
 * @param maxBytes - largest decompressed size
 * @throws Unreadable when the body is too large or its encoding unknown; Error when it does not have the declared encoding
 */
export async function decompress(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MOST_ENCODINGS) throw new Unreadable(`the body is encoded ${names.length} times`);
  let data = body;
  // The last encoding in the list was applied last, so it is undone first.
  for (const name of names.reverse()) {
    if (data.length === 0) break;
    const decode = DECODERS.get(name);
    if (decode === undefined) throw new Unreadable(`the body has the encoding «${name}», which is not known`);
    data = await decode(data, { maxOutputLength: maxBytes }).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
      throw new Unreadable(`the body has more than ${maxBytes} bytes once it is decompressed: raise limits.bodyBytes`);
    });
  }
  return data;
}
