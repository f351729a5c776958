import {
  faultsOf,
  isSelected,
  onResponse,
  withProperties,
  withRewrittenJson,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import {
  answering,
  forgetting,
  is,
  exchanging,
  onOperations,
  operationFaults,
  operationsOf,
  refusing,
  showingComments,
} from './faulty-operations.ts';
import { PATCH, READ, withStatusOf } from './faulty-places.ts';

const hasReason = (reason: string) => (operation: JsonObject) =>
  isObject(operation['value']) && operation['value']['ablehnungsgrund'] === reason;

const rejects =
  (isMeant: (status: JsonObject) => boolean) =>
  (operations: JsonObject[]): boolean =>
    operations.some(({ value }) => isObject(value) && value['produktAnbieter'] === 'ABGELEHNT' && isMeant(value));

const any = () => true;

const rejectionsLost = (isMeant: (status: JsonObject) => boolean) =>
  onOperations((operations) => operations.filter((one) => !rejects(isMeant)([one])));

/** The faults of rejections (A39, A41, A42). */
const rejectionFaults: readonly Fault[] = faultsOf({
  'too-strict': {
    'rejection-refused': ['A status of ABGELEHNT is refused with 400.', refusing(rejects(any))],
    'rejection-with-comment-refused': [
      'A rejection with a kommentar is refused with 400.',
      refusing(rejects((status) => 'kommentar' in status)),
    ],
    'comment-in-ascii-only': [
      'A kommentar with letters beyond ASCII is refused with 400.',
      refusing(rejects(({ kommentar }) => typeof kommentar === 'string' && /[^\x20-\x7e]/.test(kommentar))),
    ],
    'rejection-wants-comment': [
      'A rejection without a kommentar is refused with 400.',
      refusing(rejects((status) => !('kommentar' in status))),
    ],
  },
  crash: {
    'rejection-answers-500': ['A status of ABGELEHNT is answered with 500.', answering(500, rejects(any))],
  },
  'wrong-meaning': {
    'rejection-not-stored': [
      'A rejection is answered with 204, but nothing changes.',
      rejectionsLost((status) => 'ablehnungsgrund' in status),
    ],
  },
  'only-sometimes': {
    'commented-rejection-not-stored': [
      'A rejection with a kommentar is answered with 204, but nothing changes.',
      rejectionsLost((status) => 'kommentar' in status),
    ],
  },
  'wrong-value': {
    'comment-reads-in-ascii': [
      'The record shows the kommentar of its status with a question mark for each letter beyond ASCII.',
      showingComments((sent) => (typeof sent === 'string' ? sent.replace(/[^\x20-\x7e]/g, '?') : undefined)),
    ],
  },
  'missing-member': {
    'reasons-lost-with-rejections': [
      'The record shows no ablehnungsgrund of a rejection.',
      onResponse(
        READ,
        withStatusOf(({ ablehnungsgrund, ...others }) =>
          others['produktAnbieter'] === 'ABGELEHNT' ? others : { ...others, ablehnungsgrund },
        ),
      ),
    ],
  },
  'missing-validation': {
    'unexplained-rejection-taken': [
      'A rejection without a reason is accepted, and stored without one.',
      exchanging(
        (operation) => rejects((status) => !('ablehnungsgrund' in status))([operation]),
        ({ value }) => [
          { op: 'replace', path: '/status', value: { antragsteller: (value as JsonObject)['antragsteller'] } },
          { op: 'replace', path: '/status/produktAnbieter', value: 'ABGELEHNT' },
        ],
      ),
    ],
  },
});

/** Shows the last refused status in reads, until another one is accepted. */
const keepingRefused: Wrap = (next) => {
  let kept: unknown;
  return async (request) => {
    const sent = isSelected(PATCH, request) ? await operationsOf(request) : [];
    const response = await next(request);
    const value = sent.find(is('replace', '/status'))?.['value'];
    if (isObject(value) && typeof value['produktAnbieter'] === 'string') kept = response.ok ? undefined : value;
    const isRead = kept !== undefined && response.ok && isSelected(READ, request);
    return isRead ? withProperties({ status: kept })(response) : response;
  };
};

const CLERK = is('replace', '/ansprechpartner/partnerId');

/** Adds new credit clerks to a log in the record, but keeps the former clerk. */
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
    'wrong-meaning': {
      'refused-status-carried-out': ['Reads show a refused status until another one is accepted.', keepingRefused],
      'provider-status-forgets-applicant': [
        'replace of /status/produktAnbieter sets antragsteller to UNBEKANNT.',
        exchanging(is('replace', '/status/produktAnbieter'), ({ value }) => [
          { op: 'replace', path: '/status', value: { antragsteller: 'UNBEKANNT', produktAnbieter: value } },
        ]),
      ],
      'clerk-change-forgets-reference': [
        'A change of the credit clerk removes antragsReferenz.',
        exchanging(CLERK, (operation) => [operation, { op: 'add', path: '/antragsReferenz', value: '' }]),
      ],
      'clerk-only-logged': [
        'The record shows a new credit clerk in a log only, and keeps the former one.',
        loggingClerks,
      ],
    },
    'too-strict': {
      'status-comment-refused': [
        'A status with a kommentar is refused with 400.',
        refusing((operations) => operations.some(({ value }) => isObject(value) && 'kommentar' in value)),
      ],
      'reasons-but-one-taken': [
        'A status with the ablehnungsgrund GEGENANGEBOT is refused with 400.',
        refusing((operations) => operations.some(hasReason('GEGENANGEBOT'))),
      ],
    },
    crash: {
      'reasons-answer-500': [
        'A status with the ablehnungsgrund WERTERMITTLUNG is answered with 500.',
        answering(500, (operations) => operations.some(hasReason('WERTERMITTLUNG'))),
      ],
    },
    'wrong-redirect': {
      'reasons-redirect': [
        'A status with the ablehnungsgrund KRITERIEN is answered with 303.',
        answering(303, (operations) => operations.some(hasReason('KRITERIEN')), { Location: '/' }),
      ],
    },
    'wrong-value': {
      'status-forgets-applicant': [
        'replace of /status sets antragsteller to UNBEKANNT.',
        exchanging(is('replace', '/status'), ({ value, ...operation }) => [
          { ...operation, value: { ...(value as object), antragsteller: 'UNBEKANNT' } },
        ]),
      ],
      'clerk-reads-as-ever': [
        'The record shows the credit clerk as a string that never changes.',
        onResponse(READ, withProperties({ ansprechpartner: 'KSB01' })),
      ],
    },
    'missing-member': {
      'status-with-reason-hides-applicant': [
        'The record does not show antragsteller while the status has an ablehnungsgrund.',
        onResponse(
          READ,
          withStatusOf(({ antragsteller, ...others }) =>
            'ablehnungsgrund' in others ? others : { antragsteller, ...others },
          ),
        ),
      ],
      'new-clerk-not-shown': [
        'The record does not show the second credit clerk.',
        onResponse(
          READ,
          withRewrittenJson(({ ansprechpartner, ...record }) =>
            (ansprechpartner as JsonObject)['partnerId'] === 'KSB02' ? record : { ...record, ansprechpartner },
          ),
        ),
      ],
    },
  }),
  ...rejectionFaults,
  ...operationFaults('provider-status', 'replace', '/status/produktAnbieter'),
  forgetting('provider-status', 'replace', '/status/produktAnbieter'),
  ...operationFaults('clerk', 'replace', '/ansprechpartner/partnerId'),
  forgetting('clerk', 'replace', '/ansprechpartner/partnerId'),
];
