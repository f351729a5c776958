import { instead, onResponse, withHeader, withoutHeader, withStatus } from '../faulty.ts';
import type { Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DOCUMENTATION, KIND, REPORT, ROOT } from './fault-places.ts';
import { KINDS } from './kinds.ts';

const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

const preflightOf = (path: RegExp): Where => ({ method: 'OPTIONS', path, status: 204 });

const refused = (status: number) => () => Response.json({ message: 'refused' }, { status });

/** One fault per report kind: the server does not know it (R05). */
const missingKinds: Fault[] = KINDS.map((kind) => ({
  name: `without-${kind}`,
  kind: 'not-offered',
  says: `The report kind ${kind} does not exist.`,
  wrap: instead({ path: new RegExp(`^/${kind}(/|$)`) }, refused(404)),
}));

/** The same faults of the preflight of one place: the kinds (R05, R06), their reports (R07), the root (R08). */
function preflights(place: string, path: RegExp): Fault[] {
  return [
    {
      name: `${place}-preflight-200`,
      kind: 'wrong-status',
      says: `OPTIONS on the ${place} answers 200.`,
      wrap: onResponse(preflightOf(path), withStatus(200)),
    },
    {
      name: `${place}-preflight-405`,
      kind: 'not-offered',
      says: `OPTIONS on the ${place} answers 405.`,
      wrap: onResponse(preflightOf(path), withStatus(405)),
    },
    ...CROSS_ORIGIN.map((header): Fault => ({
      name: `${place}-preflight-without-${header.slice('Access-Control-Allow-'.length).toLowerCase()}`,
      kind: 'missing-header',
      says: `OPTIONS on the ${place} answers without ${header}.`,
      wrap: onResponse(preflightOf(path), withoutHeader(header)),
    })),
    {
      name: `${place}-preflight-empty-origin`,
      kind: 'wrong-header',
      says: `OPTIONS on the ${place} answers with an empty Access-Control-Allow-Origin.`,
      wrap: onResponse(preflightOf(path), withHeader('Access-Control-Allow-Origin', '')),
    },
  ];
}

/** Faults of credentials where none is needed, and of the documentation (R09, R10, R12). */
const open: Fault[] = [
  {
    name: 'preflight-needs-credential-403',
    kind: 'too-strict',
    says: 'OPTIONS without Authorization answers 403.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(403)),
  },
  {
    name: 'preflight-needs-credential-401',
    kind: 'too-strict',
    says: 'OPTIONS without Authorization answers 401.',
    wrap: instead({ method: 'OPTIONS', authorization: null }, refused(401)),
  },
  {
    name: 'report-preflight-needs-credential',
    kind: 'only-sometimes',
    says: 'OPTIONS on a report without Authorization answers 403, though on the other paths it does not.',
    wrap: instead({ method: 'OPTIONS', path: REPORT, authorization: null }, refused(403)),
  },
  {
    name: 'report-preflight-for-one-kind',
    kind: 'only-sometimes',
    says: 'OPTIONS on a report is answered for the kind partner only.',
    wrap: instead({ method: 'OPTIONS', path: /^\/(?!partner\/)[^/]+\/[^/]+$/ }, refused(404)),
  },
  {
    name: 'documentation-needs-credential',
    kind: 'too-strict',
    says: 'GET /documentation without Authorization answers 403.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION, authorization: null }, refused(403)),
  },
  {
    name: 'documentation-missing',
    kind: 'not-offered',
    says: 'GET /documentation answers 404.',
    wrap: instead({ method: 'GET', path: DOCUMENTATION }, refused(404)),
  },
  {
    name: 'documentation-204',
    kind: 'wrong-status',
    says: 'GET /documentation answers 204.',
    wrap: onResponse({ method: 'GET', path: DOCUMENTATION }, withStatus(204)),
  },
  {
    name: 'documentation-preflight-200',
    kind: 'wrong-status',
    says: 'OPTIONS on /documentation answers 200.',
    wrap: onResponse(preflightOf(DOCUMENTATION), withStatus(200)),
  },
  {
    name: 'documentation-preflight-405',
    kind: 'not-offered',
    says: 'OPTIONS on /documentation answers 405.',
    wrap: onResponse(preflightOf(DOCUMENTATION), withStatus(405)),
  },
];

/** Faults of what everybody may ask: which kinds there are, the preflights, and the documentation. */
export const preflightFaults: readonly Fault[] = [
  ...missingKinds,
  ...preflights('kind', KIND),
  ...preflights('report', REPORT),
  ...preflights('root', ROOT),
  ...open,
];
