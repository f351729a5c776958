import {
  mapValues,
  objectOf,
  onRequestJson,
  onResponse,
  withRewrittenJson,
  withStatus,
  type Asked,
  type Change,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import { isObject } from '../../json.ts';

/** The parameters of a query that may be left out. */
export type Parameter = 'partnerId' | 'auszahlungsbetrag' | 'laufzeitInMonaten' | 'finanzierungszweck' | 'datenkontext';

/** The queries. */
export const ASK: Asked = { method: 'POST', path: /^\/angebote$/ };

/** Answers in the way of D2 with one error: as status 400, or as the 200 of a request that failed. */
export const failing = (message: string, http: 200 | 400, status: number = http): Response =>
  Response.json({ ...(http === 200 && { data: {} }), errors: [{ message, status }] }, { status: http });

/** Answers like a success that found nothing. */
export const emptySuccess = (): Response => Response.json({ data: { bestesAngebot: null } });

/** What a refusal must not carry: offers. */
export const OFFERS: JsonObject = { data: { bestesAngebot: {}, angebote: [{}] } };

function onAnswer(isMeant: (body: JsonObject, response: Response) => boolean, change: Change): Wrap {
  return onResponse({}, async (response, request) =>
    isMeant(await objectOf(response), response) ? change(response, request) : response,
  );
}

/** Rewrites what matches in a query before the server reads it. */
export function onQuery(pattern: RegExp, replacement: string): Wrap {
  return onRequestJson(ASK, (body) =>
    isObject(body) && typeof body['query'] === 'string'
      ? { ...body, query: body['query'].replace(pattern, replacement) }
      : body,
  );
}

/** Rewrites the variables of a query before the server reads them. */
export function onVariables(rewrite: (variables: JsonObject, query: string) => JsonObject): Wrap {
  return onRequestJson(ASK, (body) =>
    isObject(body) && isObject(body['variables'])
      ? { ...body, variables: rewrite(body['variables'], String(body['query'])) }
      : body,
  );
}

/** Changes the refusals whose reasons match. */
export function onRefusal(reason: RegExp, change: Change): Wrap {
  return onAnswer(({ errors }, { status }) => status === 400 && reason.test(JSON.stringify(errors ?? [])), change);
}

/** Rewrites the answers with status 200 and errors. */
export function onFailure(rewrite: (body: JsonObject) => JsonObject): Wrap {
  return onAnswer(({ errors }, { status }) => status === 200 && errors !== undefined, withRewrittenJson(rewrite));
}

/** Rewrites the successes that answer the query `name`, or gives them another status. */
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

/** Lays several wraps over a host, one after the other. */
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
 * Replaces a member of every offer where it was selected; undefined removes it.
 *
 * @param only the query whose answers are changed; both by default
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

/** What a request gives for a parameter, by a variable or in the query itself; undefined when it leaves it out. */
function given({ query, variables }: JsonObject, parameter: Parameter): unknown {
  if (typeof query !== 'string') return undefined;
  const found = new RegExp(`[(,\\s]${parameter}\\s*:\\s*(?:\\$(\\w+)|"([^"]*)"|(\\w+))`).exec(query);
  if (found === null) return undefined;
  const [, variable, text, word] = found;
  if (variable === undefined) return text ?? word;
  return isObject(variables) ? (variables[variable] ?? undefined) : undefined;
}

/** Changes the answers to well-formed queries for which `offends` holds for the value of a parameter. */
export function refusing(parameter: Parameter, offends: (value: unknown) => boolean, change: Change): Wrap {
  return onAnswer(
    ({ data }) => data !== undefined,
    async (response, request) =>
      offends(given(await objectOf(request), parameter)) ? change(response, request) : response,
  );
}
