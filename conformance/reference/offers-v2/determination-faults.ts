import {
  faultsAt,
  faultsOf,
  leadingTo,
  onResponse,
  renamedLocation,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINATION, DETERMINE } from './fault-paths.ts';

const determined: Where = { method: 'POST', path: DETERMINE, status: 302 };
const determination: Where = { method: 'GET', path: DETERMINATION(), status: 200 };

/** An identifier that no determination has. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const leadingNowhere = withHeader('location', `/v2/ergebnisliste/ermittlung/${UNKNOWN}`);

/** Faults of the redirect to a determination (O201 to O204). */
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
    'determination-location-no-address': [
      'wrong-header',
      'The Location of the 302 is not a URL.',
      withHeader('location', 'http://['),
    ],
    'determination-with-object': ['broken-body', 'The 302 has a JSON body.', withJson({ ergebnisse: [] })],
    'determination-with-text': ['broken-body', 'The 302 has a text body.', withText('Found. Redirecting.')],
    'determination-with-page': [
      'broken-body',
      'The 302 has a page with a link, as web servers write it.',
      withText('<!doctype html><p>The document has moved.</p>', 'text/html'),
    ],
    'location-leads-nowhere': [
      'wrong-redirect',
      'The Location of the 302 leads to a determination that does not exist.',
      leadingNowhere,
    ],
  }),
  ...faultsOf({
    'only-sometimes': {
      'captured-data-without-location': [
        'The 302 has a Location only if a case is named.',
        onResponse({ ...determined, search: /^(?!.*vorgangsNummer=)/ }, withoutHeader('location')),
      ],
      'location-of-data-with-commission-leads-nowhere': [
        'With captured data and provisionsAusgabe=true, the Location leads to a determination that does not exist.',
        onResponse({ ...determined, search: /^(?!.*vorgangsNummer=).*provisionsAusgabe=true/ }, leadingNowhere),
      ],
      'traced-without-location': [
        'The 302 has no Location if the request has an x-TraceId.',
        onResponse({ ...determined, header: 'x-traceid' }, withoutHeader('location')),
      ],
    },
  }),
  ...[
    ['commission', 'provisionsAusgabe'],
    ['alternatives', 'alternativen'],
  ].map(([name, option]): Fault => ({
    name: `location-with-${name}-leads-nowhere`,
    kind: 'only-sometimes',
    says: `The Location of a determination with ${option}=true names a determination that does not exist.`,
    wrap: onResponse({ ...determined, search: new RegExp(`${option}=true`) }, leadingNowhere),
  })),
];

/** Faults of the determination at the target of the redirect (O204, O209). */
const target: readonly Fault[] = faultsAt(determination, {
  'determination-without-identifier': [
    'missing-member',
    'A determination has no ermittlungsId.',
    withProperties({ ermittlungsId: undefined }),
  ],
  'determination-identifier-empty': [
    'wrong-value',
    'The ermittlungsId is an empty string.',
    withProperties({ ermittlungsId: '' }),
  ],
  'determination-identifier-in-capitals': [
    'missing-member',
    'A determination calls its identifier ermittlungsID.',
    withRewrittenJson(({ ermittlungsId, ...others }) => ({ ermittlungsID: ermittlungsId, ...others })),
  ],
  'determination-identifier-of-another': [
    'wrong-meaning',
    'The ermittlungsId of a determination is that of another one, which cannot be read.',
    withProperties({ ermittlungsId: UNKNOWN }),
  ],
  'determination-as-text': ['wrong-media-type', 'A determination is plain text.', withText('ermittelt')],
});

export const determinationFaults: readonly Fault[] = [...redirect, ...target];

const refused = { method: 'POST', path: DETERMINE, status: 401 };
const copy = { ermittlungsId: UNKNOWN };

/** Faults of the token check of a determination (O220). */
export const accessFaults: readonly Fault[] = [
  {
    name: 'determination-leads-strangers-to-copy',
    kind: 'missing-check',
    says: 'A determination without a valid token redirects to a copy that needs no token.',
    wrap: leadingTo(refused, '/copies/ermittlung', () => Response.json(copy)),
  },
  ...faultsAt(refused, {
    'determination-without-token': [
      'missing-check',
      'A determination needs no token.',
      withStatus(302),
      leadingNowhere,
      withText(''),
    ],
    'determination-refused-with-location': [
      'missing-check',
      'A determination without a token answers 401 with the Location of a determination.',
      leadingNowhere,
    ],
    'determination-shows-login-page': [
      'wrong-status',
      'A determination without a token answers 200 and a login page.',
      withStatus(200),
      withText('<!doctype html><p>Anmelden</p>', 'text/html'),
    ],
  }),
];
