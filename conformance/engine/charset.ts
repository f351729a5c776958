/** A body as text. */
export interface DecodedBody {
  body: string;
  /** Set if the bytes are not text in the declared encoding. */
  undecodable?: true | undefined;
}

const CHARSET = /;\s*charset\s*=\s*"?([\w.:+-]+)/i;
/** JSON is UTF-8, whatever charset its media type has (RFC 8259, 8.1 and 11). */
const JSON_TYPE = /^\s*application\/([\w.-]+\+)?json\b/i;
/** Media types that are read as text. */
const TEXT_TYPE = /^\s*(text\/|application\/(([\w.-]+\+)?(json|xml)|graphql|javascript|x-www-form-urlencoded)\b|$)/i;

/**
 * Decodes a body by the charset of its media type, by default UTF-8.
 *
 * @param contentType - value of Content-Type; '' if there is none
 */
export function textOf(bytes: Buffer, contentType: string): DecodedBody {
  const named = JSON_TYPE.test(contentType) ? undefined : CHARSET.exec(contentType)?.[1];
  const decoder = decoderOf(named ?? 'utf-8');
  // The byte order mark is kept: a rule judges it.
  const body = decoder === undefined ? bytes.toString('utf8') : decoder.decode(bytes);
  const isText = decoder !== undefined && (TEXT_TYPE.test(contentType) || !body.includes('\uFFFD'));
  if (!isText) return { body, undecodable: true };
  // A replacement character that the server sent is escaped, to distinguish it from one that stands for invalid UTF-8.
  const wasSent = JSON_TYPE.test(contentType) && body.includes('\uFFFD') && Buffer.from(body, 'utf8').equals(bytes);
  return { body: wasSent ? body.replaceAll('\uFFFD', '\\ufffd') : body };
}

function decoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name, { ignoreBOM: true });
  } catch {
    return undefined;
  }
}
