import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { BodyTooLargeError, readBody, sendJson, splitTarget } from '../http.ts';
import type { Handler } from '../http.ts';
import { executeBody, refusal } from './execute.ts';
import type { Answer } from './execute.ts';

/** Bearer tokens that the mock treats as no longer or never valid: 401. */
export const INVALID_TOKENS: readonly string[] = ['invalid', 'expired'];

/** The Bearer token that the mock treats as valid, but without the needed scope: 403. Any other one may ask for offers. */
export const TOKEN_WITHOUT_SCOPE = 'no-scope';

const PATH = '/angebote';

function refuse(request: IncomingMessage): (Answer & { headers?: Record<string, string> }) | undefined {
  const { path } = splitTarget(request.url ?? '/');
  if (path !== PATH) return refusal(404, `Unknown path ${path}. The offers are at ${PATH}`);
  if (request.method !== 'POST') {
    return { ...refusal(405, `${String(request.method)} is not supported. Send a POST`), headers: { allow: 'POST' } };
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || INVALID_TOKENS.includes(token)) {
    const message = 'The request has no valid access token. Send: Authorization: Bearer TOKEN';
    return { ...refusal(401, message), headers: { 'www-authenticate': 'Bearer' } };
  }
  if (token === TOKEN_WITHOUT_SCOPE) return refusal(403, 'The client lacks the scope to determine offers');
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.test(contentType)) {
    return refusal(415, `The content type must be application/json in UTF-8, got ${contentType || 'none'}`);
  }
  return undefined;
}

/**
 * Creates the handler of `POST /angebote`: a real GraphQL execution with invented, repeatable offers.
 *
 * @param maxBodyBytes Largest accepted body in bytes.
 */
export function createLoanHandler(schema: GraphQLSchema, maxBodyBytes: number): Handler {
  return async (request, response) => {
    const refused = refuse(request);
    if (refused) {
      request.resume();
      sendJson(response, refused.status, refused.body, refused.headers);
      return;
    }
    try {
      const { status, body } = await executeBody(schema, await readBody(request, maxBodyBytes));
      sendJson(response, status, body);
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error;
      sendJson(response, 413, refusal(413, error.message).body);
    }
  };
}
