import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { variantsOf } from './variant.ts';
import type { Answered, Wire } from './wire.ts';

const BODILESS = new Set([204, 304]);

function head(
  { status, headers }: Answered,
  response: ServerResponse,
  name: (name: string) => string = (same) => same,
): void {
  response.writeHead(
    status,
    headers.flatMap(([key, value]) => [name(key), value]),
  );
}

const withNames =
  (name: (name: string) => string): Wire =>
  (answer, response) => {
    head(answer, response, name);
    response.end(answer.body);
  };

const plain = withNames((name) => name);

/** Uses a low quality, since the default is slow. */
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Compresses every body, and sets Content-Encoding. */
const compressed =
  (encoding: string, compress: (body: Buffer) => Buffer): Wire =>
  (answer, response) => {
    const { status, headers, body } = answer;
    if (BODILESS.has(status) || body.length === 0) return plain(answer, response);
    head({ ...answer, headers: [...headers, ['content-encoding', encoding], ['vary', 'Accept-Encoding']] }, response);
    response.end(compress(body));
  };

const inSmallChunks: Wire = (answer, response) => {
  head(answer, response);
  for (let at = 0; at < answer.body.length; at += 5) response.write(answer.body.subarray(at, at + 5));
  response.end();
};

const closingConnection: Wire = (answer, response) => {
  response.shouldKeepAlive = false;
  response.useChunkedEncodingByDefault = false;
  head({ ...answer, headers: [...answer.headers, ['connection', 'close']] }, response);
  response.end(answer.body);
};

const afterInterimAnswers: Wire = (answer, response) => {
  response.writeProcessing();
  response.writeEarlyHints({ link: '</logo.svg>; rel=preload; as=image' });
  plain(answer, response);
};

const LISTS = new Set([
  'allow',
  'accept-patch',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'vary',
]);

/** Sends a header line for each entry of a list, and a line with another scheme before each challenge. */
const inLines: Wire = ({ headers, ...answer }, response) => {
  const lines = headers.flatMap(([name, value]): [string, string][] => {
    if (name === 'www-authenticate')
      return [
        [name, 'Negotiate'],
        [name, value],
      ];
    return LISTS.has(name) ? value.split(',').map((entry) => [name, entry.trim()]) : [[name, value]];
  });
  plain({ ...answer, headers: lines }, response);
};

/** Variants of HTTP messages on the wire. */
export const WIRE_VARIANTS = variantsOf({
  'header-names-in-capitals': {
    says: 'Header names are written in capitals.',
    wire: withNames((name) => name.toUpperCase()),
  },
  'headers-in-lines': {
    says: 'List headers have one line per entry, and each challenge is preceded by one of another scheme.',
    wire: inLines,
  },
  brotli: {
    says: 'Bodies are compressed with Brotli.',
    wire: compressed('br', brotli),
  },
  'twice-compressed': {
    says: 'Bodies are compressed twice, and the encodings are written in capitals.',
    wire: compressed('DEFLATE, GZIP', (body) => gzipSync(deflateSync(body))),
  },
  'small-chunks': {
    says: 'Bodies come in chunks of five bytes, which cut through characters.',
    wire: inSmallChunks,
  },
  'connections-closed': {
    says: 'Every connection is closed after its response, which announces no length.',
    wire: closingConnection,
  },
  'interim-answers': {
    says: 'Every response is preceded by interim responses (102 and 103).',
    wire: afterInterimAnswers,
  },
});
