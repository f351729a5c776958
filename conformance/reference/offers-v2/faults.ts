import { systemClock, type Clock } from '../../clock.ts';
import { answerFaults, brokenJson, charsetRefused, strangerFaults, withoutAllow } from '../answer-faults.ts';
import {
  answeringAs,
  findingByBeginning,
  faultsFor,
  faultsOf,
  isSelected,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withStatus,
} from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { commissionFaults } from './commission-faults.ts';
import { accessFaults, determinationFaults } from './determination-faults.ts';
import { DETERMINATION, DETERMINE, INTERFACE, RESULT } from './fault-paths.ts';
import { readFaults } from './read-faults.ts';
import { requestFaults } from './request-faults.ts';
import { traceIdFaults } from './trace-id-faults.ts';

const REMAINING = 'X-RateLimit-Remaining';
const RESET = 'X-RateLimit-Reset';

/** A response as a server sends it, with the time. */
const dated = (response: Response, clock: Clock = systemClock): Response =>
  withHeader('Date', new Date(clock.now()).toUTCString())(response);

/** Faults of the rate-limit headers (O214). */
const limitFaults: readonly Fault[] = [
  ...faultsFor('missing-header', { 'without-remaining': REMAINING, 'without-reset': RESET }, (header) => [
    `Responses have no ${header}.`,
    onResponse({ path: INTERFACE }, withoutHeader(header)),
  ]),
  ...faultsFor<readonly [header: string, is: string, value: string]>(
    'wrong-header',
    {
      'remaining-never-changes': [REMAINING, 'is the same all the time', '500'],
      'remaining-negative': [REMAINING, 'is negative', '-1'],
      'remaining-as-word': [REMAINING, 'is a word', 'viele'],
      'remaining-of-quota': [REMAINING, 'names the whole quota too', '999/1000'],
      'reset-as-word': [RESET, 'is a word', 'viele'],
      'reset-with-unit': [RESET, 'has a unit', '60s'],
    },
    ([header, is, value]) => [`${header} ${is}.`, onResponse({ path: INTERFACE }, withHeader(header, value))],
  ),
  ...faultsFor<readonly [unit: string, factor: number]>(
    'wrong-meaning',
    { 'reset-as-moment': ['seconds', 1], 'reset-as-moment-in-milliseconds': ['milliseconds', 1000] },
    ([unit, factor]) => [
      `${RESET} is the moment at which the window ends, in ${unit} since 1970.`,
      (next, clock = systemClock) =>
        onResponse({ path: INTERFACE }, (response) => {
          const ends = Math.ceil(clock.now() / 1000) + Number(response.headers.get(RESET));
          return withHeader(RESET, String(ends * factor))(response);
        })(next),
    ],
  ),
  ...faultsFor('wrong-meaning', { 'remaining-counts-up': REMAINING, 'reset-counts-up': RESET }, (header) => [
    `${header} counts up the calls that were made.`,
    (next) => {
      let calls = 0;
      return onResponse({ path: INTERFACE }, (response) =>
        response.status === 429 ? response : withHeader(header, String((calls += 1)))(response),
      )(next);
    },
  ]),
  ...faultsOf({
    'only-sometimes': {
      'refusals-without-limits': [
        'A 404 has no rate-limit headers.',
        onResponse({ path: INTERFACE, status: 404 }, withoutHeader(REMAINING, RESET)),
      ],
    },
    'wrong-meaning': {
      'reset-in-milliseconds': [
        `${RESET} is in milliseconds, and falls by seven with each response.`,
        (next, clock) => {
          let left = 60_000;
          return onResponse({ path: INTERFACE }, (response) => {
            left -= 7;
            return withHeader(RESET, String(left))(dated(response, clock));
          })(next);
        },
      ],
    },
    'wrong-status': {
      'refused-with-calls-left': [
        'The first read of a determination is refused for the quota, with calls left.',
        (next) => {
          let isFirst = true;
          return async (request) => {
            if (!isFirst || !request.headers.has('authorization')) return next(request);
            if (!isSelected({ method: 'GET', path: DETERMINATION() }, request)) return next(request);
            isFirst = false;
            const headers = { [REMAINING]: '700', [RESET]: '0' };
            return Response.json({ message: 'too many calls' }, { status: 429, headers });
          };
        },
      ],
    },
    'wrong-value': {
      'remaining-in-hexadecimal': [
        `${REMAINING} is in hexadecimal digits.`,
        onResponse({ path: INTERFACE }, (response) =>
          withHeader(REMAINING, `0x${Number(response.headers.get(REMAINING)).toString(16)}`)(response),
        ),
      ],
    },
  }),
];

