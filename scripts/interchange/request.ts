import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import type { TriedBody, TriedOperation, TriedParameter } from '../docs/browser/try-it/model.ts';
import type { Credentials } from '../docs/site/try-it-data.ts';
import { FORM } from '../generate/media-types.ts';
import { ACCESS_TOKEN, identifierVariable, isIdentifier, SESSION } from './variables.ts';

/**
 * What a typical use sends in place of the example, which narrows a determination to providers of its own or stands in place of a
 * case: another body, or none.
 */
const BODIES: Readonly<Record<string, string>> = {
  'offers-v2#createErmittlung': '',
  'offers-v3#createErgebnisliste': '{}',
};

/** Sent although it is optional: without it there is no commission to read. */
const COMMISSION = 'provisionsAusgabe';

const variable = (name: string): string => `{{${name}}}`;

/** The variables that stand for the credentials which an interface asks for. */
export function credentialsFor(id: string): Credentials {
  const { caller } = INTERFACES[id as InterfaceId];
  return {
    authorization: variable('report_authorization'),
    accessToken: variable(caller === 'none' || caller in ISSUERS ? ACCESS_TOKEN : `${caller}_accessToken`),
    apiKey: variable('partner_apiKey'),
    partnerId: variable('partner_callerId'),
    sessionId: variable(SESSION),
  };
}

/**
 * The request for an operation, as a typical use sends it: the examples of the form for trying it out, and variables in the place of
 * what is not the same for everybody. Fields that it can do without are shown, and switched off.
 */
export function requestOf({ id, placeholder }: Contract, operation: TriedOperation): object {
  const fieldsIn = (place: TriedParameter['in']) =>
    operation.parameters.filter((one) => one.in === place).map((one) => fieldOf(id, operation.id, one));
  const [host, path] = [variable(placeholder), operation.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')];
  // Postman encodes user name and password itself.
  const isBasic = operation.credentials.some(([, value]) => value.startsWith('Basic '));
  const body = bodyOf(id, operation);
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
      ...(isBasic ? [] : operation.credentials.map(([key, value]) => ({ key, value }))),
      ...fieldsIn('header'),
      ...(body ? [{ key: 'Content-Type', value: body.mediaType }] : []),
    ],
    auth: isBasic ? { type: 'basic', basic: ownFields(id, ['username', 'password']) } : null,
    ...(body ? { body: contentOf(id, body) } : {}),
  };
}

function fieldOf(id: string, operationId: string, parameter: TriedParameter): object {
  const { name, in: place, description, required, value: example } = parameter;
  const field = (value: string, sent: boolean) => ({ key: name, value, disabled: !required && !sent, description });
  if (name.toLowerCase() === 'x-traceid') return field(variable('$guid'), true);
  // A token stands in the address only where nothing else is possible.
  if (example === variable(ACCESS_TOKEN)) return field(example, place !== 'query');
  if (isIdentifier(parameter)) return field(variable(identifierVariable(id, operationId, name)), true);
  return field(example, name === COMMISSION);
}

/** The first example, as JSON Patch where the contract has it. */
function bodyOf(id: string, { id: operationId, bodies }: TriedOperation): TriedBody | undefined {
  const example = bodies.find(({ mediaType }) => mediaType === 'application/json-patch+json') ?? bodies[0];
  const text = BODIES[`${id}#${operationId}`] ?? example?.text;
  return example && text ? { ...example, text } : undefined;
}

function contentOf(id: string, { mediaType, text: raw }: TriedBody): object {
  return mediaType === FORM
    ? { mode: 'urlencoded', urlencoded: ownFields(id, new URLSearchParams(raw).keys()) }
    : { mode: 'raw', raw, options: { raw: { language: 'json' } } };
}

/** What the variables of an interface itself hold. */
const ownFields = (id: string, names: Iterable<string>) =>
  Array.from(names, (key) => ({ key, value: variable(`${id}_${key}`) }));
