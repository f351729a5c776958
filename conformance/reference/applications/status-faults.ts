import {
  faultsOf,
  isAsked,
  jsonOf,
  onResponse,
  withProperties,
  withRewrittenJson,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { answering, forgetting, is, exchanging, operationFaults, refusing } from './faulty-operations.ts';
import { PATCH, READ } from './faulty-places.ts';

const hasReason = (reason: string) => (operation: JsonObject) =>
  isObject(operation['value']) && operation['value']['ablehnungsgrund'] === reason;

const rejects =
  (isMeant: (status: JsonObject) => boolean) =>
  (operations: JsonObject[]): boolean =>
    operations.some(({ value }) => isObject(value) && value['produktAnbieter'] === 'ABGELEHNT' && isMeant(value));

/** The faults of rejections (A39, A41, A42). */
const rejectionFaults: readonly Fault[] = faultsOf({
  'rejection-refused': {
    kind: 'too-strict',
    says: 'A status of ABGELEHNT is refused with 400.',
    wrap: refusing(rejects(() => true)),
  },
  'rejection-answers-500': {
    kind: 'crash',
    says: 'A status of ABGELEHNT is answered with 500.',
    wrap: answering(
      500,
      rejects(() => true),
    ),
  },
  'rejection-with-comment-refused': {
    kind: 'too-strict',
    says: 'A rejection with a kommentar is refused with 400.',
    wrap: refusing(rejects((status) => 'kommentar' in status)),
  },
  'comment-in-ascii-only': {
    kind: 'too-strict',
    says: 'A kommentar with letters beyond ASCII is refused with 400.',
    wrap: refusing(rejects(({ kommentar }) => typeof kommentar === 'string' && /[^\x20-\x7e]/.test(kommentar))),
  },
  'rejection-wants-comment': {
    kind: 'too-strict',
    says: 'A rejection without a kommentar is refused with 400.',
    wrap: refusing(rejects((status) => !('kommentar' in status))),
  },
  'rejection-not-stored': {
    kind: 'wrong-meaning',
    says: 'A rejection is answered with 204, but nothing changes.',
    wrap: exchanging(
      (operation) => rejects((status) => 'ablehnungsgrund' in status)([operation]),
      () => [],
    ),
  },
  'commented-rejection-not-stored': {
    kind: 'only-sometimes',
    says: 'A rejection with a kommentar is answered with 204, but nothing changes.',
    wrap: exchanging(
      (operation) => rejects((status) => 'kommentar' in status)([operation]),
      () => [],
    ),
  },
  'reasons-lost-with-rejections': {
    kind: 'missing-member',
    says: 'The record shows no ablehnungsgrund of a rejection.',
    wrap: onResponse(
      READ,
      withRewrittenJson(({ status, ...record }) => {
        const { ablehnungsgrund, ...others } = status as JsonObject;
        return {
          ...record,
          status: others['produktAnbieter'] === 'ABGELEHNT' ? others : { ...others, ablehnungsgrund },
        };
      }),
    ),
  },
  'unexplained-rejection-taken': {
    kind: 'missing-validation',
    says: 'A rejection without a reason is taken, and has none.',
    wrap: exchanging(
      (operation) => rejects((status) => !('ablehnungsgrund' in status))([operation]),
      ({ value }) => [
        { op: 'replace', path: '/status', value: { antragsteller: (value as JsonObject)['antragsteller'] } },
        { op: 'replace', path: '/status/produktAnbieter', value: 'ABGELEHNT' },
      ],
    ),
  },
});

/** Has reads show the last status that was refused, until another one is taken. */
const keepingRefused: Wrap = (next) => {
  let kept: unknown;
  return async (request) => {
    const sent = isAsked(PATCH, request) ? await jsonOf(request) : undefined;
    const response = await next(request);
    const { value } = Array.isArray(sent) ? ((sent as JsonObject[]).find(is('replace', '/status')) ?? {}) : {};
    if (isObject(value) && typeof value['produktAnbieter'] === 'string') kept = response.ok ? undefined : value;
    const isRead = kept !== undefined && response.ok && isAsked(READ, request);
    return isRead ? withProperties({ status: kept })(response, request) : response;
  };
};

const CLERK = is('replace', '/ansprechpartner/partnerId');

/** Keeps a log of new credit clerks in the record, and the former one in force. */
const loggingClerks: Wrap = (next) => {
  const log: JsonObject[] = [];
  const logged = onResponse(
    READ,
    withRewrittenJson((record) => ({ ...record, verlauf: log })),
  );
  const isNew = (operation: JsonObject) => CLERK(operation) && typeof operation['value'] === 'string';
  const kept = exchanging(isNew, (operation) => {
    log.push(operation);
    return [];
  });
  return logged(kept(next));
};

/** The faults of the status and its reasons (A08, A09, A15), and of the credit clerk (A13). */
export const statusFaults: readonly Fault[] = [
  ...operationFaults('status', 'replace', '/status'),
  ...faultsOf({
    'refused-status-carried-out': {
      kind: 'wrong-meaning',
      says: 'A status that is refused is read all the same, until another one is taken.',
      wrap: keepingRefused,
    },
    'status-comment-refused': {
      kind: 'too-strict',
      says: 'A status with a kommentar is refused with 400.',
      wrap: refusing((operations) => operations.some(({ value }) => isObject(value) && 'kommentar' in value)),
    },
    'reasons-but-one-taken': {
      kind: 'too-strict',
      says: 'A status with the ablehnungsgrund GEGENANGEBOT is refused with 400.',
      wrap: refusing((operations) => operations.some(hasReason('GEGENANGEBOT'))),
    },
    'reasons-answer-500': {
      kind: 'crash',
      says: 'A status with the ablehnungsgrund WERTERMITTLUNG is answered with 500.',
      wrap: answering(500, (operations) => operations.some(hasReason('WERTERMITTLUNG'))),
    },
    'reasons-redirect': {
      kind: 'wrong-redirect',
      says: 'A status with the ablehnungsgrund KRITERIEN is answered with 303.',
      wrap: answering(303, (operations) => operations.some(hasReason('KRITERIEN')), { Location: '/' }),
    },
  }),
  ...rejectionFaults,
  ...operationFaults('provider-status', 'replace', '/status/produktAnbieter'),
  forgetting('provider-status', 'replace', '/status/produktAnbieter'),
  ...faultsOf({
    'status-forgets-applicant': {
      kind: 'wrong-value',
      says: 'replace of /status sets antragsteller to UNBEKANNT.',
      wrap: exchanging(is('replace', '/status'), ({ value, ...operation }) => [
        { ...operation, value: { ...(value as object), antragsteller: 'UNBEKANNT' } },
      ]),
    },
    'status-with-reason-hides-applicant': {
      kind: 'missing-member',
      says: 'The record does not show antragsteller while the status has an ablehnungsgrund.',
      wrap: onResponse(
        READ,
        withRewrittenJson(({ status, ...record }) => {
          const { antragsteller, ...others } = status as JsonObject;
          return { ...record, status: 'ablehnungsgrund' in others ? others : { antragsteller, ...others } };
        }),
      ),
    },
    'provider-status-forgets-applicant': {
      kind: 'wrong-meaning',
      says: 'replace of /status/produktAnbieter sets antragsteller to UNBEKANNT.',
      wrap: exchanging(is('replace', '/status/produktAnbieter'), ({ value }) => [
        { op: 'replace', path: '/status', value: { antragsteller: 'UNBEKANNT', produktAnbieter: value } },
      ]),
    },
    'clerk-change-forgets-reference': {
      kind: 'wrong-meaning',
      says: 'A change of the credit clerk removes antragsReferenz.',
      wrap: exchanging(CLERK, (operation) => [operation, { op: 'add', path: '/antragsReferenz', value: '' }]),
    },
    'clerk-only-logged': {
      kind: 'wrong-meaning',
      says: 'A new credit clerk is noted in a log of the record, and the former one stays.',
      wrap: loggingClerks,
    },
    'clerk-reads-as-ever': {
      kind: 'wrong-value',
      says: 'The credit clerk reads as a text that no change reaches.',
      wrap: onResponse(READ, withProperties({ ansprechpartner: 'KSB01' })),
    },
    'new-clerk-not-shown': {
      kind: 'missing-member',
      says: 'The record shows no credit clerk but the first one.',
      wrap: onResponse(
        READ,
        withRewrittenJson(({ ansprechpartner, ...record }) =>
          (ansprechpartner as JsonObject)['partnerId'] === 'KSB02' ? record : { ...record, ansprechpartner },
        ),
      ),
    },
  }),
  ...operationFaults('clerk', 'replace', '/ansprechpartner/partnerId'),
  forgetting('clerk', 'replace', '/ansprechpartner/partnerId'),
];
