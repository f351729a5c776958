import type { PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from './documents.ts';
import { isObject } from '../json.ts';
import { NOT_FOUND, prismMock, ProblemJsonError } from './prism-library.ts';
import { challengeOf, describeViolations, ERROR, type Violation } from './violations.ts';

type Mock = PrismHttpComponents['mock'];
type MockConfig = Parameters<Mock>[0]['config'];
type Response = Operation['responses'][number];

/** The statuses that fit a violation, best first. Prism itself prefers 422 to 400 and knows no 403. */
function fittingStatuses(violations: readonly Violation[]): readonly [number, ...number[]] {
  if (violations.some(({ code }) => code === 401)) return [401, 403];
  if (violations.some(({ code }) => code === 415)) return [415, 400, 422];
  return [400, 422];
}

/** The response that a contract declares for a status: by itself, by its range, or, for an error, by `default`. */
function declaredFor(responses: readonly Response[], status: number): Response | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, ...(status < 400 ? [] : ['DEFAULT'])];
  const found = names.map((name) => responses.find(({ code }) => code.toUpperCase() === name));
  return found.find((response) => response !== undefined);
}

function examplesOf({ contents = [] }: Response): string[] {
  return [...new Set(contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)))];
}

/** The status that a valid request gets: the one that it asks for, or that of the example; nothing leaves it to Prism. */
function statusOf(responses: readonly Response[], { code, exampleKey }: MockConfig): number | undefined {
  if (code !== undefined) return code;
  if (exampleKey === undefined) return redirectAsSuccess(responses);
  const own = responses.filter((one) => one.code !== 'default' && examplesOf(one).includes(exampleKey));
  const [first] = own.map((one) => one.code.replace(/XX$/i, '00')).sort();
  return first === undefined ? undefined : Number(first);
}

/** What an operation can answer, where it lacks the answer that is asked for. */
function whatIsThere({ method, path, responses }: Operation, status?: number, exampleKey?: string): string | undefined {
  const response = status === undefined ? undefined : declaredFor(responses, status);
  const isThere = exampleKey === undefined || (response !== undefined && examplesOf(response).includes(exampleKey));
  if (isThere && (status === undefined || response !== undefined)) return undefined;
  const listed = responses.map((one) => {
    const code = one.code === 'default' ? 'any other from 400 to 599' : one.code;
    const examples = examplesOf(one);
    return examples.length === 0 ? code : `${code} (${examples.join(', ')})`;
  });
  const operation = `${method.toUpperCase()} ${path}`;
  return `The contract of ${operation} has no such answer. It has these statuses (and examples): ${listed.join(', ')}.`;
}

/** The status of a redirect that is the only success of an operation; Prism would take `default`, the errors, for it. */
function redirectAsSuccess(responses: readonly Response[]): number | undefined {
  const codes = responses.map(({ code }) => code);
  if (codes.some((code) => code.startsWith('2'))) return undefined;
  const redirect = codes.find((code) => /^3\d\d$/.test(code));
  return redirect === undefined ? undefined : Number(redirect);
}

function isOpenPayload(response: Response): boolean {
  const [content] = response.contents ?? [];
  const schema = content?.schema;
  return schema !== undefined && schema.type === undefined && schema.properties === undefined;
}

function exampleOf(response: Response, config: MockConfig, status: number): Pick<MockConfig, 'exampleKey'> {
  const { exampleKey } = config;
  if (exampleKey === undefined || config.code !== status) return {};
  return examplesOf(response).includes(exampleKey) ? { exampleKey } : {};
}

/**
 * Prism's mocker with other choices: where a redirect is the only declared success, it is the answer. A request that
 * violates the contract gets the declared 400 (401, 415) before its neighbours, a missing credential falls back to a
 * declared 403, a 401 names the scheme of the credential, and the message of the body says what is wrong, unless `Prefer` asks
 * for an example. Where the contract declares no error at all, Prism's own problem details remain.
 */
export const mock: Mock = ({ resource, input, config }) => {
  const violations = input.validations.filter(({ severity }) => severity === ERROR);
  if (violations.length === 0) {
    const code = statusOf(resource.responses, config);
    const detail = whatIsThere(resource, code, config.exampleKey);
    if (detail !== undefined) return () => ({ _tag: 'Left', left: ProblemJsonError.fromTemplate(NOT_FOUND, detail) });
    return prismMock({ resource, input, config: code === undefined ? config : { ...config, code } });
  }
  const fitting = fittingStatuses(violations);
  const status = fitting.find((one) => resource.responses.some(({ code }) => code === String(one))) ?? fitting[0];
  const response = declaredFor(resource.responses, status);
  if (response === undefined) return prismMock({ resource, input, config });

  const { dynamic } = config;
  // An Accept header that does not fit would make Prism fall back to the answer of a valid request.
  const chosen: MockConfig = { dynamic, code: status, mediaTypes: [], ...exampleOf(response, config, status) };
  const answer = prismMock({ resource, input: { ...input, validations: [] }, config: chosen });
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
    const body = chosen.exampleKey === undefined ? explained(right.body) : right.body;
    return { _tag: 'Right', right: { ...right, ...(headers && { headers }), body } };
  };
};
