/** The media type of a form. */
export const FORM = 'application/x-www-form-urlencoded';
/** The same as many clients write it: the documents say that forms are in UTF-8. */
export const FORM_IN_UTF_8 = `${FORM};charset=UTF-8`;
/** The case of a rule about forms that are sent as that. */
export const WITH_CHARSET = 'charset in its media type';

/** The fields of a form as it is sent. */
export type Fields = [name: string, value: string][];

/** A form as browsers write it. */
export function urlEncoded(fields: Fields): string {
  return new URLSearchParams(fields).toString();
}

/** The same with its fields in the other order. */
export function swappedFields(fields: Fields): string {
  return urlEncoded(fields.toReversed());
}

/** The same with every byte of names and values percent-encoded. */
export function encodedFields(fields: Fields): string {
  return fields.map(([name, value]) => `${everyByte(name)}=${everyByte(value)}`).join('&');
}

function everyByte(text: string): string {
  return [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
