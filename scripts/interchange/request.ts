import type { ParameterObject, RequestBodyObject, SecuritySchemeObject } from 'openapi-typescript';
import { isObject } from '../../conformance/json.ts';
import { resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import { placementOf, schemesOf } from '../generate/credentials.ts';
import { ACCESS_TOKEN, exampleOf, identifierVariable, isIdentifier, SESSION } from './variables.ts';

/** Variables of the keys that stand in headers. */
const KEYS: Readonly<Record<string, string>> = {
  Authorization: 'report_authorization',
  'X-ApiKey': 'partner_apiKey',
  'X-PartnerId': 'partner_callerId',
};

/** Parameters that carry the access token. */
const TOKEN = /^(x-)?authentication$/i;

/**
 * Where the example of a contract is not what a typical use sends. The body of a determination narrows it to providers of the
 * example, or stands in place of a case; without the question for it there is no commission to read.
 */
const TYPICAL: Readonly<Record<string, { query?: string; body: object | undefined }>> = {
  'offers-v2#createErmittlung': { query: 'provisionsAusgabe', body: undefined },
  'offers-v3#createErgebnisliste': { body: {} },
};

/** A header, a part of the query or of the path, a field of a form: what a request can do without is shown, and switched off. */
interface Field {
  key: string;
  value: string;
  disabled?: boolean;
  description?: string;
}

/** A request of a Postman collection. */
export interface PostmanRequest {
  method: string;
  description: string;
  url: { raw: string; host: string[]; path: string[]; query: Field[]; variable: Field[] };
  header: Field[];
  auth: object | null;
  body?: object;
}

const variable = (name: string): string => `{{${name}}}`;
const pairs = (values: Readonly<Record<string, string>>): Field[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

/**
 * The request for an operation, as a typical use sends it: examples of the contract, and variables in the place of what is not the same for
 * everybody.
 *
 * @throws Error when it asks for a key for which there is no variable
 */
export function requestOf(contract: Contract, operation: Operation): PostmanRequest {
  const { id, document, placeholder } = contract;
  const { method, path, object } = operation;
  const { operationId = '', description = '' } = object;
  const typical = TYPICAL[`${id}#${operationId}`];
  const parameters = operation.parameters.map((one) => resolveReference<ParameterObject>(document, one));
  const fieldsIn = (place: ParameterObject['in']): Field[] =>
    parameters.filter((one) => one.in === place).map((one) => fieldOf(contract, operationId, one, typical?.query));
  const { auth, keys } = credentialOf(contract, operation);
  const body = typical === undefined || typical.body ? bodyOf(contract, operation, typical?.body) : undefined;
  const segments = path.slice(1).split('/');
  const named = segments.map((segment) => segment.replace(/^\{(.*)\}$/, ':$1'));
  return {
    method: method.toUpperCase(),
    description,
    url: {
      raw: [variable(placeholder), ...named].join('/'),
      host: [variable(placeholder)],
      path: named,
      query: fieldsIn('query'),
      variable: fieldsIn('path'),
    },
    header: [...keys, ...fieldsIn('header'), ...(body === undefined ? [] : pairs({ 'Content-Type': body.type }))],
    auth,
    ...(body === undefined ? {} : { body: body.content }),
  };
}

function fieldOf(
  { id, document }: Contract,
  operationId: string,
  parameter: ParameterObject,
  wanted: string | undefined,
): Field {
  const { name, in: place, description = '', required = false } = parameter;
  const field = (value: string, sent: boolean) => ({ key: name, value, disabled: !required && !sent, description });
  if (name.toLowerCase() === 'x-traceid') return field(variable('$guid'), true);
  // A token stands in the address only where nothing else is possible.
  if (TOKEN.test(name)) return field(variable(ACCESS_TOKEN), place !== 'query');
  if (isIdentifier(parameter)) return field(variable(identifierVariable(id, operationId, name)), true);
  return field(exampleOf(document, parameter), name === wanted);
}

/** How Postman sends the credential of an operation. Its own form of keys knows one for a request, and no cookie: those are headers. */
function credentialOf({ id, document }: Contract, { object }: Operation): { auth: object | null; keys: Field[] } {
  const { caller } = INTERFACES[id as InterfaceId];
  const token = caller in ISSUERS ? ACCESS_TOKEN : `${caller}_accessToken`;
  let auth: object | null = null;
  const keys = schemesOf(document, object).flatMap((name) => {
    const declared = document.components?.securitySchemes?.[name] ?? { $ref: name };
    const scheme = resolveReference<SecuritySchemeObject>(document, declared);
    const placed = placementOf(name, scheme);
    if (placed.kind === 'cookie') return pairs({ Cookie: `${placed.cookie}=${variable(SESSION)}` });
    if (placed.kind === 'header') {
      const key = KEYS[placed.header];
      if (key === undefined) throw new Error(`There is no variable for ${placed.header}.`);
      return pairs({ [placed.header]: variable(key) });
    }
    const basic = { username: variable('login_username'), password: variable('login_password') };
    auth = { type: placed.kind, [placed.kind]: pairs(placed.kind === 'basic' ? basic : { token: variable(token) }) };
    return [];
  });
  return { auth, keys };
}

function bodyOf({ id, document }: Contract, { method, object }: Operation, typical: object | undefined) {
  if (object.requestBody === undefined) return undefined;
  const { content } = resolveReference<RequestBodyObject>(document, object.requestBody);
  const types = Object.keys(content);
  const type = types.find((one) => method === 'patch' && one === 'application/json-patch+json') ?? types[0] ?? '';
  const media = content[type];
  const [named] = Object.values(media && 'examples' in media ? media.examples : {});
  const example: unknown = typical ?? (named && resolveReference(document, named).value);
  if (type === 'application/x-www-form-urlencoded' && isObject(example)) {
    const fields = Object.keys(example).map((field) => ({ key: field, value: variable(`${id}_${field}`) }));
    return { type, content: { mode: 'urlencoded', urlencoded: fields } };
  }
  const raw = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return { type, content: { mode: 'raw', raw, options: { raw: { language: /json$/.test(type) ? 'json' : 'text' } } } };
}
