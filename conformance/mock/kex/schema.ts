import { buildSchema, GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { roundToCents } from './annuity.ts';

function decimal(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new GraphQLError(`${name} must be a decimal number, got ${JSON.stringify(value)}`);
}

function behaveAsDecimal(schema: GraphQLSchema, name: string): void {
  const scalar = schema.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`The schema lacks the scalar ${name}.`);
  scalar.serialize = (value) => roundToCents(decimal(name, value));
  scalar.parseValue = (value) => decimal(name, value);
  scalar.parseLiteral = (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return decimal(name, Number(node.value));
    throw new GraphQLError(`${name} must be a decimal number`, { nodes: node });
  };
}

/**
 * Builds the executable schema of the consumer-loan offers: `Euro` and `Prozent` are decimal numbers with two places.
 *
 * @param sdl The schema definition of the interface.
 * @throws Error when the text is no valid schema definition or lacks one of the scalars.
 */
export function createLoanSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  behaveAsDecimal(schema, 'Euro');
  behaveAsDecimal(schema, 'Prozent');
  return schema;
}
