import { answerFaults, tokenRefused } from '../answer-faults.ts';
import { failingNowAndThen, faultsAt, faultsOf, withProperties, withText } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { bearerFaults } from './bearer-faults.ts';
import { dateFaults } from './date-faults.ts';
import { LIST, PATCH, READ, SALES, redirected, withDateInMilliseconds, withStatusOf } from './faulty-places.ts';
import { lenientFaults } from './lenient-faults.ts';
import { listFaults } from './list-faults.ts';
import { memberFaults } from './member-faults.ts';
import { patchFaults } from './patch-faults.ts';
import { salesFaults } from './sales-faults.ts';
import { statusFaults } from './status-faults.ts';

/** The faults of the read (A05, A06). */
const reads: readonly Fault[] = [
  redirected('read', 'A read', READ),
  ...faultsOf({
    'only-sometimes': {
      'reads-crash-now-and-then': ['Every third read of an application answers 500.', failingNowAndThen(READ, 3)],
      'reads-answer-406-now-and-then': [
        'Every third read of an application answers 406.',
        failingNowAndThen(READ, 3, 406),
      ],
      'sales-reads-crash-now-and-then': [
        'Every second read of an application by a sales party answers 500.',
        failingNowAndThen(SALES, 2),
      ],
    },
  }),
  ...faultsAt(READ, {
    'read-is-text': ['wrong-media-type', 'A read answers with text.', withText('Antrag MF7K2Q/1/1: BEANTRAGT')],
    'letzte-aenderung-missing': [
      'missing-member',
      'The record has no letzteAenderung.',
      withProperties({ letzteAenderung: undefined }),
    ],
    'letzte-aenderung-no-date': [
      'wrong-value',
      'letzteAenderung is not a date.',
      withProperties({ letzteAenderung: 'gestern' }),
    ],
    'letzte-aenderung-in-milliseconds': [
      'wrong-type',
      'letzteAenderung is a number of milliseconds.',
      withDateInMilliseconds,
    ],
    'reasons-read-alike': [
      'wrong-value',
      'Every ablehnungsgrund reads as KEINE_ANGABE.',
      withStatusOf((status) => ({
        ...status,
        ...('ablehnungsgrund' in status && { ablehnungsgrund: 'KEINE_ANGABE' }),
      })),
    ],
    'reason-reads-in-lower-case': [
      'wrong-value',
      'The ablehnungsgrund reads in lower case.',
      withStatusOf(({ ablehnungsgrund: reason, ...status }) => ({
        ...status,
        ablehnungsgrund: typeof reason === 'string' ? reason.toLowerCase() : undefined,
      })),
    ],
  }),
];

/**
 * The faults of the applications interface: of the list (A01 to A04), of reads (A05, A06), of patches (A07 to A15), of the
 * date of last change (A16, A17), of the read of a sales party (A21), and of the credential (A22).
 */
const faults: readonly Fault[] = [
  ...listFaults,
  ...reads,
  ...patchFaults,
  ...statusFaults,
  ...memberFaults,
  ...dateFaults,
  ...lenientFaults,
  ...salesFaults,
  ...bearerFaults,
  ...tokenRefused({
    list: ['The list', LIST],
    patch: ['PATCH', PATCH],
    'sales-read': ['The read of a sales party', SALES],
  }),
  ...answerFaults({ path: /^\/v2\/(antraege(\/.*)?|vorgaenge(\/[^/]+){3}\/antraege)$/ }, 'Bearer'),
];

export default { applications: faults } satisfies Faults;
