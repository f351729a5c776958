import { createHash } from 'node:crypto';
import { operationsOf, type Operation } from '../../conformance/contracts/operations.ts';
import { INTERFACES, ISSUERS, type InterfaceId } from '../../generated/platform.ts';
import type { Contract } from '../docs/contracts.ts';
import {
  triedOperation,
  type Credentials,
  type TriedOperation,
  type TriedParameter,
} from '../docs/site/try-it-data.ts';
import { FORM } from '../generate/client-media-types.ts';
import { answerScript } from './answers.ts';
import { ACCESS_TOKEN, identifierVariable, isIdentifier, SESSION, type Values, type Variables } from './variables.ts';

/** Name of the collection and of its environment. */
export const NAME = 'Platform interfaces';
const DESCRIPTION = `Every operation of the platform interfaces, derived from their contracts: a folder for each interface.

The addresses are those of the mocks (\`npm run mock\`) until an environment sets others. Run the request for an access token first: it
keeps the token, as others keep the identifiers that their responses show. What an environment sets wins over what was kept.`;

/** Bodies that replace the example: it would restrict a determination to certain providers, or replace a case. */
const BODIES: Readonly<Record<string, string>> = {
  'offers-v2#createErmittlung': '',
  'offers-v3#createErgebnisliste': '{}',
};

/** Sent although optional: without it there is no commission to read. */
const COMMISSION = 'provisionsAusgabe';

const ONCE_FOR_A_CASE = [
  '// A partial application is reported ready for decision once only: a run over all interfaces does it in the first.',
  "const names = ['cases_vorgangsNummer', 'cases_antragsNummer', 'cases_teilantragsNummer'];",
  "const part = names.map((name) => pm.variables.get(name)).join('/');",
  "if (pm.variables.get('reported') === part) pm.execution.skipRequest();",
  "else pm.variables.set('reported', part);",
];

/** A UUID of version 8, derived from the name: importing a collection again replaces the previous one. */
export function stableId(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Makes a Postman collection of all contracts: a folder for each interface, the token endpoint first, as the others need its token. */
export function collectionOf(contracts: readonly Contract[], variables: Variables): object {
  const issues = ({ id }: Contract) => Number(Object.values(ISSUERS).some((issuer) => issuer.interface === id));
  return {
    info: {
      _postman_id: stableId('collection'),
      name: NAME,
      description: DESCRIPTION,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: contracts.toSorted((a, b) => issues(b) - issues(a)).map(folderOf),
    variable: Array.from(variables.values(), ({ key, value, description }) => ({ key, value, description })),
  };
}

const SECRET = /token|session_id|password|apiKey|authorization/i;

/**
 * Makes the environment of the collection: addresses, credentials, and known identifiers. Unknown ones are only in the collection, since an
 * environment takes precedence over stored values.
 */
export function environmentOf(variables: Variables, known: Values): object {
  const entries = [...variables.values()].flatMap(({ key, setting, description, value: placeholder }) => {
    const value = known[key] ?? (/^(?:targets|credentials)\./.test(setting) ? placeholder : undefined);
    const type = SECRET.test(key) ? 'secret' : 'default';
    return value === undefined ? [] : { key, value, type, enabled: true, description };
  });
  return { id: stableId('environment'), name: NAME, values: entries, _postman_variable_scope: 'environment' };
}

/** The folder of an interface, with a folder for each tag, even for a single operation. */
function folderOf(contract: Contract): object {
  const { id, title, summary, document } = contract;
  const operations = operationsOf(document);
  const item = (document.tags ?? []).map(({ name, description = '' }) => ({
    id: stableId(`${id}/${name}`),
    name,
    description,
    item: operations.filter(({ object }) => object.tags?.[0] === name).map((one) => itemOf(contract, one)),
  }));
  return { id: stableId(id), name: id, description: `${title}. ${summary}`, item };
}

function itemOf(contract: Contract, operation: Operation): object {
  const tried = triedOperation(contract.document, operation, credentialsFor(contract.id));
  const event = [script('test', answerScript(contract, operation, tried))];
  if (tried.id === 'createEntscheidungsreife') event.unshift(script('prerequest', ONCE_FOR_A_CASE));
  return {
    id: stableId(`${contract.id}#${tried.id}`),
    name: tried.summary,
    description: operation.object.description ?? '',
    request: requestOf(contract, tried),
    event,
    // Redirects are tested, not followed; the session's cookie is sent only if the contract requires it.
    protocolProfileBehavior: { followRedirects: false, disableCookies: true, disableBodyPruning: true },
  };
}

const script = (listen: string, exec: readonly string[]): object => ({
  listen,
  script: { type: 'text/javascript', exec },
});

const variable = (name: string): string => `{{${name}}}`;

/** Variables for the credentials of an interface. */
function credentialsFor(id: InterfaceId): Credentials {
  const { caller } = INTERFACES[id];
  return {
    authorization: variable('report_authorization'),
    accessToken: variable(caller === 'none' || caller in ISSUERS ? ACCESS_TOKEN : `${caller}_accessToken`),
    apiKey: variable('partner_apiKey'),
    partnerId: variable('partner_callerId'),
    sessionId: variable(SESSION),
  };
}

/**
 * The request of an operation: the examples of the try-it form, with variables for values that differ between users. Optional fields are
 * included but disabled.
 */
function requestOf({ id, placeholder }: Contract, operation: TriedOperation): object {
  const { id: operationId, parameters, credentials, bodies } = operation;
  const fieldsIn = (place: TriedParameter['in']) =>
    parameters.filter((one) => one.in === place).map((one) => fieldOf(id, operationId, one));
  const ownFields = (names: Iterable<string>) => Array.from(names, (key) => ({ key, value: variable(`${id}_${key}`) }));
  const [host, path] = [variable(placeholder), operation.path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')];
  // Postman encodes user name and password itself.
  const isBasic = credentials.some(([, value]) => value.startsWith('Basic '));
  // Prefer JSON Patch.
  const example = bodies.find(({ mediaType }) => mediaType.endsWith('json-patch+json')) ?? bodies[0];
  const raw = BODIES[`${id}#${operationId}`] ?? example?.text ?? '';
  const body =
    example?.mediaType === FORM
      ? { mode: 'urlencoded', urlencoded: ownFields(new URLSearchParams(raw).keys()) }
      : { mode: 'raw', raw, options: { raw: { language: 'json' } } };
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
      ...(isBasic ? [] : credentials.map(([key, value]) => ({ key, value }))),
      ...fieldsIn('header'),
      ...(raw === '' ? [] : [{ key: 'Content-Type', value: example?.mediaType }]),
    ],
    auth: isBasic ? { type: 'basic', basic: ownFields(['username', 'password']) } : null,
    ...(raw !== '' && { body }),
  };
}

function fieldOf(id: string, operationId: string, parameter: TriedParameter): object {
  const { name, in: place, description, required, value: example } = parameter;
  const field = (value: string, sent: boolean) => ({ key: name, value, disabled: !required && !sent, description });
  if (name.toLowerCase() === 'x-traceid') return field(variable('$guid'), true);
  // A token is sent in the query only if nothing else is possible.
  if (example === variable(ACCESS_TOKEN)) return field(example, place !== 'query');
  if (isIdentifier(parameter)) return field(variable(identifierVariable(id, operationId, name)), true);
  return field(example, name === COMMISSION);
}
