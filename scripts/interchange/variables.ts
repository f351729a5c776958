import type { OpenAPI3, ParameterObject } from 'openapi-typescript';
import type { Contract } from '../docs/contracts.ts';
import { credentialsOf } from '../generate/credentials.ts';
import type { Placement } from '../generate/credentials.ts';
import { operationsOf, resolveReference } from '../generate/operations.ts';

/** A value that a request takes from whoever sends it. */
export interface Variable {
  /** Its name in the collection, the environment and the workflows. */
  name: string;
  /** Addresses and credentials have to be given; identifiers may be, what is found comes from an answer. */
  kind: 'address' | 'credential' | 'identifier' | 'found';
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

/** Parameters of a query that name what a request is about, as others do in the path. */
const IDENTIFYING = ['vorgangsNummer'];

/** Parameters that carry the access token. */
const TOKEN_PARAMETERS = ['authentication', 'x-authentication'];

const credential = (name: string, setting: string | undefined, meaning: string, secret = true): Variable => ({
  ...{ name, setting, meaning, secret },
  kind: setting === undefined ? 'found' : 'credential',
  placeholder: `YOUR_${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}`,
});

const CREDENTIALS: readonly Variable[] = [
  credential(
    'report_authorization',
    'credentials.report.authorization',
    'The whole value of the header Authorization.',
  ),
  credential('login_username', 'credentials.login.username', 'Partner identifier, or e-mail address of a user.', false),
  credential('login_password', 'credentials.login.password', 'API key of the partner, or password of the user.'),
  credential(ACCESS_TOKEN, undefined, 'Token of the platform; the token endpoint gives it.'),
  credential('partner_apiKey', 'credentials.partner.apiKey', 'API key of the caller of partner management.'),
  credential('partner_callerId', 'credentials.partner.partnerId', 'Partner identifier of that caller.', false),
  credential('kex_accessToken', 'credentials.kex.accessToken', 'OAuth 2.0 token for consumer-loan offers.'),
  credential(
    'session_username',
    'credentials.session.username',
    'E-mail address of a user of the web interface.',
    false,
  ),
  credential('session_password', 'credentials.session.password', 'Password of that user.'),
  credential('session_id', undefined, 'Cookie of a session; the form login gives it.'),
];

/** The operation below whose partner others are created, and the setting that says where that is allowed. */
const PARENT = { operationId: 'createPartner', name: 'parentPartnerId' };

/** `offers` for `offers-v2`: the versions of an interface share their identifiers. */
const familyOf = (id: string): string => id.replace(/-v\d+$/, '');

/** The variable for a path parameter; spellings of one identifier, `ergebnisnummer` and `ergebnisNummer`, share one. */
export function identifierVariable(contractId: string, operationId: string, parameter: string): string {
  const plain = parameter.charAt(0).toLowerCase() + parameter.slice(1);
  const name = operationId === PARENT.operationId ? PARENT.name : plain.replace(/(?<=[a-z])nummer$/, 'Nummer');
  return `${familyOf(contractId)}_${name}`;
}

/** The variable that a query or header parameter takes its value from; undefined when it has one of its own. */
export function parameterVariable(contract: Contract, operationId: string, parameter: string): string | undefined {
  if (TOKEN_PARAMETERS.includes(parameter.toLowerCase())) return ACCESS_TOKEN;
  const name = identifierVariable(contract.id, operationId, parameter);
  return identifiersOf(contract).some((variable) => variable.name === name) ? name : undefined;
}

/** The variable of a field of a login form. */
export function formVariable(contractId: string, field: string): string | undefined {
  const name = `${contractId}_${field}`;
  return CREDENTIALS.some((variable) => variable.name === name) ? name : undefined;
}

/**
 * The variables of a credential: one, or user name and password.
 *
 * @throws Error when a contract asks for a credential that has none
 */
export function credentialVariables(contractId: string, placement: Placement): readonly string[] {
  switch (placement.kind) {
    case 'bearer':
      return [contractId === 'consumer-loan-offers' ? 'kex_accessToken' : ACCESS_TOKEN];
    case 'basic':
      return ['login_username', 'login_password'];
    case 'cookie':
      return ['session_id'];
    case 'header': {
      const known: Readonly<Record<string, string>> = {
        Authorization: 'report_authorization',
        'X-ApiKey': 'partner_apiKey',
        'X-PartnerId': 'partner_callerId',
      };
      const name = known[placement.header];
      if (name === undefined)
        throw new Error(`${contractId}: no variable is known for the header ${placement.header}.`);
      return [name];
    }
  }
}

/** Every variable of these contracts: their hosts, the credentials they ask for, the identifiers in their paths. */
export function variablesOf(contracts: readonly Contract[]): Variable[] {
  const asked = new Set(contracts.flatMap(credentialsAskedBy));
  const all = [
    ...contracts.map(hostVariable),
    ...CREDENTIALS.filter(({ name }) => asked.has(name)),
    ...contracts.flatMap(identifiersOf),
  ];
  return all.filter(({ name }, index) => all.findIndex((variable) => variable.name === name) === index);
}

function credentialsAskedBy({ id, document }: Contract): string[] {
  const placed = credentialsOf(document).flatMap(({ placement }) => credentialVariables(id, placement));
  const fields = ['username', 'password'].flatMap((field) => formVariable(id, field) ?? []);
  return [...placed, ...fields];
}

function hostVariable({ placeholder, host, mockUrl }: Contract): Variable {
  return {
    name: placeholder,
    kind: 'address',
    meaning: `Address of the host ${host}, without a slash at the end.`,
    setting: `targets.${host}`,
    secret: false,
    placeholder: mockUrl,
  };
}

function identifiersOf({ id, document }: Contract): Variable[] {
  return operationsOf(document).flatMap(({ object, parameters }) =>
    parameters
      .map((reference) => resolveReference<ParameterObject>(document, reference))
      .filter((parameter) => parameter.in === 'path' || IDENTIFYING.includes(parameter.name))
      .map((parameter) => {
        const name = identifierVariable(id, object.operationId ?? '', parameter.name);
        return {
          name,
          kind: 'identifier' as const,
          meaning: parameter.description ?? '',
          setting: `fixtures.${name.replace('_', '.')}`,
          secret: false,
          placeholder: exampleOf(document, parameter),
        };
      }),
  );
}

/** The example of a parameter as text. */
export function exampleOf(document: OpenAPI3, { example, examples = {}, schema }: ParameterObject): string {
  const [named] = Object.values(examples).map((one) => resolveReference<{ value?: unknown }>(document, one).value);
  const value: unknown = example ?? named ?? (schema === undefined ? '' : resolveReference(document, schema).example);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
