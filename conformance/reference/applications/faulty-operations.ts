import { faultsOf, isSelected, jsonOf, onRequestJson, onResponse, type JsonObject, type Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { PATCH, RECORD, withStatusOf } from './faulty-places.ts';

/** Rewrites the operations of a patch before the server gets them. */
export function onOperations(rewrite: (operations: JsonObject[]) => unknown): Wrap {
  return onRequestJson(PATCH, (body) => (Array.isArray(body) && body.every(isObject) ? rewrite(body) : body));
}

/** The operations of a patch; none if the request is no patch. */
export async function operationsOf(request: Request): Promise<JsonObject[]> {
  const sent = await jsonOf(request);
  return Array.isArray(sent) ? sent.filter(isObject) : [];
}

/** Replaces some operations by others. */
export function exchanging(
  isMeant: (operation: JsonObject) => boolean,
  change: (operation: JsonObject) => JsonObject[],
): Wrap {
  return onOperations((operations) => operations.flatMap((one) => (isMeant(one) ? change(one) : [one])));
}

/** Makes the server refuse the patches for which `offend` holds, with its own 400. */
export function refusing(offend: (operations: JsonObject[]) => boolean): Wrap {
  return onOperations((operations) => (offend(operations) ? {} : operations));
}

/** Carries out the patches for which `offend` holds, but responds with `status`. */
export function answering(
  status: number,
  offend: (operations: JsonObject[]) => boolean,
  headers: Record<string, string> = {},
): Wrap {
  return onResponse({ ...PATCH, status: 'ok' }, async (response, request) =>
    offend(await operationsOf(request))
      ? Response.json({ message: 'This did not work' }, { status, headers })
      : response,
  );
}

/**
 * Shows a comment in the status of records. The reference shows none.
 *
 * @param shown - the comment after the status was replaced, given the sent comment and the comment shown before
 */
export const showingComments =
  (shown: (sent: unknown, former: unknown) => unknown): Wrap =>
  (next) => {
    let kommentar: unknown;
    const showing = onResponse(
      { ...RECORD, status: 200 },
      withStatusOf((status) => ({ ...status, kommentar })),
    )(next);
    return async (request) => {
      const sent = isSelected(PATCH, request) ? await operationsOf(request) : [];
      const response = await showing(request);
      const value = sent.find(is('replace', '/status'))?.['value'];
      if (response.ok && isObject(value)) kommentar = shown(value['kommentar'], kommentar);
      return response;
    };
  };

/** Tells whether an operation has this `op` and `path`. */
export function is(op: string, path: string): (operation: JsonObject) => boolean {
  return (operation) => operation['op'] === op && operation['path'] === path;
}

/** Faults of the response to one operation (A08 to A13). */
export function operationFaults(name: string, op: string, path: string): Fault[] {
  const offend = (operations: JsonObject[]) => operations.some(is(op, path));
  return faultsOf({
    'too-strict': {
      [`${name}-refused`]: [`${op} of ${path} is refused with 400.`, refusing(offend)],
    },
    crash: {
      [`${name}-answers-500`]: [`${op} of ${path} is answered with 500.`, answering(500, offend)],
    },
  });
}

/** The fault that one operation is accepted but not stored (A10 to A13). */
export function forgetting(name: string, op: string, path: string): Fault {
  return {
    name: `${name}-not-stored`,
    kind: 'wrong-meaning',
    says: `${op} of ${path} is answered with 204, but nothing changes.`,
    wrap: exchanging(is(op, path), () => []),
  };
}
