import { isAsked, onResponse, withHeader, withoutHeader, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { accessFaults } from './access-faults.ts';
import { commissionFaults } from './commission-faults.ts';
import { determinationFaults } from './determination-faults.ts';
import { INTERFACE } from './fault-paths.ts';
import { readFaults } from './read-faults.ts';
import { requestFaults } from './request-faults.ts';
import { traceIdFaults } from './trace-id-faults.ts';

const REMAINING = 'X-RateLimit-Remaining';
const RESET = 'X-RateLimit-Reset';

/** A header of the rate limit that every answer carries with the same, wrong value. */
function wrongLimit(name: string, says: string, header: string, value: string): Fault {
  return { name, kind: 'wrong-header', says, wrap: onResponse({ path: INTERFACE }, withHeader(header, value)) };
}

/** Faults of the rate-limit headers (O214). */
const limitFaults: readonly Fault[] = [
  ...[REMAINING, RESET].map((header): Fault => ({
    name: `without-${header.slice('X-RateLimit-'.length).toLowerCase()}`,
    kind: 'missing-header',
    says: `Answers have no ${header}.`,
    wrap: onResponse({ path: INTERFACE }, withoutHeader(header)),
  })),
  wrongLimit('remaining-as-word', `${REMAINING} is a word.`, REMAINING, 'viele'),
  wrongLimit('remaining-of-quota', `${REMAINING} names the whole quota too.`, REMAINING, '999/1000'),
  wrongLimit('reset-as-word', `${RESET} is a word.`, RESET, 'viele'),
  wrongLimit('reset-with-unit', `${RESET} has a unit.`, RESET, '60s'),
];

/** Every answer to who has used up the quota. */
const exhausted = { path: INTERFACE, status: 429 };

/** Faults of the quota (O215). */
const quotaFaults: readonly Fault[] = [
  {
    name: 'quota-not-enforced',
    kind: 'wrong-status',
    says: 'Calls beyond the quota are answered as if nothing were there.',
    wrap: onResponse(exhausted, withStatus(404)),
  },
  {
    name: 'quota-503',
    kind: 'wrong-status',
    says: 'Calls beyond the quota are answered with 503.',
    wrap: onResponse(exhausted, withStatus(503)),
  },
  {
    name: 'quota-403',
    kind: 'wrong-status',
    says: 'Calls beyond the quota are answered with 403.',
    wrap: onResponse(exhausted, withStatus(403)),
  },
  {
    name: 'quota-never-returns',
    kind: 'only-sometimes',
    says: 'Who has used up the quota once is refused for ever.',
    wrap: (next) => {
      let refusal: Response | undefined;
      return async (request) => {
        if (refusal !== undefined && isAsked({ path: INTERFACE }, request)) return refusal.clone();
        const response = await next(request);
        if (response.status === 429) refusal = response.clone();
        return response;
      };
    },
  },
];

/** The faults of the mortgage offers interface v2. */
export const faults: readonly Fault[] = [
  ...determinationFaults,
  ...requestFaults,
  ...readFaults,
  ...commissionFaults,
  ...accessFaults,
  ...traceIdFaults(INTERFACE),
  ...limitFaults,
  ...quotaFaults,
];
