import { brokenRead } from '../cases/broken-read.ts';
import { faultsOf, onResponse, withHeader, withJson, withoutHeader, withProperties, withStatus } from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { RESULT } from './fault-paths.ts';

const commission: Where = { method: 'GET', path: RESULT('/provision'), status: 200 };
const waiting: Where = { method: 'GET', path: RESULT('/provision'), status: 302 };
const noLocation = withoutHeader('location');

/** Faults of the commission (O210 to O213). */
export const commissionFaults: readonly Fault[] = [
  ...faultsOf({
    'commission-amount-as-string': {
      kind: 'wrong-type',
      says: 'The commission is a string.',
      wrap: onResponse(commission, withProperties({ betrag: '3750.00' })),
    },
    'commission-without-partner': {
      kind: 'missing-member',
      says: 'The commission has no partnerId.',
      wrap: onResponse(commission, withProperties({ partnerId: undefined })),
    },
    'commission-partner-as-number': {
      kind: 'wrong-type',
      says: 'The partnerId is a number.',
      wrap: onResponse(commission, withProperties({ partnerId: 12345 })),
    },
    'commission-in-array': {
      kind: 'wrong-type',
      says: 'The commission comes in an array.',
      wrap: onResponse(commission, withJson([{ betrag: 375000, partnerId: 'ABC12' }])),
    },
    'commission-in-euro': {
      kind: 'wrong-value',
      says: 'The commission is in euro with cents as decimals.',
      wrap: onResponse(commission, withProperties({ betrag: 3750.25 })),
    },
    'commission-of-another-partner': {
      kind: 'wrong-meaning',
      says: 'The commission is that of a partner who did not determine the offers.',
      wrap: onResponse(commission, withProperties({ partnerId: 'XYZ99' })),
    },
    'commission-of-nobody': {
      kind: 'wrong-value',
      says: 'The partnerId of the commission is an empty string.',
      wrap: onResponse(commission, withProperties({ partnerId: '' })),
    },
    'commission-of-user': {
      kind: 'wrong-meaning',
      says: 'The partnerId of the commission names a user, not the partner.',
      wrap: onResponse(commission, withProperties({ partnerId: 'erika.beispiel@example.org' })),
    },
    'waiting-200-empty': {
      kind: 'wrong-status',
      says: 'A commission that is not ready answers an empty 200.',
      wrap: onResponse(waiting, withStatus(200), noLocation),
    },
  }),
  brokenRead('commission', 'a commission that is ready', RESULT('/provision')),
  ...[303, 307].map((status): Fault => ({
    name: `waiting-${status}`,
    kind: 'wrong-status',
    says: `A commission that is not ready redirects with ${status}.`,
    wrap: onResponse(waiting, withStatus(status)),
  })),
  ...faultsOf({
    'waiting-202': {
      kind: 'wrong-status',
      says: 'A commission that is not ready answers 202.',
      wrap: onResponse(waiting, withStatus(202), noLocation),
    },
    'waiting-404': {
      kind: 'wrong-status',
      says: 'A commission that is not ready answers 404.',
      wrap: onResponse(waiting, withStatus(404), noLocation, withJson({ message: 'there is no commission yet' })),
    },
    'waiting-without-location': {
      kind: 'missing-header',
      says: 'The waiting redirect has no Location.',
      wrap: onResponse(waiting, noLocation),
    },
    'waiting-empty-location': {
      kind: 'wrong-header',
      says: 'The Location of the waiting redirect is empty.',
      wrap: onResponse(waiting, withHeader('location', '')),
    },
  }),
];
