import { publishedSchema, type SchemaNode } from '../../conformance/engine/config/published-schema.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedParameter } from '../docs/browser/try-it/model.ts';
import { triedInterface } from '../docs/site/try-it-data.ts';

/** A value that a request takes from whoever sends it. */
export interface Variable {
  /** Its name in the collection and in the environment. */
  name: string;
  /** Addresses and credentials have to be given; what is found comes from an answer, unless it is given. */
  kind: 'address' | 'credential' | 'found';
  /** What it is, as a sentence. */
  meaning: string;
  /** Where the configuration of the suite has it: `credentials.login.username`. */
  setting: string | undefined;
  secret: boolean;
  /** What stands in its place until somebody sets it; nothing in it is secret. */
  placeholder: string;
}

/** The token of the platform, which the token endpoint gives. */
export const ACCESS_TOKEN = 'access_token';

/** The cookie of a session, which the form login gives. */
export const SESSION = 'session_id';

/** Where the configuration has the credentials that are given; the variable of a caller is not that of the partner it asks for. */
const SETTINGS: Readonly<Record<string, string>> = {
  report_authorization: 'credentials.report.authorization',
  login_username: 'credentials.login.username',
  login_password: 'credentials.login.password',
  partner_apiKey: 'credentials.partner.apiKey',
  partner_callerId: 'credentials.partner.partnerId',
  kex_accessToken: 'credentials.kex.accessToken',
  session_username: 'credentials.session.username',
  session_password: 'credentials.session.password',
};

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
export function variablesOf(contracts: readonly Contract[]): Variable[] {
  const schema = publishedSchema();
  const given = Object.entries(SETTINGS).map(([name, setting]) =>
    credential(name, meaningOf(schema, setting), setting),
  );
  const all = [
    ...contracts.map(address),
    ...given,
    credential(ACCESS_TOKEN, 'Token of the platform; the token endpoint gives it.'),
    credential(SESSION, 'Cookie of a session; the form login gives it.'),
    ...contracts.flatMap(identifiersOf),
  ];
  return [...new Map(all.toReversed().map((variable) => [variable.name, variable])).values()].reverse();
}

function address({ placeholder, host, mockUrl }: Contract): Variable {
  const meaning = `Address of the host ${host}, without a slash at the end.`;
  const setting = `targets.${host}`;
  return { name: placeholder, kind: 'address', meaning, setting, secret: false, placeholder: mockUrl };
}

function credential(name: string, meaning: string, setting?: string): Variable {
  const placeholder = `YOUR_${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`;
  const kind = setting === undefined ? 'found' : 'credential';
  return { name, kind, meaning, setting, secret: !/_(username|callerId)$/.test(name), placeholder };
}

/** What the schema of the configuration says of a setting, and of the group in which it stands. */
function meaningOf(schema: SchemaNode, setting: string): string {
  let node: SchemaNode | undefined = schema;
  const said = setting.split('.').map((key) => (node = node?.properties?.[key])?.description ?? '');
  return said.slice(1).join(' ');
}

function identifiersOf(contract: Contract): Variable[] {
  return triedInterface(contract).operations.flatMap(({ id, parameters }) =>
    parameters.filter(isIdentifier).map(({ name: parameter, description: meaning, value: placeholder }) => {
      const name = identifierVariable(contract.id, id, parameter);
      return {
        name,
        kind: 'found',
        meaning,
        setting: `fixtures.${name.replace('_', '.')}`,
        secret: false,
        placeholder,
      };
    }),
  );
}
