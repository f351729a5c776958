import { isSelected, onDocument, part, withRequestJson, withRewrittenJson } from '../faulty.ts';
import type { Selector, JsonObject, Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES, GROUPS } from './attributes.ts';

const ONE = /\/partner\/[^/]+$/;
const SUBORDINATES = /\/partner\/[^/]+\/untergeordnetePartner$/;
/** Requests that create a partner. */
export const CREATE = { method: 'POST', path: SUBORDINATES };
/** Requests that change a partner. */
export const PATCH = { method: 'PATCH', path: ONE };
/** The same requests, if they succeed. */
export const CREATED = { ...CREATE, status: 201 };
export const PATCHED = { ...PATCH, status: 200 };
/** Requests that create or change a partner. */
export const WRITE: Selector = { is: (request) => isSelected(CREATE, request) || isSelected(PATCH, request) };
/** Requests whose response has a record. */
const RECORDS: Selector = {
  is: (request) => isSelected(WRITE, request) || isSelected({ method: 'GET', path: ONE }, request),
};

const READ_ONLY = ['id', 'typ', 'gesperrtTransitiv', 'orgaEinheitId', '_links'];
/** Tells whether a document or a record belongs to an organisation. */
export const isOrganisation = ({ typ }: JsonObject): boolean => typ === 'ORGANISATION';

/** Tells whether no partner has an attribute of this name. */
export const isUnknown = (name: string): boolean => !ATTRIBUTE_NAMES.includes(name) && !READ_ONLY.includes(name);

/** Tells whether the anschrift of a document has an unknown member. */
export const hasUnknownMember = ({ anschrift }: JsonObject): boolean =>
  isObject(anschrift) && Object.keys(anschrift).some((name) => !GROUPS.anschrift.some((member) => member === name));

/** Makes the server refuse the documents for which `offend` holds, with its own 400. */
export function refusing(selector: Selector, offend: (sent: JsonObject) => boolean): Wrap {
  return onDocument(selector, (sent) => (offend(sent) ? [] : sent));
}

/** Hides the `wanted` members of documents from the server, and adds them to all later records of the partner. */
export function storing(selector: Selector, wanted: (name: string, value: unknown, sent: JsonObject) => boolean): Wrap {
  return (next) => {
    const storedById = new Map<unknown, JsonObject>();
    return async (request) => {
      if (!isSelected(RECORDS, request)) return next(request);
      let sent: JsonObject = {};
      const passed = isSelected(selector, request)
        ? await withRequestJson(request, (body) => {
            if (!isObject(body)) return body;
            sent = body;
            return part(body, (name, value) => !wanted(name, value, body));
          })
        : request;
      const response = await next(passed);
      if (!response.ok) return response;
      return withRewrittenJson((record) => {
        const older = part(storedById.get(record['id']) ?? {}, (name) => !Object.hasOwn(sent, name));
        const stored = { ...older, ...part(sent, (name, value) => wanted(name, value, sent)) };
        storedById.set(record['id'], stored);
        return { ...record, ...stored };
      })(response);
    };
  };
}

/** Sends another request after each write that is refused with `status`. The response stays the refusal. */
export function refusedAndDone(status: number, other: (request: Request) => Request | Promise<Request>): Wrap {
  return (next) => async (request) => {
    if (!isSelected(WRITE, request)) return next(request);
    const again = request.clone();
    const refusal = await next(request);
    if (refusal.status === status) await next(await other(again));
    return refusal;
  };
}
