import { OPERATIONS, type Operation } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { dayAt, isOver } from '../clock.ts';
import { parametersOf } from '../contracts/path-pattern.ts';
import type { CredentialName } from './config/schema.ts';
import { partsOf } from './credentials.ts';
import { pathValues } from './path-values.ts';
import type { Run } from './run.ts';
import { isSafe } from './safety.ts';
import type { Parts } from './target.ts';

/** A query that every GraphQL server answers. */
const LEAST_QUERY = { query: '{ __typename }' };

/** A request that changes nothing and takes a credential. */
export interface Read {
  id: InterfaceId;
  operation: Operation;
  /** Whether its interface is selected and has not ended. */
  isExpected: boolean;
}

/** The main credential of the interface that a further credential belongs to; its name is a prefix of the other name. */
export function baseOf(name: CredentialName): CredentialName {
  const bases = INTERFACE_IDS.flatMap((id) => {
    const { caller } = INTERFACES[id];
    return caller !== 'none' && name.startsWith(caller) ? [caller] : [];
  });
  return bases.sort((a, b) => b.length - a.length)[0] ?? name;
}

/**
 * A read with a credential at a configured host: preferably of a selected interface that has not ended, with the fewest parameters.
 *
 * @param other - an operation that is not read, unless it takes any query
 */
export function readWith(
  { config, startedAt }: Pick<Run, 'config' | 'startedAt'>,
  credential: CredentialName,
  interfaces: readonly InterfaceId[] = INTERFACE_IDS,
  other?: Operation,
): Read | undefined {
  const base = baseOf(credential);
  const today = dayAt(startedAt.getTime());
  const candidates = INTERFACE_IDS.filter((id) => config.targets[INTERFACES[id].host] !== undefined).flatMap((id) => {
    const isExpected =
      interfaces.includes(id) && !isOver(INTERFACES[id].sunset, today) && config.expect?.[id] !== 'retired';
    return OPERATIONS[id]
      .filter(
        (one) =>
          one.credential === base &&
          isSafe(id, one.method, one.path, JSON.stringify(LEAST_QUERY)) &&
          (one.graphql === true || one !== other),
      )
      .map((operation) => ({ id, operation, isExpected }));
  });
  const weight = ({ operation, isExpected }: Read) => parametersOf(operation.path).length + (isExpected ? 0 : 100);
  return candidates.sort((a, b) => weight(a) - weight(b))[0];
}

/** The parts of such a request with a credential, which may be another one for the same host. */
export function partsOfRead(
  { config }: Pick<Run, 'config'>,
  { id, operation }: Read,
  as: CredentialName,
): Pick<Parts, 'as' | 'params' | 'json'> {
  const params = pathValues(config, id, operation.path, partsOf(config, as));
  return { as, params, ...(operation.graphql === true && { json: LEAST_QUERY }) };
}