/** The responses to callers that have exhausted the quota. */
const exhausted = { path: INTERFACE, status: 429 };

/** Faults of the quota (O215). */
const quotaFaults: readonly Fault[] = [
  ...faultsFor<readonly [which: string, leftAfter: (calls: number) => number]>(
    'wrong-status',
    {
      'served-without-calls-left': ['all calls', () => 0],
      'served-beyond-quota': ['the calls after the twentieth', (calls) => 20 - calls],
      'served-beyond-each-quota': ['forty calls of each window', (calls) => 20 - (calls % 60)],
    },
    ([which, leftAfter]) => [
      `Serves ${which} although no calls are left.`,
      (next, clock) => {
        let calls = 0;
        return onResponse({ path: INTERFACE }, (response) => {
          const left = Math.max(0, leftAfter((calls += 1)));
          // The window ends so late that a client does not wait for it.
          return dated(withHeader(RESET, '3000')(withHeader(REMAINING, String(left))(response)), clock);
        })(next);
      },
    ],
  ),
  ...faultsOf({
    'wrong-status': {
      'quota-not-enforced': ['Calls beyond the quota are answered with 404.', onResponse(exhausted, withStatus(404))],
      'quota-503': ['Calls beyond the quota are answered with 503.', onResponse(exhausted, withStatus(503))],
      'quota-403': ['Calls beyond the quota are answered with 403.', onResponse(exhausted, withStatus(403))],
    },
    'only-sometimes': {
      'quota-never-returns': [
        'A caller that has used up the quota once is refused from then on.',
        (next) => {
          let refusal: Response | undefined;
          return async (request) => {
            if (refusal !== undefined && isSelected({ path: INTERFACE }, request)) return refusal.clone();
            const response = await next(request);
            if (response.status === 429) refusal = response.clone();
            return response;
          };
        },
      ],
    },
  }),
];

/** The faults of the mortgage offers interface v2. */
const faults: readonly Fault[] = [
  ...determinationFaults,
  ...requestFaults,
  ...readFaults,
  ...commissionFaults,
  ...accessFaults,
  ...traceIdFaults(INTERFACE),
  ...answerFaults({ path: INTERFACE }, 'Bearer'),
  ...strangerFaults(INTERFACE),
  ...faultsOf({
    'missing-validation': {
      'unknown-documents-200': [
        'The documents of a result that does not exist answer 200.',
        onResponse({ method: 'GET', path: RESULT('/unterlagen'), status: 404 }, withStatus(200), withJson([])),
      ],
    },
    'wrong-meaning': {
      'results-by-the-beginning-of-their-number': [
        'A result can be read by numbers that merely begin with its own.',
        findingByBeginning(RESULT()),
      ],
      'unknown-result-is-first': [
        'A result that does not exist is answered with the first one of its determination.',
        answeringAs(
          { method: 'GET', path: RESULT(), status: 404 },
          (request) => new Request(new URL('E1', request.url), request),
        ),
      ],
    },
  }),
  withoutAllow('determination', 'where a determination is asked for', DETERMINE),
  ...brokenJson({ method: 'POST', path: DETERMINE, search: /^$/, status: 400 }),
  ...charsetRefused({ method: 'POST', path: DETERMINE }),
  ...limitFaults,
  ...quotaFaults,
];

export default { 'offers-v2': faults } satisfies Faults;
