import type { OpenAPI3, OperationObject, RequestBodyObject } from 'openapi-typescript';
import type { BundledInterface } from '../../../conformance/generator/bundled-interface.ts';
import { schemesOf } from '../credentials.ts';
import { ofFile } from '../generation-error.ts';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import {
  operationsOf,
  resolveReference,
  successorOf,
  type Operation,
} from '../../../conformance/contracts/operations.ts';
import { schemeFactsOf, type SchemeFacts } from './credentials.ts';
import type { Host } from './hosts.ts';
import { listsOf, propertiesOf, taggedLists, type Lists } from './lists.ts';
import { placeOf } from './roots.ts';

/** The platform, as its contracts describe it. */
export interface Platform {
  /** Ids of the hosts, in the order of their ports. */
  hosts: readonly string[];
  interfaces: readonly PlatformInterface[];
  lists: Lists;
}

export interface PlatformInterface {
  id: string;
  facts: {
    host: string;
    family: string;
    version?: string;
    sunset?: string;
    title: string;
    /** Default credential of its requests. */
    caller: string;
  };
  schemes: readonly SchemeFacts[];
  operations: readonly PlatformOperation[];
}

/** Effects of operations on their server. */
export const EFFECTS = ['reads', 'creates', 'changes'] as const;
type Effect = (typeof EFFECTS)[number];

/** An operation; `modules.ts` declares the types of its further members. */
export interface PlatformOperation extends Readonly<Record<string, unknown>> {
  id: string;
  method: string;
  path: string;
  credential: string;
  successor?: ReturnType<typeof successorOf>;
  /** Its members of lists, by name of the list. */
  belongsTo: Readonly<Record<string, string>>;
}

/** The operation requires no credential. */
const NONE = 'none';
const READING = ['get', 'head', 'options'];

/**
 * Describes the platform from its bundled contracts.
 *
 * @param graphql lists of the GraphQL schema
 * @throws {GenerationError} if a contract has an invalid `x-interface`, server or `x-list`, or an operation needs several credentials at once
 */
export function platformOf(hosts: readonly Host[], bundles: readonly BundledInterface[], graphql: Lists): Platform {
  const lists = new Map(graphql);
  const interfaces = bundles.map((bundled) => {
    try {
      for (const [name, members] of listsOf(bundled.document)) {
        if (lists.has(name)) throw new Error(`the list \`${name}\` occurs twice.`);
        lists.set(name, members);
      }
      return interfaceOf(hosts, bundled);
    } catch (error) {
      throw ofFile(bundled.source, error);
    }
  });
  return { hosts: hosts.map(({ id }) => id), interfaces, lists };
}

function interfaceOf(hosts: readonly Host[], { id, document }: BundledInterface): PlatformInterface {
  const { host, family, version } = placeOf(document);
  const address = hosts.find((one) => one.id === host)?.address;
  if (address === undefined) throw new Error(`\`x-interface\` names the unknown host \`${host}\`.`);
  if (document.servers?.[0]?.url !== address)
    throw new Error(`\`servers\` does not name ${address}, the host \`${host}\`.`);
  const { 'x-sunset': sunset } = document as { 'x-sunset'?: string };
  const schemes = schemeFactsOf(document, host);
  const credentialOf = (operation: OperationObject): string => {
    const names = new Set(schemesOf(document, operation).map((scheme) => schemes.get(scheme)?.credential));
    if (names.size > 1) throw new Error(`${operation.operationId ?? ''} needs several credentials at once.`);
    return [...names][0] ?? NONE;
  };
  return {
    id,
    facts: {
      ...{ host, family },
      ...(version !== undefined && { version }),
      ...(sunset !== undefined && { sunset }),
      title: document.info.title,
      caller: credentialOf({}),
    },
    schemes: [...schemes.values()],
    operations: operationsOf(document).map((operation) =>
      operationOf(document, operation, credentialOf(operation.object)),
    ),
  };
}

function operationOf(document: OpenAPI3, { method, path, object }: Operation, credential: string): PlatformOperation {
  const { 'x-effect': effect, 'x-graphql': graphql, 'x-probe': probe } = object as JsonObject;
  const id = object.operationId ?? '';
  const properties = bodyProperties(document, object);
  const member = taggedLists(document).find(({ name }) => object.tags?.includes(name));
  return {
    id,
    method: method.toUpperCase(),
    path,
    answers: Object.keys(object.responses ?? {}),
    credential,
    effect: effectOf(method, effect, id),
    properties: properties.length > 0 ? properties : undefined,
    graphql: graphql === true || undefined,
    probe: probe === undefined ? undefined : { query: isObject(probe) ? probe : {} },
    successor: successorOf(object),
    belongsTo: member === undefined ? {} : { [member.list]: member.name },
  };
}

function bodyProperties(document: OpenAPI3, { requestBody }: OperationObject): string[] {
  if (requestBody === undefined) return [];
  const { content } = resolveReference<RequestBodyObject>(document, requestBody);
  const { schema } = (content['application/json'] ?? {}) as { schema?: JsonObject };
  return schema === undefined ? [] : Object.keys(propertiesOf(document, schema));
}

function effectOf(method: string, said: unknown, id: string): Effect {
  if (said !== undefined) {
    const effect = EFFECTS.find((one) => one === said);
    if (effect === undefined) throw new Error(`\`x-effect\` of ${id} is none of ${EFFECTS.join(', ')}.`);
    return effect;
  }
  if (READING.includes(method)) return 'reads';
  return method === 'post' ? 'creates' : 'changes';
}
