import type { OpenAPI3, ParameterObject } from 'openapi-typescript';
import { quote } from '../../../conformance/engine/curl.ts';
import { isObject } from '../../../conformance/json.ts';
import { resolveReference, type Operation } from '../../../conformance/contracts/operations.ts';
import { credentialHeaders, TOKEN_EXAMPLE } from '../../sweep/credentials.ts';
import { describe } from '../../sweep/description.ts';

/** A request that its contract calls valid, and that the mocks answer. */
export interface SampleRequest {
  method: string;
  /** With its query, from the host on. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const TOKEN = 'any-token';
/** The mocks take any credential. */
const CREDENTIALS = {
  SWEEP_AUTHORIZATION: 'any-key',
  SWEEP_TOKEN: TOKEN,
  SWEEP_USERNAME: 'ABC12',
  SWEEP_PASSWORD: 'any-password',
  SWEEP_API_KEY: 'any-key',
  SWEEP_PARTNER_ID: 'ABC12',
  SWEEP_SESSION_ID: 'any-session',
};

/**
 * Makes a request of the examples of a contract: those of its required parameters, and the first one of its body.
 *
 * @throws Error when a required parameter has no example
 */
export function sampleRequest(document: OpenAPI3, operation: Operation): SampleRequest {
  const described = describe({ ...document, paths: { [operation.path]: { [operation.method]: operation.object } } });
  const { credentials = [], bodies = new Map<string, string>() } = described.operations.get(operation.key) ?? {};
  const added = credentialHeaders(document, credentials, CREDENTIALS);
  if ('missing' in added) throw new Error(`${operation.key}: there is no value for ${added.missing}.`);
  const headers: Record<string, string> = { ...added.headers };
  const query = new URLSearchParams();
  let path = operation.path;
  for (const part of operation.parameters) {
    const parameter = resolveReference<ParameterObject>(document, part);
    if (parameter.required !== true) continue;
    const value = exampleOf(document, parameter, operation.key);
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (parameter.in === 'query') query.set(parameter.name, value);
    else headers[parameter.name] = value;
  }
  const [type, body] = [...bodies][0] ?? [];
  if (type !== undefined) headers['Content-Type'] = type;
  return {
    method: operation.method.toUpperCase(),
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

/**
 * A request as a command for a shell.
 *
 * @param address of the host, without a slash at the end
 */
export function curlOf({ method, path, headers, body }: SampleRequest, address: string): string {
  const type = headers['Content-Type'];
  // Without a header curl says that a body is a form, and with a body it sends a POST.
  const isForm = type === 'application/x-www-form-urlencoded';
  const shown = Object.entries(headers).filter(([name]) => !(isForm && name === 'Content-Type'));
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl -i ${isImplied ? '' : `-X ${method} `}${quote(`${address}${path}`)}`,
    ...shown.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(isForm ? body : indented(body))}`]),
  ].join(' \\\n  ');
}

function exampleOf(document: OpenAPI3, { name, example, examples, schema }: ParameterObject, key: string): string {
  const [first] = Object.values(examples ?? {});
  const shown: unknown = first === undefined ? undefined : resolveReference<{ value?: unknown }>(document, first).value;
  const described: unknown = schema === undefined ? undefined : resolveReference<object>(document, schema);
  const value: unknown = example ?? shown ?? (isObject(described) ? described.example : undefined);
  if (value === undefined) throw new Error(`${key}: the parameter ${name} has no example.`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === TOKEN_EXAMPLE ? TOKEN : text;
}

/** JSON in lines where one is too long to read, and a query of GraphQL in one. */
function indented(body: string): string {
  if (body.length <= 100) return body;
  const inOneLine = (name: string, value: unknown): unknown =>
    name === 'query' && typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
  return JSON.stringify(JSON.parse(body, inOneLine), undefined, 2);
}
