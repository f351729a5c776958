import type { Contract } from '../../docs/contracts.ts';
import { stableId } from '../identity.ts';
import type { Values } from '../values.ts';
import { variablesOf } from '../variables.ts';

/** A Postman environment. */
export interface PostmanEnvironment {
  id: string;
  name: string;
  values: { key: string; value: string; type: 'default' | 'secret'; enabled: boolean; description: string }[];
  _postman_variable_scope: 'environment';
}

/**
 * Makes the environment of the collection: addresses and credentials, and the identifiers that are known. Others are left out, since an
 * environment wins over what the answers showed; the collection lists them.
 */
export function postmanEnvironment(contracts: readonly Contract[], values: Values): PostmanEnvironment {
  const entries = variablesOf(contracts).flatMap(({ name, kind, secret, meaning, placeholder }) => {
    const value = values[name] ?? (kind === 'identifier' || kind === 'found' ? undefined : placeholder);
    if (value === undefined) return [];
    return [{ key: name, value, type: secret ? 'secret' : 'default', enabled: true, description: meaning } as const];
  });
  return {
    id: stableId('environment'),
    name: 'Platform interfaces',
    values: entries,
    _postman_variable_scope: 'environment',
  };
}
