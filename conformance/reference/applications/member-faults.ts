import {
  faultsFor,
  faultsOf,
  isSelected,
  jsonOf,
  onResponse,
  reading,
  withRewrittenJson,
  type JsonObject,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import {
  forgetting,
  is,
  exchanging,
  onOperations,
  operationFaults,
  operationsOf,
  refusing,
} from './faulty-operations.ts';
import { isObject } from '../../json.ts';
import { PATCH, READ } from './faulty-places.ts';

const CHANGED_APPLICANT = { op: 'replace', path: '/status', value: { antragsteller: 'UNBEKANNT' } };
const DAY_MS = 24 * 60 * 60 * 1000;

function dayBefore(date: unknown): unknown {
  const time = Date.parse(`${String(date)}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time - DAY_MS).toISOString().slice(0, 10);
}

/** The faults of the provider's reference (A10, A11) and of the expected date (A12). */
export const memberFaults: readonly Fault[] = [
  ...operationFaults('reference', 'add', '/antragsReferenz'),
  ...faultsOf({
    'too-strict': {
      'reference-wants-digits': [
        'An antragsReferenz with anything but digits is refused with 400.',
        refusing((operations) =>
          operations.some((one) => is('add', '/antragsReferenz')(one) && !/^\d*$/.test(String(one['value']))),
        ),
      ],
      'reference-only-replaced': [
        'An add of antragsReferenz is refused with 400 if the application has none.',
        (next) => async (request) => {
          const [first] = isSelected(PATCH, request) ? await operationsOf(request) : [];
          if (first === undefined || !is('add', '/antragsReferenz')(first)) return next(request);
          const record = await jsonOf(await next(reading(request)));
          return isObject(record) && !('antragsReferenz' in record)
            ? Response.json({ message: 'There is no antragsReferenz' }, { status: 400 })
            : next(request);
        },
      ],
      'remove-wants-value': [
        'A remove without value is refused with 400.',
        refusing((operations) => operations.some(({ op, value }) => op === 'remove' && value === undefined)),
      ],
      'date-wants-time': [
        'A voraussichtlicheBearbeitung without a time of day is refused with 400.',
        refusing((operations) =>
          operations.some(
            (one) => is('add', '/voraussichtlicheBearbeitung')(one) && !String(one['value']).includes('T'),
          ),
        ),
      ],
    },
    'wrong-meaning': {
      'remove-leaves-empty-reference': [
        'A remove sets antragsReferenz to an empty string.',
        exchanging(
          ({ op }) => op === 'remove',
          (operation) => [{ ...operation, op: 'add', value: '' }],
        ),
      ],
      'date-one-day-early': [
        'voraussichtlicheBearbeitung is stored one day early.',
        exchanging(is('add', '/voraussichtlicheBearbeitung'), (operation) => [
          { ...operation, value: dayBefore(operation['value']) },
        ]),
      ],
    },
    'missing-member': {
      'new-reference-not-shown': [
        'The record hides every antragsReferenz but the first one.',
        onResponse(
          READ,
          withRewrittenJson(({ antragsReferenz: reference, ...record }) =>
            String(reference).startsWith('BF-') ? { ...record, antragsReferenz: reference } : record,
          ),
        ),
      ],
    },
    'wrong-value': {
      'date-reads-german': [
        'voraussichtlicheBearbeitung reads as DD.MM.YYYY.',
        onResponse(
          READ,
          withRewrittenJson(({ voraussichtlicheBearbeitung: date, ...others }) =>
            typeof date === 'string'
              ? { ...others, voraussichtlicheBearbeitung: date.split('-').reverse().join('.') }
              : others,
          ),
        ),
      ],
    },
  }),
  ...faultsFor<readonly [says: string, lost: RegExp, becomes?: string, refused?: string]>(
    'wrong-meaning',
    {
      'reference-in-ascii': ['loses its letters beyond ASCII', /[^\x20-\x7e]/g],
      'reference-in-ascii-or-refused': [
        'with & is refused with 400, and any other one loses its letters beyond ASCII',
        /[^\x20-\x7e]/g,
        '',
        '&',
      ],
      'reference-as-number': ['loses its leading zeros', /^0+/],
      'reference-as-html': ['is stored escaped for HTML', /&/g, '&amp;'],
      'reference-without-markup': ['loses any text in angle brackets', /<[^<>]*>/g],
      'reference-decoded': ['is percent-decoded, as if it came in a URL', /%41/g, 'A'],
      'reference-without-backslash': ['loses its backslashes', /\\/g],
      'reference-of-three-bytes': ['has question marks in place of four-byte characters', /[^\0-\uffff]/gu, '????'],
      'reference-as-html-or-refused': [
        'with an angle bracket is refused with 400, and any other one is stored escaped for HTML',
        /&/g,
        '&amp;',
        '<',
      ],
    },
    ([says, lost, becomes = '', refused]) => [
      `An antragsReferenz ${says}.`,
      exchanging(is('add', '/antragsReferenz'), ({ value, ...others }) => {
        if (typeof value !== 'string') return [{ ...others, value }];
        // The server refuses {}, which is no operation.
        return refused !== undefined && value.includes(refused)
          ? [{}]
          : [{ ...others, value: value.replace(lost, becomes) }];
      }),
    ],
  ),
  forgetting('reference', 'add', '/antragsReferenz'),
  ...operationFaults('remove', 'remove', '/antragsReferenz'),
  forgetting('remove', 'remove', '/antragsReferenz'),
  ...operationFaults('date', 'add', '/voraussichtlicheBearbeitung'),
  forgetting('date', 'add', '/voraussichtlicheBearbeitung'),
  ...faultsFor<readonly [op: string, path: string, change: JsonObject & { path: string }]>(
    'wrong-meaning',
    {
      'status-changes-reference': ['replace', '/status', { op: 'add', path: '/antragsReferenz', value: 'VERLOREN' }],
      'reference-changes-day': [
        'add',
        '/antragsReferenz',
        { op: 'add', path: '/voraussichtlicheBearbeitung', value: '2030-01-15' },
      ],
      'remove-changes-applicant': ['remove', '/antragsReferenz', CHANGED_APPLICANT],
      'day-changes-applicant': ['add', '/voraussichtlicheBearbeitung', CHANGED_APPLICANT],
    },
    ([op, path, change]) => [
      `${op} of ${path} alone changes ${change.path} as well.`,
      onOperations((operations) =>
        operations.length === 1 && operations.every(is(op, path)) ? [...operations, change] : operations,
      ),
    ],
  ),
];
