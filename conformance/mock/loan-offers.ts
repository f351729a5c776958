import { OPERATIONS } from '../../generated/operations.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { listenerOf, type Listener } from '../servers/handler.ts';
import { createHost } from '../servers/host.ts';
import { loanOffers } from '../servers/loan-offers/routes.ts';

/** Bearer tokens that the mock treats as invalid: 401. */
export const INVALID_TOKENS: readonly string[] = ['invalid', 'expired'];

/** The Bearer token that the mock treats as valid, but without the required scope: 403. Any other token may determine offers. */
export const TOKEN_WITHOUT_SCOPE = 'no-scope';

/** A partner that is neither the caller nor below it. */
export const OUTSIDE_PARTNER = 'ZZZ99';

/** Whether the mock computes the responses of an interface, by executing GraphQL. */
export function isComputed(id: InterfaceId): boolean {
  return OPERATIONS[id].some(({ graphql }) => graphql);
}

/** The client of all other tokens. */
const CLIENT = { partnerId: 'ABC12', reaches: (partnerId: string) => partnerId !== OUTSIDE_PARTNER };

/** Creates the host of the consumer-loan offers: it executes GraphQL with invented, deterministic offers. */
export function createLoanListener(): Listener {
  return listenerOf(createHost(() => [loanOffers(({ headers }) => clientOf(headers.get('authorization') ?? ''))]));
}

function clientOf(authorization: string): ReturnType<Parameters<typeof loanOffers>[0]> {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (token === undefined || INVALID_TOKENS.includes(token)) {
    return { status: 401, message: 'The request has no valid access token. Send: Authorization: Bearer TOKEN' };
  }
  if (token === TOKEN_WITHOUT_SCOPE) return { status: 403, message: 'The client lacks the scope to determine offers' };
  return CLIENT;
}
