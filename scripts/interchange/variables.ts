import { publishedSchema } from '../../conformance/engine/config/published-schema.ts';
import { variableName } from '../../conformance/engine/config/variable-name.ts';
import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedParameter } from '../docs/browser/try-it/model.ts';
import { triedOperations } from '../docs/site/try-it-data.ts';

/** A value that a request takes from whoever sends it. */
export interface Variable {
  /** Its name in the collection and in the environment. */
  name: string;
  /** What it is, as a sentence. */
  meaning: string;
  /** Where the configuration of the suite has it: `credentials.login.username`; what an answer alone shows stands nowhere. */
  setting: string;
  /** What stands in its place until somebody sets it; nothing in it is secret. */
  placeholder: string;
}

/** Variables by their names. */
export type Variables = ReadonlyMap<string, Variable>;

/** The token of the platform, which the token endpoint gives. */
export const ACCESS_TOKEN = 'access_token';

/** The cookie of a session, which the form login gives. */
export const SESSION = 'session_id';

/** Parameters of a query that name what a request is about, as others do in the path. */
const IDENTIFYING = ['vorgangsNummer'];

/** The variable of an identifier: versions of an interface, and spellings of one identifier, share it. */
export function identifierVariable(interfaceId: string, operationId: string, parameter: string): string {
  const plain = parameter.charAt(0).toLowerCase() + parameter.slice(1);
  // A partner is created below another one than those that are read and changed.
  const name = operationId === 'createPartner' ? 'parentPartnerId' : plain.replace(/(?<=[a-z])nummer$/, 'Nummer');
  return `${interfaceId.replace(/-v\d+$/, '')}_${name}`;
}

/** Tells whether a parameter says what a request is about. */
export function isIdentifier({ in: place, name }: TriedParameter): boolean {
  return place === 'path' || IDENTIFYING.includes(name);
}

/** Every variable of these contracts: their hosts, the credentials, the identifiers that requests name. */
export function variablesOf(contracts: readonly Contract[]): Variables {
  const all: Variable[] = [
    ...contracts.map(({ placeholder: name, host, mockUrl: placeholder }) => {
      const meaning = `Address of the host ${host}, without a slash at the end.`;
      return { name, meaning, setting: `targets.${host}`, placeholder };
    }),
    ...credentialsOf(contracts),
    credential(ACCESS_TOKEN, 'Token of the platform; the token endpoint gives it.'),
    credential(SESSION, 'Cookie of a session; the form login gives it.'),
    ...contracts.flatMap(identifiersOf),
  ];
  return new Map(all.map((variable) => [variable.name, variable]));
}

/** What the configuration has for those who call these interfaces, as far as no other credential obtains it. */
function credentialsOf(contracts: readonly Contract[]): Variable[] {
  const callers = new Set<string>(contracts.flatMap(({ id }) => [id, INTERFACES[id as InterfaceId].caller]));
  const groups = Object.entries(publishedSchema().properties?.['credentials']?.properties ?? {});
  const given = groups.filter(([caller]) => callers.has(caller) && !(caller in ISSUERS));
  return given.flatMap(([caller, { description: who = '', properties = {} }]) => {
    const parts = Object.entries(properties).filter(([, { type }]) => type === 'string');
    // The variable of a caller is not that of the partner it asks for.
    return parts.map(([part, { description: what = '' }]) =>
      credential(`${caller}_${part.replace('partner', 'caller')}`, `${who} ${what}`, `credentials.${caller}.${part}`),
    );
  });
}

function credential(name: string, meaning: string, setting = ''): Variable {
  return { name, meaning, setting, placeholder: `YOUR_${variableName(name)}` };
}

function identifiersOf(contract: Contract): Variable[] {
  return triedOperations(contract).flatMap(({ id, parameters }) =>
    parameters.filter(isIdentifier).map(({ name: parameter, description: meaning, value: placeholder }) => {
      const name = identifierVariable(contract.id, id, parameter);
      return { name, meaning, setting: `fixtures.${name.replace('_', '.')}`, placeholder };
    }),
  );
}
