import type { PlannedRequest, RequestBody, Text } from '../request.ts';
import { credentialVariables } from '../variables.ts';
import type { PostmanAuth, PostmanBody, PostmanField, PostmanRequest } from './format.ts';

/** Postman makes up a new one for each request. */
const NEW_ID = '{{$guid}}';

/**
 * Puts the request of a typical use in the place of the one that the converter made up: hosts, identifiers and credentials come
 * from variables, everything else from the contract.
 *
 * @param converted what the converter made of the operation
 * @param placeholder variable that holds the address of the host
 */
export function postmanRequest(
  converted: PostmanRequest,
  planned: PlannedRequest,
  contractId: string,
  placeholder: string,
): PostmanRequest {
  const { method, path, parameters, body } = planned;
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  const described = new Map(
    [...converted.url.query, ...converted.url.variable, ...(converted.header ?? [])].map((field) => [
      field.key,
      field.description,
    ]),
  );
  const fieldsIn = (place: string): PostmanField[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, value, sent }) => ({
        key: name,
        value: name.toLowerCase() === 'x-traceid' ? NEW_ID : textOf(value),
        ...(sent ? {} : { disabled: true }),
        description: described.get(name),
      }));
  const query = fieldsIn('query');
  const shown = query.filter(({ disabled }) => disabled !== true).map(({ key, value }) => `${key}=${value}`);
  const accept = (converted.header ?? []).filter(({ key }) => key === 'Accept');
  return {
    description: converted.description,
    method,
    url: {
      raw: `{{${placeholder}}}/${segments.join('/')}${shown.length === 0 ? '' : `?${shown.join('&')}`}`,
      host: [`{{${placeholder}}}`],
      path: segments,
      query,
      variable: fieldsIn('path'),
    },
    header: [
      ...accept,
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: body.mediaType }]),
      ...credentialHeaders(contractId, planned),
      ...fieldsIn('header'),
    ],
    body: body === undefined ? {} : bodyOf(body),
    auth: authOf(contractId, planned),
  };
}

const textOf = (text: Text): string => ('literal' in text ? text.literal : `{{${text.variable}}}`);

function bodyOf(body: RequestBody): PostmanBody {
  if ('form' in body) {
    const fields = Object.entries(body.form).map(([key, text]) => ({ key, value: textOf(text) }));
    return { mode: 'urlencoded', urlencoded: fields };
  }
  const raw = typeof body.example === 'string' ? body.example : JSON.stringify(body.example, null, 2);
  return { mode: 'raw', raw, options: { raw: { language: 'json' } } };
}

/** The keys that stand in headers and cookies: Postman's own form of them knows one key for a request, and no cookie. */
function credentialHeaders(contractId: string, { credentials }: PlannedRequest): PostmanField[] {
  return credentials.flatMap((placement) => {
    const value = `{{${credentialVariables(contractId, placement)[0] ?? ''}}}`;
    if (placement.kind === 'header') return [{ key: placement.header, value }];
    return placement.kind === 'cookie' ? [{ key: 'Cookie', value: `${placement.cookie}=${value}` }] : [];
  });
}

function authOf(contractId: string, { credentials }: PlannedRequest): PostmanAuth {
  for (const placement of credentials) {
    const [first = '', second = ''] = credentialVariables(contractId, placement).map((name) => `{{${name}}}`);
    if (placement.kind === 'bearer')
      return { type: 'bearer', bearer: [{ key: 'token', value: first, type: 'string' }] };
    if (placement.kind === 'basic') {
      const user = { key: 'username', value: first, type: 'string' } as const;
      return { type: 'basic', basic: [user, { key: 'password', value: second, type: 'string' }] };
    }
  }
  return { type: 'noauth' };
}
