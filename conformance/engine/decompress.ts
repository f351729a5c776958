import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS: Record<string, (data: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Undoes the Content-Encoding of a body, also of a server that compresses without having been asked to.
 *
 * @param encoding - value of Content-Encoding; an encoding that nobody knows leaves the body as it is
 * @param maxBytes - largest decompressed size
 * @throws RangeError when the body is larger than that, Error when it is not what it says
 */
export async function decompress(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  let data = body;
  // The last encoding that was applied stands last, so it is undone first.
  for (const name of encoding.toLowerCase().split(',').toReversed()) {
    const decode = DECODERS[name.trim()];
    if (decode !== undefined && data.length > 0) data = await decode(data, { maxOutputLength: maxBytes });
  }
  return data;
}
