import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedBody, TriedOperation, TriedParameter } from '../docs/browser/try-it/model.ts';
import { triedInterface, type Credentials } from '../docs/site/try-it-data.ts';
import { FORM } from '../generate/media-types.ts';
import { ACCESS_TOKEN, identifierVariable, isIdentifier, SESSION } from './variables.ts';

/**
 * Where the example of a contract is not what a typical use sends. The body of a determination narrows it to providers of the
 * example, or stands in place of a case; without the question for it there is no commission to read.
 */
const TYPICAL: Readonly<Record<string, { query?: string; body?: string }>> = {
  'offers-v2#createErmittlung': { query: 'provisionsAusgabe' },
  'offers-v3#createErgebnisliste': { body: '{}' },
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
  url: { raw: string; host: string[]; path: string[]; query: Field[]; variable: Field[] };
  header: Field[];
  auth: object | null;
  body?: object;
}

const variable = (name: string): string => `{{${name}}}`;
const pairs = (values: readonly (readonly [key: string, value: string])[]): Field[] =>
  values.map(([key, value]) => ({ key, value }));

/**
 * The requests for the operations of a contract by operationId, as a typical use sends them: the examples of the form for trying it out,
 * and variables in the place of what is not the same for everybody.
 */
export function requestsOf(contract: Contract): ReadonlyMap<string, PostmanRequest> {
  const { operations } = triedInterface(contract, credentialsFor(contract.id));
  return new Map(operations.map((operation) => [operation.id, requestOf(contract, operation)]));
}

function credentialsFor(id: string): Credentials {
  const { caller } = INTERFACES[id as InterfaceId];
  return {
    authorization: variable('report_authorization'),
    accessToken: variable(caller === 'none' || caller in ISSUERS ? ACCESS_TOKEN : `${caller}_accessToken`),
    apiKey: variable('partner_apiKey'),
    partnerId: variable('partner_callerId'),
    sessionId: variable(SESSION),
  };
}

function requestOf({ id, placeholder }: Contract, operation: TriedOperation): PostmanRequest {
  const typical = TYPICAL[`${id}#${operation.id}`];
  const fieldsIn = (place: TriedParameter['in']): Field[] =>
    operation.parameters.filter((one) => one.in === place).map((one) => fieldOf(id, operation.id, one, typical?.query));
  const [host, path] = [variable(placeholder), operation.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')];
  // Postman encodes user name and password itself.
  const isBasic = operation.credentials.some(([, value]) => value.startsWith('Basic '));
  const example = bodyOf(operation);
  const body =
    typical === undefined || example === undefined ? example : typical.body && { ...example, text: typical.body };
  return {
    method: operation.method,
    url: {
      raw: `${host}/${path}`,
      host: [host],
      path: path.split('/'),
      query: fieldsIn('query'),
      variable: fieldsIn('path'),
    },
    header: [
      ...(isBasic ? [] : pairs(operation.credentials)),
      ...fieldsIn('header'),
      ...(body ? pairs([['Content-Type', body.mediaType]]) : []),
    ],
    auth: isBasic ? { type: 'basic', basic: ownFields(id, ['username', 'password']) } : null,
    ...(body ? { body: contentOf(id, body) } : {}),
  };
}

function fieldOf(id: string, operationId: string, parameter: TriedParameter, wanted: string | undefined): Field {
  const { name, in: place, description, required, value: example } = parameter;
  const field = (value: string, sent: boolean) => ({ key: name, value, disabled: !required && !sent, description });
  if (name.toLowerCase() === 'x-traceid') return field(variable('$guid'), true);
  // A token stands in the address only where nothing else is possible.
  if (example === variable(ACCESS_TOKEN)) return field(example, place !== 'query');
  if (isIdentifier(parameter)) return field(variable(identifierVariable(id, operationId, name)), true);
  return field(example, name === wanted);
}

/** The first example, as JSON Patch where the contract has it. */
const bodyOf = ({ bodies }: TriedOperation): TriedBody | undefined =>
  bodies.find(({ mediaType }) => mediaType === 'application/json-patch+json') ?? bodies[0];

function contentOf(id: string, { mediaType, text: raw }: TriedBody): object {
  return mediaType === FORM
    ? { mode: 'urlencoded', urlencoded: ownFields(id, new URLSearchParams(raw).keys()) }
    : { mode: 'raw', raw, options: { raw: { language: 'json' } } };
}

/** What the variables of an interface itself hold. */
const ownFields = (id: string, names: Iterable<string>): Field[] =>
  pairs(Array.from(names, (name) => [name, variable(`${id}_${name}`)] as const));
