import type {
  ExampleObject,
  OpenAPI3,
  ParameterObject,
  ReferenceObject,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
} from 'openapi-typescript';
import type { Contract } from '../docs/contracts.ts';
import { credentialsOf } from '../generate/credentials.ts';
import type { Placement } from '../generate/credentials.ts';
import { isObject } from '../generate/json.ts';
import { operationsOf, resolveReference } from '../generate/operations.ts';
import { ACCESS_TOKEN, exampleOf, formVariable, identifierVariable, parameterVariable } from './variables.ts';

/** A text of a request: one of its own, or the one of a variable. */
export type Text = { literal: string } | { variable: string };

/** A parameter of a request. */
export interface RequestParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: Text;
  /** Whether it is sent; others are shown for whoever wants them. */
  sent: boolean;
}

/** The body of a request: fields of a form, or the example of the contract. */
export type RequestBody =
  { mediaType: string; form: Readonly<Record<string, Text>> } | { mediaType: string; example: unknown };

/** One declared answer that is no error. */
export interface Success {
  /** As in the contract: `202`, `2XX`. */
  status: string;
  mediaTypes: readonly string[];
  /** Headers that the contract requires. */
  headers: readonly string[];
  /** Members that a JSON object must have. */
  members: readonly string[];
  /** The example of the header Location. */
  location: string | undefined;
}

/** One operation, as it is sent and what may come back. */
export interface PlannedRequest {
  operationId: string;
  /** As in the contract: `GET /partner/{PartnerId}`. */
  key: string;
  method: string;
  path: string;
  parameters: readonly RequestParameter[];
  credentials: readonly Placement[];
  body: RequestBody | undefined;
  /** Whether the contract describes a body, which this use may do without. */
  mayHaveBody: boolean;
  successes: readonly Success[];
}

/**
 * Where the example of a contract is not what a typical use sends. The body of a determination narrows it to providers of the
 * example, or stands in place of a case; without the question for it there is no commission to read.
 */
const TYPICAL: Readonly<Record<string, { query?: readonly string[]; body?: false | object }>> = {
  'offers-v2#createErmittlung': { query: ['provisionsAusgabe'], body: false },
  'offers-v3#createErgebnisliste': { body: {} },
};

const JSON_PATCH = 'application/json-patch+json';
const FORM = 'application/x-www-form-urlencoded';
const TRACE_ID = 'x-traceid';

/** Every operation of a contract with the request of its typical use; what varies is a variable. */
export function planRequests(contract: Contract): PlannedRequest[] {
  const { id, document } = contract;
  const credentials = credentialsOf(document);
  return operationsOf(document).map(({ key, method, path, object, parameters }) => {
    const operationId = object.operationId ?? '';
    const typical = TYPICAL[`${id}#${operationId}`] ?? {};
    return {
      ...{ operationId, key, method: method.toUpperCase(), path },
      parameters: parameters
        .map((reference) => resolveReference<ParameterObject>(document, reference))
        .flatMap((parameter) => planParameter(contract, operationId, parameter, typical.query ?? [])),
      credentials: credentials.filter(({ operations }) => operations.has(key)).map(({ placement }) => placement),
      body: typicalBody(typical.body, planBody(id, document, method, object.requestBody)),
      mayHaveBody: object.requestBody !== undefined,
      successes: Object.entries(object.responses ?? {})
        .filter(([status]) => /^[23]/.test(status))
        .map(([status, reference]) => success(document, status, resolveReference<ResponseObject>(document, reference))),
    };
  });
}

function planParameter(
  contract: Contract,
  operationId: string,
  parameter: ParameterObject,
  wanted: readonly string[],
): RequestParameter[] {
  const { name, in: place, required = false } = parameter;
  if (place === 'path') {
    return [{ name, in: place, value: { variable: identifierVariable(contract.id, operationId, name) }, sent: true }];
  }
  if (place === 'cookie') return [];
  const variable = parameterVariable(contract, operationId, name);
  const value = variable === undefined ? { literal: exampleOf(contract.document, parameter) } : { variable };
  const isTrace = name.toLowerCase() === TRACE_ID;
  // A token stands in the address only where nothing else is possible.
  const isToken = variable === ACCESS_TOKEN && place === 'query';
  const sent = required || (variable !== undefined && !isToken) || isTrace || wanted.includes(name);
  return [{ name, in: place, value, sent }];
}

function planBody(
  contractId: string,
  document: OpenAPI3,
  method: string,
  reference: Parameters<typeof resolveReference<RequestBodyObject>>[1] | undefined,
): RequestBody | undefined {
  if (reference === undefined) return undefined;
  const { content } = resolveReference<RequestBodyObject>(document, reference);
  const mediaTypes = Object.keys(content);
  const mediaType = method === 'patch' && mediaTypes.includes(JSON_PATCH) ? JSON_PATCH : mediaTypes[0];
  const media = mediaType === undefined ? undefined : content[mediaType];
  if (mediaType === undefined || media === undefined || '$ref' in media) return undefined;
  const [named] = Object.values(media.examples ?? {});
  const example: unknown = named === undefined ? media.example : resolveReference<ExampleObject>(document, named).value;
  if (mediaType !== FORM || !isObject(example)) return { mediaType, example };
  const fields = Object.entries(example).map(([field, value]) => {
    const variable = formVariable(contractId, field);
    return [field, variable === undefined ? { literal: String(value) } : { variable }] as const;
  });
  return { mediaType, form: Object.fromEntries(fields) };
}

function typicalBody(typical: false | object | undefined, planned: RequestBody | undefined): RequestBody | undefined {
  if (typical === false || planned === undefined) return undefined;
  return typical === undefined ? planned : { mediaType: planned.mediaType, example: typical };
}

function success(document: OpenAPI3, status: string, { content = {}, headers = {} }: ResponseObject): Success {
  const declared = Object.entries(headers).map(([name, reference]) => {
    const { required = false, example } = resolveReference<{ required?: boolean; example?: unknown }>(
      document,
      reference,
    );
    return { name, required, example };
  });
  const location = declared.find(({ name }) => name.toLowerCase() === 'location')?.example;
  return {
    status,
    mediaTypes: Object.keys(content),
    headers: declared.filter(({ required }) => required).map(({ name }) => name),
    members: Object.values(content).flatMap((media) =>
      'schema' in media ? requiredMembers(document, media.schema) : [],
    ),
    location: typeof location === 'string' ? location : undefined,
  };
}

function requiredMembers(document: OpenAPI3, schema: SchemaObject | ReferenceObject | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { required } = resolveReference<{ required?: readonly string[] }>(document, schema);
  return required ?? [];
}
