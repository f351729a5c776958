import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLScalarType, Kind, valueFromASTUntyped, type GraphQLSchema } from 'graphql';

const SDL = new URL('../../../generated/consumer-loan-offers/schema.graphql', import.meta.url);

function makeDecimal(schema: GraphQLSchema, name: string): void {
  const scalar = schema.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`${SDL.pathname} has no scalar ${name}`);
  const decimal = (value: unknown): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    // A TypeError, to which GraphQL appends the actual value; it would not do so for a GraphQLError.
    throw new TypeError(`${name} is a decimal number`);
  };
  scalar.serialize = decimal;
  scalar.parseValue = decimal;
  scalar.parseLiteral = (node) =>
    decimal(node.kind === Kind.INT || node.kind === Kind.FLOAT ? valueFromASTUntyped(node) : undefined);
}

let schema: GraphQLSchema | undefined;

/**
 * The schema of the contract, with decimal numbers for its scalars; read once per process.
 *
 * @throws Error when the contract is missing or lacks one of the scalars
 */
export function loanSchema(): GraphQLSchema {
  if (schema !== undefined) return schema;
  const made = buildSchema(readFileSync(SDL, 'utf8'));
  for (const name of ['Euro', 'Prozent']) makeDecimal(made, name);
  return (schema = made);
}
