type Fields = [name: string, value: string][];

/** How a form is serialized and labelled. */
export interface Form {
  write(fields: Fields): string;
  contentType: string;
}

const FORM = 'application/x-www-form-urlencoded';

/** A form as browsers write it. */
export const USUAL_FORM: Form = { write: (fields) => new URLSearchParams(fields).toString(), contentType: FORM };

const IN_UTF_8 = `${FORM};charset=UTF-8`;
const swapped = (fields: Fields) => USUAL_FORM.write(fields.toReversed());

/** This form is sent alone: it hides the field names that a server might search for. */
export const PERCENT_ENCODED = 'fully percent-encoded';

/** Equivalent forms by case name. Many clients send a charset, since the documents say that forms are in UTF-8. */
export const OTHER_FORMS: Readonly<Record<string, Form>> = {
  swapped: { ...USUAL_FORM, write: swapped },
  [PERCENT_ENCODED]: {
    ...USUAL_FORM,
    write: (fields) => fields.map(([name, value]) => `${percentEncodeAll(name)}=${percentEncodeAll(value)}`).join('&'),
  },
  'charset in its media type': { ...USUAL_FORM, contentType: IN_UTF_8 },
};

/** Combines the other variations: a server that accepts this form accepts each of them. */
export const OTHERS_TOGETHER: Form = { write: swapped, contentType: IN_UTF_8 };

function percentEncodeAll(text: string): string {
  return [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
