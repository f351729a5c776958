import type { Level } from '../change.ts';

/** A change of an SDL, with the expected level. `from` occurs once in the SDL and is replaced by `to`. */
export interface SchemaCase {
  change: string;
  level: Level;
  from: string;
  to: string;
}

const caseOf =
  (level: Level) =>
  (change: string, from: string, to: string): SchemaCase => ({ change, level, from, to });
const [patch, minor, major] = [caseOf('patch'), caseOf('minor'), caseOf('major')];

/** A schema with an instance of everything that the labelled changes need. */
export const SDL = `
"The questions." type Query {
  "One thing." thing(id: ID!, unit: String = "kg", limit: Int): Thing
  things: [Thing!]!
}
type Thing { name: String! size: Int colour: Colour }
enum Colour { RED BLUE }
input Filter { name: String! size: Int = 1 }
type Mutation { save(filter: Filter!): Thing }
scalar Euro
scalar Franc @specifiedBy(url: "https://franc.test")
type Old { weight: Int @deprecated(reason: "Too heavy.") }
input OldFilter { weight: Int @deprecated(reason: "Too long.") }
`;

export const SDL_CASES: readonly SchemaCase[] = [
  major('a field is removed', 'size: Int colour', 'colour'),
  minor('a field is added', 'size: Int colour', 'size: Int more: Int colour'),
  minor('a field is deprecated', 'colour: Colour', 'colour: Colour @deprecated(reason: "x")'),
  major('a result becomes nullable', 'name: String! size: Int c', 'name: String size: Int c'),
  minor('a result becomes non-null', 'size: Int colour', 'size: Int! colour'),
  major('a list becomes nullable', '[Thing!]!', '[Thing!]'),
  major('the type of a result changes', 'size: Int colour', 'size: String colour'),
  major('a required argument is added', 'limit: Int', 'limit: Int, more: Int!'),
  minor('an optional argument is added', 'limit: Int', 'limit: Int, more: Int'),
  major('an argument is removed', ', limit: Int', ''),
  major('an argument becomes required', 'limit: Int', 'limit: Int!'),
  minor('an argument becomes optional', 'id: ID!', 'id: ID'),
  major('a default of an argument changes', '"kg"', '"t"'),
  major('a default of an argument is removed', ' = "kg"', ''),
  minor('a default is added', 'limit: Int', 'limit: Int = 5'),
  minor('a value is added', 'RED BLUE', 'RED BLUE GREEN'),
  major('a value is removed', 'RED BLUE', 'RED'),
  minor('a value is deprecated', 'RED BLUE', 'RED BLUE @deprecated'),
  major('a required input field is added', 'size: Int = 1', 'size: Int = 1 more: Int!'),
  minor('an optional input field is added', 'size: Int = 1', 'size: Int = 1 more: Int'),
  major('an input field is removed', ' size: Int = 1', ''),
  major('an input field becomes required', 'size: Int = 1', 'size: Int!'),
  minor('an input field becomes optional', '{ name: String! size: Int =', '{ name: String size: Int ='),
  major('a default of an input field changes', '= 1', '= 2'),
  minor('a type is added', 'scalar Euro', 'scalar Euro scalar Dollar'),
  major('a type is removed', 'scalar Euro', ''),
  major('a type becomes another kind', 'scalar Euro', 'enum Euro { ONE }'),
  patch('a description of a field changes', 'One thing.', 'A thing.'),
  patch('a description of a type changes', 'The questions.', 'Questions.'),
  patch('a description is added', 'enum Colour', '"Colours." enum Colour'),
  patch('a comment changes', 'scalar Euro', '# Money\nscalar Euro'),
  patch('a description is removed', '"The questions." ', ''),
  patch('a reason of a deprecation is reworded', 'Too heavy.', 'Heavy.'),
  patch('a reason of a deprecated input field is reworded', 'Too long.', 'Long.'),
  minor('a field is no longer deprecated', ' @deprecated(reason: "Too heavy.")', ''),
  major('a scalar follows another specification', 'franc.test', 'other.test'),
  major('a scalar follows no specification any more', ' @specifiedBy(url: "https://franc.test")', ''),
  minor('a scalar gets a specification', 'scalar Euro', 'scalar Euro @specifiedBy(url: "https://euro.test")'),
];
