import { fieldsAlone, TYPE_NAMES } from './fields.ts';

/** The name of a field that no type has. */
export const UNKNOWN_FIELD = 'gibtEsNicht';

/** A selection with an unknown field in each type, by the name of the type. */
export const UNKNOWN_IN: Readonly<Record<string, string>> = Object.fromEntries(
  TYPE_NAMES.map((type) => {
    const field = fieldsAlone().find(({ name }) => name.startsWith(`${type}.`));
    // The innermost field of the smallest selection is replaced.
    const selection = field?.selection.replace(/[\w]+(?=[ }]*$)/, UNKNOWN_FIELD) ?? UNKNOWN_FIELD;
    return [type, type === 'Angebot' ? UNKNOWN_FIELD : selection];
  }),
);
