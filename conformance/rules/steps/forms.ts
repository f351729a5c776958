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

const IN_UTF_8 = `${FORM};charset=UTF-8`;
const swapped = (fields: Fields) => USUAL_FORM.write(fields.toReversed());

/** The name of the form that no other one goes together with, since it hides what a server might look for. */
export const PERCENT_ENCODED = 'fully percent-encoded';

/** Other forms that say the same, by the names of cases. Many clients name a charset: the documents say that forms are in UTF-8. */
export const OTHER_FORMS: Readonly<Record<string, Form>> = {
  swapped: { ...USUAL_FORM, write: swapped },
  [PERCENT_ENCODED]: {
    ...USUAL_FORM,
    write: (fields) => fields.map(([name, value]) => `${everyByte(name)}=${everyByte(value)}`).join('&'),
  },
  'charset in its media type': { ...USUAL_FORM, contentType: IN_UTF_8 },
};

/** A form that differs from the usual one like the others together: if it is read the same, so is each of them. */
export const OTHERS_TOGETHER: Form = { write: swapped, contentType: IN_UTF_8 };

function everyByte(text: string): string {
  return [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
