import type { HeaderObject, OpenAPI3, ParameterObject, ReferenceObject, ResponseObject } from 'openapi-typescript';
import { isObject } from '../../../conformance/json.ts';
import { FORM } from '../../generate/media-types.ts';
import { operationsOf, resolveReference, type Operation } from '../../../conformance/contracts/operations.ts';
import type { Contract } from '../contracts.ts';
import type { TriedAnswer, TriedBody, TriedInterface, TriedOperation, TriedParameter } from './browser/try-it/model.ts';
import { plain } from './inline.ts';
import type { FileSource, SiteFile } from './page.ts';
import { sampleRequest } from './sample-request.ts';

/**
 * What the form for trying out each interface is made of, as a classic script: a page from a folder can load nothing else.
 *
 * @throws Error when a required parameter has no example
 */
const tryItData: FileSource = ({ contracts }) => contracts.map(fileOf);
export default tryItData;

function fileOf(contract: Contract): SiteFile {
  const data = JSON.stringify(triedInterface(contract));
  return {
    path: `assets/try-it/${contract.id}.js`,
    content: `(globalThis.siteTried ??= {})[${JSON.stringify(contract.id)}] = ${data};\n`,
  };
}

/** Everything that the form of one interface offers. */
export function triedInterface({ title, mockUrl, document }: Contract): TriedInterface {
  return {
    title,
    address: mockUrl,
    operations: operationsOf(document).map((operation) => triedOperation(document, operation)),
  };
}

function triedOperation(document: OpenAPI3, operation: Operation): TriedOperation {
  const { method, path, object } = operation;
  const parameters = operation.parameters.map((part) => resolveReference<ParameterObject>(document, part));
  return {
    id: object.operationId ?? operation.key,
    method: method.toUpperCase(),
    path,
    summary: object.summary ?? '',
    group: object.tags?.[0] ?? '',
    parameters: parameters.flatMap((parameter) => triedParameter(document, parameter)),
    credentials: credentialsOf(document, operation, parameters),
    bodies: bodiesOf(document, object.requestBody),
    answers: Object.entries(object.responses ?? {}).flatMap(([status, part]) => triedAnswer(document, status, part)),
  };
}

/** The headers of a sample request that neither a parameter nor the body brings. */
function credentialsOf(
  document: OpenAPI3,
  operation: Operation,
  parameters: readonly ParameterObject[],
): TriedOperation['credentials'] {
  const others = new Set(['content-type', ...parameters.map(({ name }) => name.toLowerCase())]);
  return Object.entries(sampleRequest(document, operation).headers).filter(([name]) => !others.has(name.toLowerCase()));
}

function triedParameter(document: OpenAPI3, parameter: ParameterObject): TriedParameter[] {
  const { name, in: place, required = false, description = '', examples = {} } = parameter;
  if (place === 'cookie') return [];
  const example: unknown = parameter.example;
  const schema: unknown = parameter.schema && resolveReference<object>(document, parameter.schema);
  const facts = isObject(schema) ? schema : {};
  const [first] = Object.values(examples);
  const value = example ?? (first && exampleOf(document, first).value) ?? facts.example;
  const choices: unknown[] = Array.isArray(facts.enum) ? facts.enum : [];
  return [
    { name, in: place, required, description: plain(description), value: textOf(value), choices: choices.map(textOf) },
  ];
}

function bodiesOf(document: OpenAPI3, requestBody: Operation['object']['requestBody']): TriedBody[] {
  if (requestBody === undefined) return [];
  return Object.entries(resolveReference(document, requestBody).content).flatMap(([mediaType, media]) =>
    Object.entries('$ref' in media ? {} : (media.examples ?? {})).map(([name, part]) => {
      const { summary = name, value } = exampleOf(document, part);
      return { mediaType, title: summary, text: encoded(value, mediaType) };
    }),
  );
}

/** An example, whose value may be anything. */
function exampleOf(document: OpenAPI3, part: unknown): { summary?: string; value?: unknown } {
  return resolveReference<{ summary?: string; value?: unknown }>(document, part as ReferenceObject);
}

function encoded(value: unknown, mediaType: string): string {
  if (mediaType !== FORM || !isObject(value)) return JSON.stringify(value, undefined, 2);
  return new URLSearchParams(Object.entries(value).map(([name, field]) => [name, textOf(field)])).toString();
}

/** The mocks can be asked for an exact status alone, not for `2XX` or `default`. */
function triedAnswer(document: OpenAPI3, status: string, part: ResponseObject | ReferenceObject): TriedAnswer[] {
  if (!/^\d+$/.test(status)) return [];
  const { description, headers = {}, content = {} } = resolveReference<ResponseObject>(document, part);
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1];
  const location: unknown = header && resolveReference<HeaderObject>(document, header).example;
  const examples = Object.values(content).flatMap((media) =>
    Object.keys('$ref' in media ? {} : (media.examples ?? {})),
  );
  return [
    {
      status: Number(status),
      description: plain(description),
      ...(location === undefined ? {} : { location: textOf(location) }),
      examples: examples.length > 1 ? examples : [],
    },
  ];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
