import { PARAMETERS, type Question, type Variables } from './questions.ts';
import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, findBreakingChanges, type IntrospectionQuery } from 'graphql';
import { messageOf } from '../../../message-of.ts';

/** A scalar of the interface. */
export type Scalar = 'Euro' | 'Prozent' | 'Int' | 'String';

export const NUMBERS: readonly Scalar[] = ['Euro', 'Prozent', 'Int'];

/** The types that an offer is made of. */
export type TypeName =
  | 'Angebot'
  | 'Gesamtkonditionen'
  | 'Zinsgrenzen'
  | 'Ratenkredit'
  | 'Produktanbieter'
  | 'Anschrift'
  | 'Logo';

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

export const TYPE_NAMES = Object.keys(TYPES) as TypeName[];

/** Every field, as `Type.field`. */
export const FIELD_NAMES: readonly string[] = TYPE_NAMES.flatMap((type) =>
  Object.keys(TYPES[type]).map((name) => `${type}.${name}`),
);

/** What a field holds. */
export function kindOf(field: string): Scalar | TypeName | undefined {
  const [type, name] = field.split('.') as [TypeName, string];
  return TYPES[type]?.[name];
}

/** Tells whether a field holds an object of a type, not a scalar. */
export function isType(kind: Scalar | TypeName): kind is TypeName {
  return Object.hasOwn(TYPES, kind);
}

/** The smallest selection of an offer that reaches the objects of a type, with what is selected in them. */
function selectionIn(type: TypeName, selection: string): string {
  for (const parent of TYPE_NAMES) {
    const name = Object.keys(TYPES[parent]).find((one) => TYPES[parent][one] === type);
    if (name !== undefined) return selectionIn(parent, `${name} { ${selection} }`);
  }
  return selection;
}

/** The smallest selection of a type. */
function smallest(type: TypeName): string {
  const [[name, kind]] = Object.entries(TYPES[type]) as [[string, Scalar | TypeName]];
  return isType(kind) ? `${name} { ${smallest(kind)} }` : name;
}

/** Every field of an offer with the smallest selection that holds it. */
export function fieldsAlone(): { name: string; selection: string }[] {
  return TYPE_NAMES.flatMap((type) =>
    Object.entries(TYPES[type]).map(([name, kind]) => {
      const field = isType(kind) ? `${name} { ${smallest(kind)} }` : name;
      return { name: `${type}.${name}`, selection: selectionIn(type, field) };
    }),
  );
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
  TYPE_NAMES.map((type) => [type, selectionIn(type, UNKNOWN_FIELD)]),
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

/** A small selection, where the content of an offer does not matter. */
export const RATE_ONLY = 'gesamtkonditionen { effektivzins }';

/** The body of a query. */
export interface QuestionBody {
  query: string;
  variables: Record<string, unknown>;
}

/** A query with one variable for each parameter, and with values that stand in the query itself. */
export function queryFor(
  question: Question,
  parameters: Record<string, string>,
  selection = RATE_ONLY,
  ...values: readonly string[]
): string {
  const names = Object.keys(parameters);
  const declared = names.map((name) => `$${name}: ${parameters[name]}`).join(', ');
  const given = [...names.map((name) => `${name}: $${name}`), ...values].join(', ');
  return `query (${declared}) { ${question}(${given}) { ${selection} } }`;
}

/** The body of a query that gives exactly these parameters, and values that stand in the query itself. */
export function bodyFor(
  question: Question,
  variables: Variables,
  selection = RATE_ONLY,
  ...values: readonly string[]
): QuestionBody {
  const parameters = Object.entries(PARAMETERS).filter(([name]) => Object.hasOwn(variables, name));
  return { query: queryFor(question, Object.fromEntries(parameters), selection, ...values), variables };
}

/** The body of a query without variables: its values stand in the query itself. */
export function literally(question: Question, values: Variables): { query: string } {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return { query: `query { ${question}(${given.join(', ')}) { ${RATE_ONLY} } }` };
}
