/** The JSON body of a request, or why it has none, with the status and the message for those who have no other. */
export type JsonBody =
  | { ok: true; value: unknown; text: string }
  | { ok: false; reason: 'missing' | 'media-type' | 'malformed'; status: 400 | 415; message: string };

/** The media type of a request in lower case, without parameters; an empty string when there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads the body of a request as JSON in UTF-8. Never throws: a body that is absent, of another type or malformed is an
 * answer, and so is one that breaks off. An absent body has no type, so that it is missing whatever the header says.
 *
 * @param mediaTypes what the body may be sent as, in lower case; parameters and case of the header do not matter
 */
export async function readJson(request: Request, mediaTypes: readonly string[]): Promise<JsonBody> {
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength === 0) return { ok: false, reason: 'missing', status: 400, message: 'a body is required' };
    const sent = mediaType(request);
    if (!mediaTypes.includes(sent)) {
      const message = `Content-Type must be ${mediaTypes.join(' or ')}, but is ${sent === '' ? 'missing' : sent}`;
      return { ok: false, reason: 'media-type', status: 415, message };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, reason: 'malformed', status: 400, message: 'the body is not JSON in UTF-8' };
  }
}

/** Whether a JSON value is an object (and not an array or null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
