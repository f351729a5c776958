import {
  mapValues,
  objectOf,
  onRequestJson,
  onResponse,
  withRewrittenJson,
  withStatus,
  type Selector,
  type Change,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import { isObject } from '../../json.ts';

/** The optional parameters of a query. */
export type Parameter = 'partnerId' | 'auszahlungsbetrag' | 'laufzeitInMonaten' | 'finanzierungszweck' | 'datenkontext';

/** The queries. */
export const ASK: Selector = { method: 'POST', path: /^\/angebote$/ };

/** A response with one error in the form of D2: with status 400, or with the 200 of a query that failed. */
export const failing = (message: string, http: 200 | 400, status: number = http): Response =>
  Response.json({ ...(http === 200 && { data: {} }), errors: [{ message, status }] }, { status: http });

/** A success without an offer. */
export const emptySuccess = (): Response => Response.json({ data: { bestesAngebot: null } });

/** Offers, which must not be in a refusal. */
export const OFFERS: JsonObject = { data: { bestesAngebot: {}, angebote: [{}] } };

function onAnswer(isMeant: (body: JsonObject, response: Response) => boolean, change: Change): Wrap {
  return onResponse({}, async (response, request) =>
    isMeant(await objectOf(response), response) ? change(response, request) : response,
  );
}

/** Replaces the matches in a query before the server gets it. */
export function onQuery(pattern: RegExp, replacement: string): Wrap {
  return onRequestJson(ASK, (body) =>
    isObject(body) && typeof body['query'] === 'string'
      ? { ...body, query: body['query'].replace(pattern, replacement) }
      : body,
  );
}

/** Rewrites the variables of a query before the server gets them. */
export function onVariables(rewrite: (variables: JsonObject, query: string) => JsonObject): Wrap {
  return onRequestJson(ASK, (body) =>
    isObject(body) && isObject(body['variables'])
      ? { ...body, variables: rewrite(body['variables'], String(body['query'])) }
      : body,
  );
}

/** Changes the refusals whose errors match. */
export function onRefusal(reason: RegExp, change: Change): Wrap {
  return onAnswer(({ errors }, { status }) => status === 400 && reason.test(JSON.stringify(errors ?? [])), change);
}

/** Rewrites failures: responses with status 200 and errors. */
export function onFailure(rewrite: (body: JsonObject) => JsonObject): Wrap {
  return onAnswer(({ errors }, { status }) => status === 200 && errors !== undefined, withRewrittenJson(rewrite));
}

/** Rewrites the successful responses to the query `name`, and sets their status. */
export function onSuccess(
  name: 'bestesAngebot' | 'angebote',
  rewrite: (data: JsonObject) => JsonObject,
  status = 200,
): Wrap {
  const rewritten = withRewrittenJson(({ data }) => rewrite(data as JsonObject));
  return onAnswer(
    ({ data, errors }) => errors === undefined && isObject(data) && Object.hasOwn(data, name),
    async (response) => withStatus(status)(await rewritten(response)),
  );
}

/** Combines several wraps, the first one innermost. */
export const all =
  (...wraps: Wrap[]): Wrap =>
  (next) =>
    wraps.reduce((handler, wrap) => wrap(handler), next);

function replacedIn(value: unknown, path: readonly string[], replace: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((item) => replacedIn(item, path, replace));
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: replacedIn(value[name], rest, replace) };
}

/**
 * Replaces a selected member of every offer; undefined removes it.
 *
 * @param only - the query whose responses are changed; both by default
 */
export function onMember(
  path: readonly string[],
  replace: (value: unknown) => unknown,
  only?: 'bestesAngebot' | 'angebote',
): Wrap {
  return onAnswer(
    ({ data }, { status }) => isObject(data) && status === 200,
    withRewrittenJson(({ data, ...others }) => ({
      ...others,
      data: mapValues(data as JsonObject, (value, name) =>
        only === undefined || only === name ? replacedIn(value, path, replace) : value,
      ),
    })),
  );
}

/** The value of a parameter, from the variables or from the query text; undefined if it is omitted. */
function given({ query, variables }: JsonObject, parameter: Parameter): unknown {
  if (typeof query !== 'string') return undefined;
  const found = new RegExp(`[(,\\s]${parameter}\\s*:\\s*(?:\\$(\\w+)|"([^"]*)"|(\\w+))`).exec(query);
  if (found === null) return undefined;
  const [, variable, text, word] = found;
  if (variable === undefined) return text ?? word;
  return isObject(variables) ? (variables[variable] ?? undefined) : undefined;
}

/** Changes the responses to well-formed queries if `offends` holds for the value of a parameter. */
export function refusing(parameter: Parameter, offends: (value: unknown) => boolean, change: Change): Wrap {
  return onAnswer(
    ({ data }) => data !== undefined,
    async (response, request) =>
      offends(given(await objectOf(request), parameter)) ? change(response, request) : response,
  );
}
