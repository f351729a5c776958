import {
  faultsAt,
  faultsOf,
  onResponse,
  renamedLocation,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINATION, DETERMINE } from './fault-paths.ts';

const determined: Where = { method: 'POST', path: DETERMINE, status: 302 };
const determination: Where = { method: 'GET', path: DETERMINATION(), status: 200 };

/** Faults of the redirect to a determination (O201 to O203). */
const redirect: readonly Fault[] = [
  ...[200, 201, 303].map((status): Fault => ({
    name: `determination-${status}`,
    kind: 'wrong-status',
    says: `A determination answers ${status}.`,
    wrap: onResponse(determined, withStatus(status)),
  })),
  ...faultsAt(determined, {
    'determination-without-location': ['missing-header', 'The 302 has no Location.', withoutHeader('location')],
    'determination-empty-location': ['wrong-header', 'The Location of the 302 is empty.', withHeader('location', '')],
    'determination-content-location': [
      'missing-header',
      'The 302 names its target in Content-Location.',
      renamedLocation,
    ],
  }),
  ...faultsOf({
    'captured-data-without-location': {
      kind: 'only-sometimes',
      says: 'The 302 has a Location only where a case is named.',
      wrap: onResponse({ ...determined, search: /^(?!.*vorgangsNummer=)/ }, withoutHeader('location')),
    },
    'traced-without-location': {
      kind: 'only-sometimes',
      says: 'The 302 has no Location where the request has an x-TraceId.',
      wrap: onResponse(determined, (response, request) =>
        request.headers.has('x-traceid') ? withoutHeader('location')(response, request) : response,
      ),
    },
  }),
  ...faultsAt(determined, {
    'determination-location-no-address': [
      'wrong-header',
      'The Location of the 302 is no address.',
      withHeader('location', 'http://['),
    ],
    'determination-with-object': ['broken-body', 'The 302 has a JSON body.', withJson({ ergebnisse: [] })],
    'determination-with-text': ['broken-body', 'The 302 has a text body.', withText('Found. Redirecting.')],
    'determination-with-page': [
      'broken-body',
      'The 302 has a page with a link, as web servers write it.',
      withText('<!doctype html><p>The document has moved.</p>', 'text/html'),
    ],
  }),
];

const leadingNowhere = withHeader('location', '/v2/ergebnisliste/ermittlung/00000000-0000-4000-8000-000000000000');

/** Faults of the determination that the redirect leads to (O204, O209a). */
const target: readonly Fault[] = faultsOf({
  'location-leads-nowhere': {
    kind: 'wrong-redirect',
    says: 'The Location of the 302 leads to a determination that does not exist.',
    wrap: onResponse(determined, leadingNowhere),
  },
  'location-with-commission-leads-nowhere': {
    kind: 'only-sometimes',
    says: 'The Location of a determination with provisionsAusgabe=true leads to one that does not exist.',
    wrap: onResponse({ ...determined, search: /provisionsAusgabe=true/ }, leadingNowhere),
  },
  'location-with-alternatives-leads-nowhere': {
    kind: 'only-sometimes',
    says: 'The Location of a determination with alternativen=true leads to one that does not exist.',
    wrap: onResponse({ ...determined, search: /alternativen=true/ }, leadingNowhere),
  },
  'determination-without-identifier': {
    kind: 'missing-member',
    says: 'A determination has no ermittlungsId.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: undefined })),
  },
  'determination-identifier-empty': {
    kind: 'wrong-value',
    says: 'The ermittlungsId is an empty string.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: '' })),
  },
  'determination-identifier-of-another': {
    kind: 'wrong-meaning',
    says: 'The ermittlungsId of a determination is that of another, which cannot be read.',
    wrap: onResponse(determination, withProperties({ ermittlungsId: '00000000-0000-4000-8000-000000000000' })),
  },
  'determination-as-text': {
    kind: 'wrong-media-type',
    says: 'A determination is plain text.',
    wrap: onResponse(determination, withText('ermittelt')),
  },
});

/** Faults of a determination and of the redirect to it. */
export const determinationFaults: readonly Fault[] = [...redirect, ...target];
