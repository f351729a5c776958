import type { PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from './documents.ts';
import { isObject } from '../json.ts';
import { NOT_ACCEPTABLE, NOT_FOUND, prismMock, ProblemJsonError, resetJSONSchemaGenerator } from './prism-library.ts';
import { challengeOf, describeViolations, ERROR, type Violation } from './violations.ts';

type Mock = PrismHttpComponents['mock'];
type MockConfig = Parameters<Mock>[0]['config'];
type Response = Operation['responses'][number];

/** Statuses for violations, best first. Prism itself prefers 422 to 400 and does not use 403. */
function fittingStatuses(violations: readonly Violation[]): readonly [number, ...number[]] {
  if (violations.some(({ code }) => code === 401)) return [401, 403];
  if (violations.some(({ code }) => code === 415)) return [415, 400, 422];
  return [400, 422];
}

/** The declared response for a status: of the status, of its range, or, for an error, `default`. */
function declaredFor(responses: readonly Response[], status: number): Response | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, ...(status < 400 ? [] : ['DEFAULT'])];
  const found = names.map((name) => responses.find(({ code }) => code.toUpperCase() === name));
  return found.find((response) => response !== undefined);
}

function examplesOf({ contents = [] }: Pick<Response, 'contents'>): string[] {
  return [...new Set(contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)))];
}

/** The status for a valid request: the requested one, that of the requested example, or the first success, which may be a redirect. */
function statusOf(responses: readonly Response[], { code, exampleKey }: MockConfig): number | undefined {
  if (code !== undefined) return code;
  const isMeant = (one: Response): boolean =>
    exampleKey === undefined ? /^[23]/.test(one.code) : one.code !== 'default' && examplesOf(one).includes(exampleKey);
  const [first] = responses
    .filter(isMeant)
    .map((one) => one.code.replace(/XX$/i, '00'))
    .sort();
  return first === undefined ? undefined : Number(first);
}

const listed = (name: string, examples: readonly string[]): string =>
  examples.length === 0 ? name : `${name} (${examples.join(', ')})`;

function refused(template: typeof NOT_FOUND, detail: string): { _tag: 'Left'; left: Error } {
  return { _tag: 'Left', left: ProblemJsonError.fromTemplate(template, detail) };
}

/** Answers a valid request with the requested response, or with an error if its `Accept` does not allow that one. */
const mockValid: Mock = ({ resource, input, config }) => {
  const { responses } = resource;
  const { exampleKey } = config;
  const operation = `${resource.method.toUpperCase()} ${resource.path}`;
  const status = statusOf(responses, config);
  const response = status === undefined ? undefined : declaredFor(responses, status);
  const isThere = response !== undefined && (exampleKey === undefined || examplesOf(response).includes(exampleKey));
  if (status === undefined || !isThere) {
    const all = responses.map((one) =>
      listed(one.code === 'default' ? 'any other from 400 to 599' : one.code, examplesOf(one)),
    );
    const detail = `The contract of ${operation} has no such response. It has these statuses (and examples): ${all.join(', ')}.`;
    return () => refused(NOT_FOUND, detail);
  }
  const answer = answerOf(resource, response, input, { ...config, code: status });
  return (logger) => {
    const result = answer(logger);
    // Prism wraps its own errors, so that only their text identifies them.
    if (result._tag === 'Right' || !/#NOT_(?:ACCEPTABLE|FOUND):/.test(result.left.message)) return result;
    const all = (response.contents ?? []).map((content) =>
      listed(content.mediaType, examplesOf({ contents: [content] })),
    );
    const detail = `The ${status} of ${operation} has nothing that Accept takes, but these media types (and examples): ${all.join(', ')}.`;
    return refused(NOT_ACCEPTABLE, detail);
  };
};

/** Answers with one response; Prism does not generate payloads that the contract leaves open. Only a success respects `Accept`. */
function answerOf(
  resource: Operation,
  response: Response,
  input: Parameters<Mock>[0]['input'],
  config: MockConfig & { code: number },
): ReturnType<Mock> {
  const { code, seed } = config;
  const dynamic = config.dynamic && !isOpenPayload(response);
  const own = { ...resource, responses: [{ ...response, code: String(code) }] };
  const answer = prismMock({
    resource: dynamic ? (withTypes(own) as Operation) : own,
    input,
    config: { ...config, dynamic, ...(code >= 300 && { mediaTypes: [] }) },
  });
  return (logger) => {
    const result = answer(logger);
    // Otherwise Prism would continue with the random numbers of a seed.
    if (seed !== undefined) resetJSONSchemaGenerator();
    return result;
  };
}

/** Keywords that describe a value. For a schema without them, Prism would generate a copy of the schema. */
const TYPING = ['$ref', 'type', 'enum', 'const', 'properties', 'items', 'allOf', 'anyOf', 'oneOf'];
const isOpen = (schema: object): boolean => !TYPING.some((name) => name in schema);

/** Replaces unspecified parts of schemas by the type string. */
function withTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTypes);
  if (!isObject(node)) return node;
  const typed = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withTypes(value)]));
  return 'x-unspecified' in node && isOpen(node) ? { ...typed, type: 'string' } : typed;
}

function isOpenPayload({ contents: [content] = [] }: Response): boolean {
  return content?.schema !== undefined && isOpen(content.schema);
}

/**
 * Prism's mocker with other choices. If a redirect is the only declared success, it is the response. Payloads that a contract leaves open
 * get their example, even if a generated response is requested. A request that violates the contract gets the declared 400 (401, 415)
 * before its neighbours; a missing credential falls back to a declared 403; a 401 has the scheme of the credential; and the message in the
 * body describes the violation, unless `Prefer` requests an example. If the contract declares no error, Prism's own problem details remain.
 */
export const mock: Mock = ({ resource, input, config }) => {
  const violations = input.validations.filter(({ severity }) => severity === ERROR);
  if (violations.length === 0) return mockValid({ resource, input, config });
  const fitting = fittingStatuses(violations);
  const status = fitting.find((one) => resource.responses.some(({ code }) => code === String(one))) ?? fitting[0];
  const response = declaredFor(resource.responses, status);
  if (response === undefined) return prismMock({ resource, input, config });

  const { dynamic, seed, exampleKey } = config;
  const isRequested = exampleKey !== undefined && config.code === status && examplesOf(response).includes(exampleKey);
  const chosen = { dynamic, code: status, ...(seed !== undefined && { seed }), ...(isRequested && { exampleKey }) };
  const answer = answerOf(resource, response, { ...input, validations: [] }, chosen);
  const explained = (body: unknown): unknown => {
    const message = describeViolations(violations);
    if (isOpenPayload(response)) return { message };
    return isObject(body) && typeof body['message'] === 'string' ? { ...body, message } : body;
  };
  return (logger) => {
    const result = answer(logger);
    if (result._tag === 'Left') return result;
    const { right } = result;
    const headers = status === 401 ? { 'WWW-Authenticate': challengeOf(resource), ...right.headers } : right.headers;
    const body = isRequested ? right.body : explained(right.body);
    return { _tag: 'Right', right: { ...right, ...(headers && { headers }), body } };
  };
};
