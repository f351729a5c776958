import { faultsOf, onResponse, withProperties, withStatus, withText, type Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { SALES, redirected } from './faulty-places.ts';

const ANSWERED: Where = { ...SALES, status: 200 };

/** The faults of the read of a sales party (A21). */
export const salesFaults: readonly Fault[] = [
  redirected('sales-read', 'The read of a sales party', SALES),
  ...faultsOf({
    'sales-read-in-milliseconds': {
      kind: 'wrong-type',
      says: 'A sales party reads letzteAenderung as a number of milliseconds.',
      wrap: onResponse(ANSWERED, withProperties({ letzteAenderung: 1_768_464_000_000 })),
    },
    'sales-read-of-yesterday': {
      kind: 'wrong-meaning',
      says: 'A sales party reads an older letzteAenderung than the provider.',
      wrap: onResponse(ANSWERED, withProperties({ letzteAenderung: '2025-11-01T08:15:00.000Z' })),
    },
    'sales-read-is-stale': {
      kind: 'only-sometimes',
      says: 'A sales party keeps reading the application as it was first read.',
      wrap: (next) => {
        const first = new Map<string, string>();
        return onResponse(ANSWERED, async (response, request) => {
          const record = first.get(request.url) ?? (await response.clone().text());
          first.set(request.url, record);
          return withText(record, 'application/json')(response, request);
        })(next);
      },
    },
    'sales-read-fails-in-work': {
      kind: 'only-sometimes',
      says: 'A sales party cannot read an application that is IN_BEARBEITUNG: 500.',
      wrap: onResponse(ANSWERED, async (response, request) =>
        (await response.clone().text()).includes('IN_BEARBEITUNG') ? withStatus(500)(response, request) : response,
      ),
    },
    'sales-reference-differs': {
      kind: 'wrong-meaning',
      says: 'A sales party reads another antragsReferenz than the provider.',
      wrap: onResponse(ANSWERED, withProperties({ antragsReferenz: 'VERTRIEB' })),
    },
    'sales-day-differs': {
      kind: 'wrong-meaning',
      says: 'A sales party reads another voraussichtlicheBearbeitung than the provider.',
      wrap: onResponse(ANSWERED, withProperties({ voraussichtlicheBearbeitung: '2020-01-02' })),
    },
    'sales-status-differs': {
      kind: 'wrong-meaning',
      says: 'A sales party reads another status than the provider.',
      wrap: onResponse(
        ANSWERED,
        withProperties({ status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } }),
      ),
    },
  }),
];
