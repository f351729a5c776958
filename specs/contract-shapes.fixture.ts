import type {
  HeaderObject,
  OpenAPI3,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  SecuritySchemeObject,
} from 'openapi-typescript';
import { operationsOf, resolveReference, type Operation } from '../conformance/contracts/operations.ts';
import type { OperationShape } from './source-table.ts';

/** The shape of every operation of a bundled contract, by method and path, in the form of the source tables. */
export function shapesOf(document: OpenAPI3): Record<string, OperationShape> {
  return Object.fromEntries(operationsOf(document).map((operation) => [operation.key, shapeOf(document, operation)]));
}

function shapeOf(document: OpenAPI3, { object, parameters }: Operation): OperationShape {
  return {
    responses: Object.fromEntries(
      Object.entries(object.responses ?? {}).map(([status, response]) => {
        const { headers = {} } = resolveReference<ResponseObject>(document, response);
        const names = Object.entries(headers).map(([name, header]) =>
          marked(name, resolveReference<HeaderObject>(document, header).required),
        );
        return [status, names.sort()];
      }),
    ),
    parameters: parameters
      .map((parameter) => resolveReference<ParameterObject>(document, parameter))
      .map(({ in: place, name, required }) => marked(`${place} ${name}`, required))
      .sort(),
    body: bodyOf(document, object.requestBody),
    security: securityOf(document, object.security ?? document.security ?? []),
  };
}

/** Names of optional parts end in `?`. */
function marked(name: string, required: boolean | undefined): string {
  return required === true ? name : `${name}?`;
}

function bodyOf(document: OpenAPI3, body: Operation['object']['requestBody']): string[] {
  if (body === undefined) return [];
  const { content, required } = resolveReference<RequestBodyObject>(document, body);
  return Object.keys(content)
    .map((type) => marked(type, required))
    .sort();
}

function securityOf(document: OpenAPI3, alternatives: readonly Record<string, string[]>[]): string {
  const names = alternatives.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => [placeOf(document, name), ...scopes].join(' with '))
      .join(' and '),
  );
  return names.join(' or ') || 'none';
}

/** The position of a scheme's credential in a request. */
function placeOf(document: OpenAPI3, name: string): string {
  const reference = document.components?.securitySchemes?.[name];
  if (reference === undefined) return `undefined scheme ${name}`;
  const scheme = resolveReference<SecuritySchemeObject>(document, reference);
  if (scheme.type === 'apiKey') return `${scheme.in} ${scheme.name}`;
  if (scheme.type !== 'http') return scheme.type;
  return scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1);
}
