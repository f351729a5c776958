import { isSelected, jsonOf, withText, type Change, type Where } from '../../reference/faulty.ts';
import { retyped, withMember, type MemberPath } from './members.ts';
import type { MutantWrap } from './mutant.ts';

/** Changes the responses that `where` selects, and reports those that differ afterwards. */
export function changing(where: Where, change: Change): MutantWrap {
  return (next, { changed }) =>
    async (request) => {
      const response = await next(request);
      if (!isSelected(where, request) || response.status !== where.status) return response;
      const before = await read(response);
      const after = await read(await change(before.again(), request));
      return after.says === before.says ? after.again() : changed(after.again());
    };
}

/** The content of a response, and a function that builds copies of it. Cloning the stream of the body would be much slower. */
async function read(response: Response): Promise<{ says: string; again(): Response }> {
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  return {
    says: JSON.stringify([status, [...headers], Buffer.from(body).toString('latin1')]),
    again: () => new Response(body.byteLength === 0 ? null : body, { status, headers }),
  };
}

/** Rewrites a JSON body and keeps its media type; other bodies stay unchanged. */
export function withBody(rewrite: (body: unknown) => unknown): Change {
  return async (response) => {
    const body = await jsonOf(response);
    return body === undefined ? response : new Response(JSON.stringify(rewrite(body)), response);
  };
}

/** Replaces a member of a JSON body; undefined removes it. */
export const withChangedMember = (path: MemberPath, change: (member: unknown) => unknown): Change =>
  withBody((body) => withMember(body, path, change));

/** Replaces a JSON object or array by a value of another type, and any other body by an object. */
export const withRetypedBody: Change = async (response, request) => {
  const body = await jsonOf(response);
  return typeof body === 'object'
    ? withBody(retyped)(response, request)
    : withText(JSON.stringify({ text: 'text' }), 'application/json')(response);
};

/** The same body under another media type. */
export const withMediaType =
  (mediaType: string): Change =>
  async (response) =>
    withText(await response.clone().text(), mediaType)(response);
