import { parseJson } from '../json.ts';

/** Largest request body that is read, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Why a request has no usable body, with a default status and message. */
export interface Unreadable {
  ok: false;
  reason: 'missing' | 'too-large' | 'media-type' | 'malformed';
  status: 400 | 413 | 415;
  message: string;
}

/** The JSON body of a request, or why it has none. */
export type JsonBody = { ok: true; value: unknown; text: string } | Unreadable;

/** The form in a request, or why there is none. */
export type FormBody = { ok: true; form: URLSearchParams } | Unreadable;

/** The media type of a request in lower case, without parameters; empty if there is none. */
export function mediaType({ headers }: Request): string {
  return mediaTypeOf(headers.get('content-type') ?? '');
}

function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Finds out why the headers of a body are not supported; undefined if they are.
 *
 * @param taken the accepted media types; one with `*` accepts all
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
 * Reads the body of a request as JSON in UTF-8. Never throws: a missing, too large, malformed or interrupted body, or one of another type,
 * is a result. An empty body is missing, whatever its type.
 *
 * @param mediaTypes the accepted media types, in lower case; parameters and letter case of the header are ignored
 */
export async function readJson(request: Request, mediaTypes: readonly string[]): Promise<JsonBody> {
  const body = await readText(request, mediaTypes);
  if (!body.ok) return body;
  const value = parseJson(body.text);
  return value === undefined
    ? unreadable('malformed', 400, 'the body is not JSON')
    : { ok: true, value, text: body.text };
}

/** Reads the body of a request as a form; never throws. */
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
    // The body was interrupted.
  }
  return unreadable('malformed', 400, 'the body breaks off, or is not UTF-8');
}

/** Decodes UTF-8 and removes a byte order mark; undefined for invalid UTF-8. */
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

/** The whole body of a request, with or without Content-Length; undefined if it is too large: the server handles the rest. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const announced = announcedLength(request);
  if (announced > MAX_BODY_BYTES) return undefined;
  if (announced === 0) return new Uint8Array();
  // Not as a stream: the server would have to create a standard request for it, which takes longer than the response.
  if (!Number.isNaN(announced)) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Reads up to the limit without cancelling, which would close the connection before the response.
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** The announced length of a body, in bytes; NaN if it is unknown. */
function announcedLength({ method, headers }: Request): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers.has('transfer-encoding') ? null : headers.get('content-length');
  return length === null ? NaN : Number(length);
}
