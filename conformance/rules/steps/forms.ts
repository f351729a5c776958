/** The fields of a form as it is sent. */
type Fields = [name: string, value: string][];

/** How the fields of a form are written and labelled. */
export interface Form {
  write(fields: Fields): string;
  contentType: string;
}

const FORM = 'application/x-www-form-urlencoded';

/** A form as browsers write it. */
export const USUAL_FORM: Form = { write: (fields) => new URLSearchParams(fields).toString(), contentType: FORM };

/** Other forms that say the same, by the names of cases. Many clients name a charset: the documents say that forms are in UTF-8. */
export const OTHER_FORMS: Readonly<Record<string, Form>> = {
  swapped: { ...USUAL_FORM, write: (fields) => USUAL_FORM.write(fields.toReversed()) },
  'fully percent-encoded': {
    ...USUAL_FORM,
    write: (fields) => fields.map(([name, value]) => `${everyByte(name)}=${everyByte(value)}`).join('&'),
  },
  'charset in its media type': { ...USUAL_FORM, contentType: `${FORM};charset=UTF-8` },
};

function everyByte(text: string): string {
  return [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
