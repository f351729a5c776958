import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, findBreakingChanges, type IntrospectionQuery } from 'graphql';
import { messageOf } from '../../../message-of.ts';

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
