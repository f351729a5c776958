import type {
  OpenAPI3,
  ParameterObject,
  ReferenceObject,
  RequestBodyObject,
  SchemaObject,
  SecuritySchemeObject,
} from 'openapi-typescript';
import type { Contract } from '../docs/contracts.ts';
import { schemesOf } from '../generate/credentials.ts';
import { isObject } from '../../conformance/json.ts';
import { operationsOf, resolveReference, type Operation } from '../../conformance/contracts/operations.ts';
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

const variable = (name: string): string => `{{${name}}}`;

/**
 * A copy of a contract whose examples are what a typical use sends, and say `{{name}}` where a variable gives the value. What a request
 * can do without is optional.
 *
 * @throws Error when it asks for a key for which there is no variable
 */
export function templateOf({ id, document: contract }: Contract): OpenAPI3 {
  const document = structuredClone(contract);
  for (const operation of operationsOf(document)) {
    const { object, method, parameters } = operation;
    const typical = TYPICAL[`${id}#${object.operationId ?? ''}`];
    const schemes = schemesOf(document, object);
    const keys = schemes.flatMap((name) => keyHeader(document, name));
    const own = parameters.map((parameter) => resolveReference<ParameterObject>(document, parameter));
    object.parameters = [
      ...keys,
      ...own
        .filter((parameter) => parameter.in !== 'cookie')
        .map((parameter) => templateParameter(id, document, operation, parameter, typical?.query)),
    ];
    object.security = keys.length > 0 ? [] : schemes.map((name) => ({ [name]: [] }));
    const body = typical !== undefined && typical.body === undefined ? undefined : object.requestBody;
    delete object.requestBody;
    if (body !== undefined) object.requestBody = templateBody(id, document, method, body, typical?.body);
  }
  for (const item of Object.values(document.paths ?? {})) if ('parameters' in item) delete item.parameters;
  return document;
}

/** The header for a key: Postman's own form of keys knows one for a request, and no cookie. */
function keyHeader(document: OpenAPI3, schemeName: string): ParameterObject[] {
  const declared = document.components?.securitySchemes?.[schemeName];
  const scheme = declared && resolveReference<SecuritySchemeObject>(document, declared);
  if (scheme?.type !== 'apiKey') return [];
  const key = KEYS[scheme.name];
  if (scheme.in !== 'cookie' && key === undefined) throw new Error(`There is no variable for ${scheme.name}.`);
  const [name, example] =
    scheme.in === 'cookie' ? ['Cookie', `${scheme.name}=${variable(SESSION)}`] : [scheme.name, variable(key ?? '')];
  return [{ name, in: 'header', required: true, schema: { type: 'string' }, example }];
}

function templateParameter(
  id: string,
  document: OpenAPI3,
  { object: { operationId = '' } }: Operation,
  parameter: ParameterObject,
  wanted: string | undefined,
): ParameterObject {
  const { name, in: place, description = '', required = false } = parameter;
  const filled = (example: string, sent: boolean): ParameterObject => {
    return { name, in: place, description, schema: { type: 'string' }, example, required: required || sent };
  };
  if (name.toLowerCase() === 'x-traceid') return filled(variable('$guid'), true);
  // A token stands in the address only where nothing else is possible.
  if (TOKEN.test(name)) return filled(variable(ACCESS_TOKEN), place !== 'query');
  if (isIdentifier(parameter)) return filled(variable(identifierVariable(id, operationId, name)), true);
  return filled(exampleOf(document, parameter), name === wanted);
}

function templateBody(
  id: string,
  document: OpenAPI3,
  method: string,
  reference: RequestBodyObject | ReferenceObject,
  typical: object | undefined,
): RequestBodyObject {
  const { content } = resolveReference<RequestBodyObject>(document, reference);
  const types = Object.keys(content);
  const type = types.find((one) => method === 'patch' && one === 'application/json-patch+json') ?? types[0] ?? '';
  const media = content[type];
  const [named] = Object.values(media && 'examples' in media ? media.examples : {});
  const example: unknown = typical ?? (named && resolveReference(document, named).value);
  if (type !== 'application/x-www-form-urlencoded' || !isObject(example)) return { content: { [type]: { example } } };
  const properties = Object.keys(example).map((field): [string, SchemaObject] => [
    field,
    { type: 'string', example: variable(`${id}_${field}`) },
  ]);
  const schema = {
    type: 'object',
    required: Object.keys(example),
    properties: Object.fromEntries(properties),
  } as const;
  return { content: { [type]: { schema } } };
}
