import type { SchemaCase } from './case.ts';

/** A schema with one of everything that the labelled changes touch. */
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

/** Changes of an SDL. */
export const SDL_CASES: readonly SchemaCase[] = [
  { change: 'a field is removed', level: 'major', replace: [['size: Int colour', 'colour']] },
  { change: 'a field is added', level: 'minor', replace: [['size: Int colour', 'size: Int more: Int colour']] },
  {
    change: 'a field is deprecated',
    level: 'minor',
    replace: [['colour: Colour', 'colour: Colour @deprecated(reason: "x")']],
  },
  {
    change: 'a result may be null',
    level: 'major',
    replace: [['name: String! size: Int c', 'name: String size: Int c']],
  },
  { change: 'a result is never null', level: 'minor', replace: [['size: Int colour', 'size: Int! colour']] },
  { change: 'a list may be null', level: 'major', replace: [['[Thing!]!', '[Thing!]']] },
  { change: 'the type of a result changes', level: 'major', replace: [['size: Int colour', 'size: String colour']] },
  { change: 'a required argument is added', level: 'major', replace: [['limit: Int', 'limit: Int, more: Int!']] },
  { change: 'an optional argument is added', level: 'minor', replace: [['limit: Int', 'limit: Int, more: Int']] },
  { change: 'an argument is removed', level: 'major', replace: [[', limit: Int', '']] },
  { change: 'an argument becomes required', level: 'major', replace: [['limit: Int', 'limit: Int!']] },
  { change: 'an argument becomes optional', level: 'minor', replace: [['id: ID!', 'id: ID']] },
  { change: 'a default of an argument changes', level: 'major', replace: [['"kg"', '"t"']] },
  { change: 'a default of an argument is removed', level: 'major', replace: [[' = "kg"', '']] },
  { change: 'a default is added', level: 'minor', replace: [['limit: Int', 'limit: Int = 5']] },
  { change: 'a value is added', level: 'minor', replace: [['RED BLUE', 'RED BLUE GREEN']] },
  { change: 'a value is removed', level: 'major', replace: [['RED BLUE', 'RED']] },
  { change: 'a value is deprecated', level: 'minor', replace: [['RED BLUE', 'RED BLUE @deprecated']] },
  {
    change: 'a required input field is added',
    level: 'major',
    replace: [['size: Int = 1', 'size: Int = 1 more: Int!']],
  },
  {
    change: 'an optional input field is added',
    level: 'minor',
    replace: [['size: Int = 1', 'size: Int = 1 more: Int']],
  },
  { change: 'an input field is removed', level: 'major', replace: [[' size: Int = 1', '']] },
  { change: 'an input field becomes required', level: 'major', replace: [['size: Int = 1', 'size: Int!']] },
  {
    change: 'an input field becomes optional',
    level: 'minor',
    replace: [['{ name: String! size: Int =', '{ name: String size: Int =']],
  },
  { change: 'a default of an input field changes', level: 'major', replace: [['= 1', '= 2']] },
  { change: 'a type is added', level: 'minor', replace: [['scalar Euro', 'scalar Euro scalar Dollar']] },
  { change: 'a type is removed', level: 'major', replace: [['scalar Euro', '']] },
  { change: 'a type becomes another kind', level: 'major', replace: [['scalar Euro', 'enum Euro { ONE }']] },
  { change: 'a description of a field changes', level: 'patch', replace: [['One thing.', 'A thing.']] },
  { change: 'a description of a type changes', level: 'patch', replace: [['The questions.', 'Questions.']] },
  { change: 'a description is added', level: 'patch', replace: [['enum Colour', '"Colours." enum Colour']] },
  { change: 'a comment changes', level: 'patch', replace: [['scalar Euro', '# Money\nscalar Euro']] },
  { change: 'a description is removed', level: 'patch', replace: [['"The questions." ', '']] },
  { change: 'a reason of a deprecation is worded anew', level: 'patch', replace: [['Too heavy.', 'Heavy.']] },
  { change: 'a reason of a deprecated input field is worded anew', level: 'patch', replace: [['Too long.', 'Long.']] },
  { change: 'a field is no longer deprecated', level: 'minor', replace: [[' @deprecated(reason: "Too heavy.")', '']] },
  { change: 'a scalar follows another specification', level: 'major', replace: [['franc.test', 'other.test']] },
  {
    change: 'a scalar follows no specification any more',
    level: 'major',
    replace: [[' @specifiedBy(url: "https://franc.test")', '']],
  },
  {
    change: 'a scalar gets a specification',
    level: 'minor',
    replace: [['scalar Euro', 'scalar Euro @specifiedBy(url: "https://euro.test")']],
  },
];
