import { onResponse, withJson, withProperties, withStatus, withText } from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { SALES } from './faulty-places.ts';

const ANSWERED: Where = { ...SALES, status: 200 };

/** The faults of the read of a sales party (A21). */
export const salesFaults: readonly Fault[] = [
  {
    name: 'sales-read-answers-204',
    kind: 'wrong-status',
    says: 'The read of a sales party answers 204.',
    wrap: onResponse(ANSWERED, withStatus(204)),
  },
  {
    name: 'sales-read-answers-500',
    kind: 'crash',
    says: 'The read of a sales party answers 500.',
    wrap: onResponse(ANSWERED, withStatus(500), withJson({ message: 'This did not work' })),
  },
  {
    name: 'sales-read-is-text',
    kind: 'wrong-media-type',
    says: 'The read of a sales party answers text.',
    wrap: onResponse(ANSWERED, withText('Antrag MF7K2Q/1/1: BEANTRAGT')),
  },
  {
    name: 'sales-read-undated',
    kind: 'missing-member',
    says: 'A sales party does not read letzteAenderung.',
    wrap: onResponse(ANSWERED, withProperties({ letzteAenderung: undefined })),
  },
  {
    name: 'sales-read-of-yesterday',
    kind: 'wrong-meaning',
    says: 'A sales party reads an older letzteAenderung than the provider.',
    wrap: onResponse(ANSWERED, withProperties({ letzteAenderung: '2025-11-01T08:15:00.000Z' })),
  },
  {
    name: 'sales-status-differs',
    kind: 'wrong-meaning',
    says: 'A sales party reads another status than the provider.',
    wrap: onResponse(
      ANSWERED,
      withProperties({ status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } }),
    ),
  },
];
