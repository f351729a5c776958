import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, findBreakingChanges, type IntrospectionQuery } from 'graphql';
import { messageOf } from '../../../message-of.ts';

/** A scalar of the interface. */
export type Scalar = 'Euro' | 'Prozent' | 'Int' | 'String';

/** The scalars that are numbers. */
export const NUMBERS: readonly Scalar[] = ['Euro', 'Prozent', 'Int'];

/** The types that an offer is made of. */
export type TypeName =
  'Angebot' | 'Gesamtkonditionen' | 'Zinsgrenzen' | 'Ratenkredit' | 'Produktanbieter' | 'Anschrift' | 'Logo';

/** Every type with its fields, and what each field is. */
export const TYPES: Readonly<Record<TypeName, Readonly<Record<string, Scalar | TypeName>>>> = {
  Angebot: { gesamtkonditionen: 'Gesamtkonditionen', ratenkredit: 'Ratenkredit' },
  Gesamtkonditionen: {
    effektivzins: 'Prozent',
    gesamtkreditbetrag: 'Euro',
    laufzeitInMonaten: 'Int',
    nettokreditbetrag: 'Euro',
    rateMonatlich: 'Euro',
    sollzins: 'Prozent',
    zinsgrenzen: 'Zinsgrenzen',
  },
  Zinsgrenzen: {
    maximalerEffektivzins: 'Prozent',
    maximalerSollzins: 'Prozent',
    minimalerEffektivzins: 'Prozent',
    minimalerSollzins: 'Prozent',
  },
  Ratenkredit: { produktanbieter: 'Produktanbieter', produktbezeichnung: 'String', schlussrate: 'Euro' },
  Produktanbieter: { name: 'String', anschrift: 'Anschrift', logo: 'Logo' },
  Anschrift: { strasse: 'String', hausnummer: 'String', plz: 'String', ort: 'String' },
  Logo: { svg: 'String' },
};

/** The names of all types. */
export const TYPE_NAMES = Object.keys(TYPES) as TypeName[];

/** Every field, as `Type.field`. */
export const FIELD_NAMES: readonly string[] = TYPE_NAMES.flatMap((type) =>
  Object.keys(TYPES[type]).map((name) => `${type}.${name}`),
);

/** What a field holds. */
export function kindOf(field: string): Scalar | TypeName | undefined {
  const [type, name = ''] = field.split('.') as [TypeName, string];
  return TYPES[type]?.[name];
}

/** Tells whether a field holds an object of a type, not a scalar. */
export function isType(kind: Scalar | TypeName): kind is TypeName {
  return Object.hasOwn(TYPES, kind);
}

/** Every field of an offer with the smallest selection that holds it. */
export function fieldsAlone(
  type: TypeName = 'Angebot',
  around: (selection: string) => string = (selection) => selection,
): { name: string; selection: string }[] {
  return Object.entries(TYPES[type]).flatMap(([name, kind]) => {
    if (!isType(kind)) return [{ name: `${type}.${name}`, selection: around(name) }];
    const [first = ''] = fieldsAlone(kind).map(({ selection }) => selection);
    return [
      { name: `${type}.${name}`, selection: around(`${name} { ${first} }`) },
      ...fieldsAlone(kind, (selection) => around(`${name} { ${selection} }`)),
    ];
  });
}

/** The selection of every field of a type, as it stands in a query. */
export function everyField(type: TypeName = 'Angebot'): string {
  const fields = Object.entries(TYPES[type]).map(([name, kind]) =>
    isType(kind) ? `${name} { ${everyField(kind)} }` : name,
  );
  return fields.join(' ');
}

/** The name of a field that no type has. */
export const UNKNOWN_FIELD = 'gibtEsNicht';

/** A selection with an unknown field in each type, by the name of the type. */
export const UNKNOWN_IN: Readonly<Record<string, string>> = Object.fromEntries(
  TYPE_NAMES.map((type) => {
    const field = fieldsAlone().find(({ name }) => name.startsWith(`${type}.`));
    // The innermost field of the smallest selection is replaced.
    const selection = field?.selection.replace(/\b\w+(?=[ }]*$)/, UNKNOWN_FIELD) ?? UNKNOWN_FIELD;
    return [type, type === 'Angebot' ? UNKNOWN_FIELD : selection];
  }),
);

const SDL = new URL('../../../../generated/consumer-loan-offers/schema.graphql', import.meta.url);

/**
 * What a client of the contract would trip over in the schema of a target; empty when nothing would break.
 *
 * @param introspection - the data of an introspection query
 */
export function differencesTo(introspection: object): readonly string[] {
  const contract = buildSchema(readFileSync(SDL, 'utf8'));
  try {
    const target = buildClientSchema(introspection as IntrospectionQuery);
    return findBreakingChanges(contract, target).map(({ description }) => description);
  } catch (error) {
    return [`the introspection cannot be read: ${messageOf(error)}`];
  }
}
