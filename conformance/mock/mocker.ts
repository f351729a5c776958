import type { PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from './documents.ts';
import { isObject } from '../json.ts';
import { prismMock } from './prism-library.ts';
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

function findRefusal(
  responses: readonly Response[],
  statuses: readonly [number, ...number[]],
): { status: number; response: Response } | undefined {
  for (const status of statuses) {
    const response = responses.find(({ code }) => code === String(status));
    if (response) return { status, response };
  }
  const response =
    responses.find(({ code }) => code.toUpperCase() === '4XX') ?? responses.find(({ code }) => code === 'default');
  return response && { status: statuses[0], response };
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
  const known = response.contents?.some(({ examples }) => examples?.some(({ key }) => key === exampleKey));
  return known ? { exampleKey } : {};
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
    const code = config.code ?? redirectAsSuccess(resource.responses);
    return prismMock({ resource, input, config: code === undefined ? config : { ...config, code } });
  }
  const found = findRefusal(resource.responses, fittingStatuses(violations));
  if (found === undefined) return prismMock({ resource, input, config });

  const { status, response } = found;
  const { dynamic } = config;
  // An Accept header that does not fit would make Prism fall back to the answer of a valid request.
  const chosen: MockConfig = { dynamic, code: status, mediaTypes: [], ...exampleOf(response, config, status) };
  const answer = prismMock({ resource, input: { ...input, validations: [] }, config: chosen });
  const explained = (body: unknown): unknown => {
    const message = describeViolations(resource, violations);
    if (isOpenPayload(response)) return { message };
    // The examples of refused credentials fit all of them.
    const isExplained = status !== 401 && status !== 403 && isObject(body) && typeof body['message'] === 'string';
    return isExplained ? { ...body, message } : body;
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
