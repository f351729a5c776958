import { parseJson } from '../json.ts';

/** Largest request body that is read, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Why a request has no usable body, with a status and a message for whoever has none of their own. */
export interface Unreadable {
  ok: false;
  reason: 'missing' | 'too-large' | 'media-type' | 'malformed';
  status: 400 | 413 | 415;
  message: string;
}

/** The JSON body of a request, or why it has none. */
export type JsonBody = { ok: true; value: unknown; text: string } | Unreadable;

/** The form that a request sends, or why it sends none. */
export type FormBody = { ok: true; form: URLSearchParams } | Unreadable;

/** The media type of a request in lower case, without parameters; an empty string when there is none. */
export function mediaType({ headers }: Request): string {
  return mediaTypeOf(headers.get('content-type') ?? '');
}

function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Tells why a body cannot be read as it is sent; undefined where it can.
 *
 * @param taken the media types that are taken, `*` among them for those that are not listed
 */
export function unsupported(
  { type, encoding }: { type: string | null | undefined; encoding: string | null | undefined },
  taken: readonly string[],
): string | undefined {
  if (!/^(?:identity)?$/i.test(encoding ?? '')) return `Content-Encoding must be absent, but is ${encoding}`;
  const sent = mediaTypeOf(type ?? '');
  if (taken.some((one) => one.includes('*') || mediaTypeOf(one) === sent)) return undefined;
  return `Content-Type must be ${taken.join(' or ')}, but is ${sent === '' ? 'missing' : sent}`;
}

/**
 * Reads the body of a request as JSON in UTF-8. Never throws: a body that is absent, too large, of another type or malformed is
 * an answer, and so is one that breaks off. An absent body has no type, so that it is missing whatever the header says.
 *
 * @param mediaTypes what the body may be sent as, in lower case; parameters and case of the header do not matter
 */
export async function readJson(request: Request, mediaTypes: readonly string[]): Promise<JsonBody> {
  const body = await readText(request, mediaTypes);
  if (!body.ok) return body;
  const value = parseJson(body.text);
  return value === undefined
    ? unreadable('malformed', 400, 'the body is not JSON')
    : { ok: true, value, text: body.text };
}

/** Reads the body of a request as a form, in the same way. */
export async function readForm(request: Request): Promise<FormBody> {
  const body = await readText(request, ['application/x-www-form-urlencoded']);
  return body.ok ? { ok: true, form: new URLSearchParams(body.text) } : body;
}

async function readText(
  request: Request,
  mediaTypes: readonly string[],
): Promise<{ ok: true; text: string } | Unreadable> {
  try {
    const bytes = await readBytes(request);
    if (bytes === undefined) {
      return unreadable('too-large', 413, `the body is larger than ${MAX_BODY_BYTES} bytes`);
    }
    if (bytes.byteLength === 0) return unreadable('missing', 400, 'a body is required');
    const { headers } = request;
    const message = unsupported(
      { type: headers.get('content-type'), encoding: headers.get('content-encoding') },
      mediaTypes,
    );
    if (message !== undefined) return unreadable('media-type', 415, message);
    const text = decodeUtf8(bytes);
    if (text !== undefined) return { ok: true, text };
  } catch {
    // It breaks off.
  }
  return unreadable('malformed', 400, 'the body breaks off, or is not UTF-8');
}

/** Text in UTF-8, without a byte order mark; undefined where it is none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unreadable(reason: Unreadable['reason'], status: Unreadable['status'], message: string): Unreadable {
  return { ok: false, reason, status, message };
}

/** The whole body of a request, whether it announces its length or not; undefined when it is too large: the rest is left to the server. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const announced = announcedLength(request);
  if (announced > MAX_BODY_BYTES) return undefined;
  if (announced === 0) return new Uint8Array();
  // For its stream the server would have to make a standard request, which takes longer than the answer.
  if (!Number.isNaN(announced)) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Read to the end of the limit and not cancelled: that would close the connection before the answer.
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** The length that a request announces for its body, in bytes; NaN where only reading tells. */
function announcedLength({ method, headers }: Request): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers.has('transfer-encoding') ? null : headers.get('content-length');
  return length === null ? NaN : Number(length);
}
