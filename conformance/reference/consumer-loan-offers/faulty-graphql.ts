import { jsonOf, type JsonObject, type Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';

/** The parameters of a question that may be left out. */
export type Parameter = 'partnerId' | 'auszahlungsbetrag' | 'laufzeitInMonaten' | 'finanzierungszweck' | 'datenkontext';

/** Answers in the way of D2 with one error: as status 400, or as the 200 of a request that failed. */
export const failing = (message: string, http: 200 | 400, status: number = http): Response =>
  Response.json({ ...(http === 200 && { data: {} }), errors: [{ message, status }] }, { status: http });

/** Answers like a success that found nothing. */
export const emptySuccess = (): Response => Response.json({ data: { bestesAngebot: null } });

/** The same answer with another status. */
export const reissued = ({ body, headers }: Response, status: number): Response =>
  new Response(body, { status, headers });

/** The same answer with another JSON body. */
export const rewritten = ({ status, headers }: Response, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers });

async function objectOf(message: Request | Response): Promise<JsonObject> {
  const value = await jsonOf(message);
  return isObject(value) ? value : {};
}

/** Replaces answers by what `replace` makes of them; undefined leaves one as it is. */
function onAnswer(replace: (body: JsonObject, response: Response) => Response | undefined): Wrap {
  return (next) => async (request) => {
    const response = await next(request);
    return replace(await objectOf(response), response) ?? response;
  };
}

/** Replaces the refusals whose reasons match. */
export function onRefusal(reason: RegExp, replace: (response: Response) => Response): Wrap {
  return onAnswer(({ errors }, response) =>
    response.status === 400 && reason.test(JSON.stringify(errors ?? [])) ? replace(response) : undefined,
  );
}

/** Rewrites the answers with status 200 and errors, or gives them another status. */
export function onFailure(rewrite: (body: JsonObject) => JsonObject, status = 200): Wrap {
  return onAnswer((body, response) =>
    response.status === 200 && body['errors'] !== undefined
      ? reissued(rewritten(response, rewrite(body)), status)
      : undefined,
  );
}

/** Rewrites the successes that answer the question `name`, or gives them another status. */
export function onSuccess(
  name: 'bestesAngebot' | 'angebote',
  rewrite: (data: JsonObject) => JsonObject,
  status = 200,
): Wrap {
  return onAnswer(({ data, errors }, response) => {
    const answers = errors === undefined && isObject(data) && Object.hasOwn(data, name);
    return answers ? reissued(rewritten(response, rewrite(data)), status) : undefined;
  });
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
 * @param only the question whose answers are changed; both by default
 */
export function onMember(
  path: readonly string[],
  replace: (value: unknown) => unknown,
  only?: 'bestesAngebot' | 'angebote',
): Wrap {
  return onAnswer(({ data, ...others }, response) => {
    if (!isObject(data) || response.status !== 200) return undefined;
    const changed = ([name, value]: [string, unknown]) =>
      [name, only === undefined || only === name ? replacedIn(value, path, replace) : value] as const;
    return rewritten(response, { ...others, data: Object.fromEntries(Object.entries(data).map(changed)) });
  });
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

/** Replaces the answers to well-formed questions for which `offends` holds for the value of a parameter. */
export function refusing(
  parameter: Parameter,
  offends: (value: unknown) => boolean,
  replace: (response: Response) => Response,
): Wrap {
  return (next) => async (request) => {
    const body = await objectOf(request);
    const response = await next(request);
    const { data } = await objectOf(response);
    return data !== undefined && offends(given(body, parameter)) ? replace(response) : response;
  };
}
