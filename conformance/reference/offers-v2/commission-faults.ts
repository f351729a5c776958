import { notAcceptable } from '../cases/read-faults.ts';
import {
  cutOff,
  faultsAt,
  faultsOf,
  keptForAll,
  leadingTo,
  onFurther,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { RESULT } from './fault-paths.ts';
import { ofData } from './read-faults.ts';

const commission: Where = { method: 'GET', path: RESULT('/provision'), status: 200 };
const waiting: Where = { method: 'GET', path: RESULT('/provision'), status: 302 };
/** The commission that the reference deployment serves. */
const COMMISSION = { betrag: 375_000, partnerId: 'ABC12' };
const noLocation = withoutHeader('location');

/** Faults of the commission (O210 to O213). */
export const commissionFaults: readonly Fault[] = [
  ...faultsAt(commission, {
    'commission-amount-as-string': ['wrong-type', 'The commission is a string.', withProperties({ betrag: '3750.00' })],
    'commission-without-partner': [
      'missing-member',
      'The commission has no partnerId.',
      withProperties({ partnerId: undefined }),
    ],
    'commission-partner-as-number': ['wrong-type', 'The partnerId is a number.', withProperties({ partnerId: 12345 })],
    'commission-in-array': ['wrong-type', 'The commission comes in an array.', withJson([COMMISSION])],
    'commission-in-euro': [
      'wrong-value',
      'The commission is in euro with cents as decimals.',
      withProperties({ betrag: 3750.25 }),
    ],
    'commission-of-another-partner': [
      'wrong-meaning',
      'The commission is that of a partner who did not determine the offers.',
      withProperties({ partnerId: 'XYZ99' }),
    ],
    'commission-of-nobody': [
      'wrong-value',
      'The partnerId of the commission is an empty string.',
      withProperties({ partnerId: '' }),
    ],
    'commission-of-user': [
      'wrong-meaning',
      'The partnerId of the commission names a user, not the partner.',
      withProperties({ partnerId: 'erika.beispiel@example.org' }),
    ],
  }),
  ...faultsAt(commission, {
    'commission-of-data-without-partner': [
      'only-sometimes',
      'The commission of captured data has no partnerId.',
      withProperties({ partnerId: undefined }),
    ],
    'commission-of-data-in-euro': [
      'only-sometimes',
      'The commission of captured data is in euro with cents as decimals.',
      withProperties({ betrag: 3750.25 }),
    ],
    'commission-of-data-of-another-partner': [
      'only-sometimes',
      'The commission of captured data is that of another partner.',
      withProperties({ partnerId: 'XYZ99' }),
    ],
  }).map(ofData),
  ...faultsOf({
    'missing-check': {
      'commission-in-refusal': [
        'The refusal of the commission without a token carries the commission.',
        onResponse({ ...commission, status: 401 }, withJson(COMMISSION)),
      ],
      'commission-leads-strangers-to-copy': [
        'A read of the commission without a valid token redirects to a copy that needs no token.',
        leadingTo({ ...commission, status: 401 }, '/copies/provision', () => Response.json(COMMISSION)),
      ],
      'commission-kept-for-all': [
        'A cache keeps a commission that was read, and serves it to everybody.',
        keptForAll(commission),
      ],
    },
    'only-sometimes': {
      'commission-read-once': [
        'A commission can be read once, and answers 404 from then on.',
        onFurther(commission, withStatus(404)),
      ],
      'commission-again-without-partner': [
        'From the second read on, a commission has no partnerId.',
        onFurther(commission, withProperties({ partnerId: undefined })),
      ],
      'commission-again-as-page': [
        'From the second read on, a commission is an HTML page.',
        onFurther(commission, withText('<p>betrag: 375000, partnerId: ABC12</p>', 'text/html')),
      ],
      'commission-again-of-another-partner': [
        'From the second read on, a commission is that of another partner.',
        onFurther(commission, withProperties({ partnerId: 'XYZ99' })),
      ],
    },
    'broken-body': {
      'commission-cut-off': [
        'The JSON of a commission is cut off before its last bracket.',
        onResponse(commission, cutOff),
      ],
    },
  }),
  notAcceptable('commission', 'a commission that is ready', RESULT('/provision')),
  ...faultsAt(waiting, {
    'waiting-303': ['wrong-status', 'A commission that is not ready redirects with 303.', withStatus(303)],
    'waiting-307': ['wrong-status', 'A commission that is not ready redirects with 307.', withStatus(307)],
    'waiting-200-empty': [
      'wrong-status',
      'A commission that is not ready answers an empty 200.',
      withStatus(200),
      noLocation,
    ],
    'waiting-200-zero': [
      'wrong-status',
      'A commission that is not ready answers 200 with betrag 0.',
      withStatus(200),
      noLocation,
      withJson({ betrag: 0, partnerId: 'ABC12' }),
    ],
    'waiting-202': ['wrong-status', 'A commission that is not ready answers 202.', withStatus(202), noLocation],
    'waiting-404': [
      'wrong-status',
      'A commission that is not ready answers 404.',
      withStatus(404),
      noLocation,
      withJson({ message: 'there is no commission yet' }),
    ],
    'waiting-without-location': ['missing-header', 'The waiting redirect has no Location.', noLocation],
    'waiting-empty-location': [
      'wrong-header',
      'The Location of the waiting redirect is empty.',
      withHeader('location', ''),
    ],
  }),
  ofData({
    name: 'waiting-303-of-data',
    kind: 'only-sometimes',
    says: 'A commission of captured data that is not ready redirects with 303.',
    wrap: onResponse(waiting, withStatus(303)),
  }),
];
