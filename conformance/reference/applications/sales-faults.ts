import { asAtFirst, faultsOf, onResponse, withProperties, withStatus, type Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { SALES, redirected, withDateInMilliseconds } from './faulty-places.ts';

const ANSWERED: Where = { ...SALES, status: 200 };
const OTHER_CLERK = { partnerId: 'KSB09' };

/** The faults of the read of a sales party (A21). */
export const salesFaults: readonly Fault[] = [
  redirected('sales-read', 'The read of a sales party', SALES),
  ...faultsOf({
    'wrong-type': {
      'sales-read-in-milliseconds': [
        'A sales party reads letzteAenderung as a number of milliseconds.',
        onResponse(ANSWERED, withDateInMilliseconds),
      ],
    },
    'wrong-meaning': {
      'sales-read-of-yesterday': [
        'A sales party reads an older letzteAenderung than the provider.',
        onResponse(ANSWERED, withProperties({ letzteAenderung: '2025-11-01T08:15:00.000Z' })),
      ],
      'sales-reference-differs': [
        'A sales party reads another antragsReferenz than the provider.',
        onResponse(ANSWERED, withProperties({ antragsReferenz: 'VERTRIEB' })),
      ],
      'sales-day-differs': [
        'A sales party reads another voraussichtlicheBearbeitung than the provider.',
        onResponse(ANSWERED, withProperties({ voraussichtlicheBearbeitung: '2020-01-02' })),
      ],
      'sales-clerk-differs': [
        'A sales party reads another credit clerk than the provider.',
        onResponse(ANSWERED, withProperties({ ansprechpartner: OTHER_CLERK })),
      ],
      'sales-clerks-differ': [
        'A sales party reads another credit clerk than the provider, under two names.',
        onResponse(ANSWERED, withProperties({ ansprechpartner: OTHER_CLERK, kreditSachbearbeiter: OTHER_CLERK })),
      ],
      'sales-status-differs': [
        'A sales party reads another status than the provider.',
        onResponse(ANSWERED, withProperties({ status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } })),
      ],
    },
    'only-sometimes': {
      'sales-read-is-stale': ['A sales party keeps reading the application as it was first read.', asAtFirst(ANSWERED)],
      'sales-read-fails-in-work': [
        'A sales party cannot read an application that is IN_BEARBEITUNG: 500.',
        onResponse(ANSWERED, async (response) =>
          (await response.clone().text()).includes('IN_BEARBEITUNG') ? withStatus(500)(response) : response,
        ),
      ],
    },
  }),
];
