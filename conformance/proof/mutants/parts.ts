import { isObject, parseJson, type JsonObject } from '../../json.ts';
import type { Contract, Operation, Parameter } from './contract.ts';
import { membersAt, membersOf, withMember, type MemberPath } from './members.ts';

/** The content of a request. */
export interface RequestContent {
  url: string;
  headers: Headers;
  text: string;
  /** The body as a JSON value, or the fields of a form; undefined if it is neither. */
  body: unknown;
}

/** A part of a request: a parameter, a member of the body, one of their values, a media type. */
export interface Part {
  /** `query vorgangsNummer`, `member typ=PERSON`, `body application/json`. */
  name: string;
  isIn(request: RequestContent): boolean;
  /** Whether it is a value of a parameter or member. */
  isValue: boolean;
  /** Removes it from a request; undefined if it cannot be removed. */
  without?: ((request: RequestContent) => RequestContent) | undefined;
}

/** The possible parts of requests of an operation, in the order of the contract. */
export function partsOf(contract: Contract, { parameters, requests }: Operation): Part[] {
  const found = new Map<string, Part>();
  const add = (
    name: string,
    valuesIn: (request: RequestContent) => unknown[],
    schema?: JsonObject,
    without?: Part['without'],
  ) => {
    found.set(name, { name, isIn: (request) => valuesIn(request).length > 0, isValue: false, without });
    for (const value of valuesOf(contract, schema)) {
      const own = `${name}=${String(value)}`;
      found.set(own, {
        name: own,
        isIn: (request) => valuesIn(request).some((one) => String(one) === String(value)),
        isValue: true,
      });
    }
  };
  for (const { place, name, schema } of parameters) {
    const valuesIn = ({ url, headers }: RequestContent): unknown[] =>
      place === 'query' ? new URL(url).searchParams.getAll(name) : [headers.get(name) ?? []].flat();
    add(`${place} ${name}`, valuesIn, schema, (request) => withoutParameter(request, place, name));
  }
  for (const [mediaType, schema] of Object.entries(requests)) {
    add(`body ${mediaType}`, (request) =>
      mediaTypeOf(request) === mediaType && request.text !== '' ? [mediaType] : [],
    );
    for (const { path, schema: own } of membersOf(contract, schema)) {
      add(
        `member ${path.join('.')}`,
        (request) => membersAt(request.body, path),
        own,
        (request) => withoutMember(request, path),
      );
    }
  }
  return [...found.values()];
}

const mediaTypeOf = ({ headers }: Pick<RequestContent, 'headers'>) =>
  headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();

const isForm = (request: Pick<RequestContent, 'headers'>) =>
  mediaTypeOf(request) === 'application/x-www-form-urlencoded';

/** The content of a request, whose body can still be read. */
export async function readRequest(request: Request): Promise<RequestContent> {
  const { url, headers } = request;
  const text = await request.clone().text();
  const body = isForm(request) ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  return { url, headers, text, body };
}

function withoutParameter(request: RequestContent, place: Parameter['place'], name: string): RequestContent {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (place === 'query') url.searchParams.delete(name);
  else headers.delete(name);
  return { ...request, url: url.href, headers };
}

function withoutMember(request: RequestContent, path: MemberPath): RequestContent {
  const body = withMember(request.body, path, () => undefined);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const text = isForm(request) ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
  return { ...request, headers, text, body };
}

/** The values that a schema lists, including the known values of an open list. */
function valuesOf({ resolve }: Pick<Contract, 'resolve'>, schema: JsonObject | undefined): unknown[] {
  const { type, enum: all, 'x-known-values': known, allOf, anyOf, oneOf } = resolve(schema);
  if (type === 'boolean') return [true, false];
  const combined = [allOf, anyOf, oneOf].flat().filter(isObject);
  const own = [all, known].flat().filter((one) => one !== undefined && one !== null);
  return [...own, ...combined.flatMap((part) => valuesOf({ resolve }, part))];
}
