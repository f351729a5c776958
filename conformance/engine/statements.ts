import type { InterfaceId } from '../../generated/platform.ts';
import { DOCUMENTS, STATEMENTS, type Statement } from '../../generated/statements.ts';

/** A place that a statement applies to: an operation (`METHOD /path`) of an interface, and one value of each further dimension. */
export type StatementPlace = Readonly<Record<'interface' | 'operation', string> & Record<string, string>>;

const BY_ID: ReadonlyMap<string, Statement> = new Map(STATEMENTS.map((statement) => [statement.id, statement]));

export function statementOf(id: string): Statement | undefined {
  return BY_ID.get(id);
}

/**
 * All places that a statement applies to; empty if it is not for rules.
 *
 * @param isMeant - selects operations; `spread` values are distributed over the places of these
 */
export function placesOf(
  { operations = {}, dimensions = {}, spread = [] }: Statement,
  isMeant: (operation: string, id: string) => boolean = () => true,
): StatementPlace[] {
  const places = Object.entries(operations).flatMap(([id, own]) =>
    own.filter((one) => isMeant(one, id)).map((operation): StatementPlace => ({ interface: id, operation })),
  );
  const all = Object.entries(dimensions).reduce(
    (some, [name, values]) => some.flatMap((place) => values.map((value) => ({ ...place, [name]: value }))),
    places,
  );
  if (spread.length === 0 || all.length === 0) return all;
  return Array.from({ length: Math.max(all.length, spread.length) }, (_, index) => ({
    ...(all[index % all.length] as StatementPlace),
    values: spread[index % spread.length] as string,
  }));
}

/** A place in one line: `notes GET /notes/{id} credentials=none`. */
export function placeText({ interface: id, operation, ...dimensions }: StatementPlace): string {
  return [id, operation, ...Object.entries(dimensions).map(([name, value]) => `${name}=${value}`)].join(' ');
}

/** The values of a place by dimension. */
export function dimensionsOf(place: StatementPlace): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(place).filter(([name]) => name !== 'interface' && name !== 'operation'));
}

/** The credential in names of cases, by its value in statements. */
export const SENT_WITH = {
  none: 'without a credential',
  wrong: 'with a wrong credential',
  other: 'with another credential',
} as const;

/** The value of a dimension in names of cases. */
export function wordsFor(dimension: string, value: string): string {
  return dimension === 'credentials' && value in SENT_WITH ? SENT_WITH[value as keyof typeof SENT_WITH] : value;
}

/** The name of the case for a place. */
function caseOf(place: StatementPlace): string {
  const words = Object.entries(dimensionsOf(place)).map(([name, value]) => wordsFor(name, value));
  return [place.operation, ...words].join(' ');
}

const known = new Map<string, ReadonlyMap<string, StatementPlace>>();

/**
 * The places of statements at an interface, by name of the case: `GET /notes/{id} without a credential`.
 *
 * @throws RangeError when there is no such statement
 */
export function placesByCase(id: InterfaceId, ...statements: readonly string[]): ReadonlyMap<string, StatementPlace> {
  // Cached: a rule looks it up in each of its cases.
  const key = [id, ...statements].join(' ');
  const places = known.get(key) ?? placesByCaseAt(id, statements, () => true);
  known.set(key, places);
  return places;
}

/**
 * The places at selected operations of an interface.
 *
 * @throws RangeError when there is no such statement
 */
export function placesByCaseAt(
  id: InterfaceId,
  statements: readonly string[],
  isMeant: (operation: string) => boolean,
): ReadonlyMap<string, StatementPlace> {
  const places = statements.flatMap((name) => {
    const statement = statementOf(name);
    if (statement === undefined) throw new RangeError(`there is no statement ${name}`);
    return placesOf(statement, (operation, own) => own === id && isMeant(operation));
  });
  return new Map(places.map((place) => [caseOf(place), place]));
}

/** The section of the document or standard with the statement. */
export function sectionOf({ section, standard }: Statement): string {
  return standard === undefined ? section : `${standard}, ${section}`;
}

/** The sentence of a statement, also of an open one. */
export function sentenceOf({ says, open = '' }: Statement): string {
  return says ?? open;
}

/** A statement quoted in a report. */
export interface Citation {
  /** The document with its title, or the standard. */
  document: string;
  section: string;
  says: string;
}

/** Quotes the statements that rules name, by id. */
export function citationsOf(rules: readonly { source: readonly string[] }[]): Record<string, Citation> {
  const statements = [...new Set(rules.flatMap(({ source }) => source))].flatMap((id) => statementOf(id) ?? []);
  const citations = statements.map((statement) => {
    const { id, document, standard = `${document} ${DOCUMENTS[document]}`, section } = statement;
    return [id, { document: standard, section, says: sentenceOf(statement) }] as const;
  });
  return Object.fromEntries(citations);
}
