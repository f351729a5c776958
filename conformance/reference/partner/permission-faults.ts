import { isAsked, onResponse, withJson, withStatus } from '../faulty.ts';
import type { Asked, JsonObject, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { CREATE, PATCH, onDocument, part, refusing, storing } from './faulty-documents.ts';
import { asking, elsewhere } from './faulty-reads.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const { parentPartnerId, readOnlyPartnerId, hiddenPartnerId, rightNotHeld } = partnerFixtures;
const { partner, partnerWithoutCreateRight } = partnerCredentials;

const READ_ONLY_CHANGE = { ...PATCH, path: new RegExp(`/partner/${readOnlyPartnerId}$`), status: 403 };
const HIDDEN_CHANGE = { ...PATCH, path: new RegExp(`/partner/${hiddenPartnerId}$`), status: 404 };
const BELOW_READ_ONLY: Asked = { ...CREATE, path: new RegExp(`/partner/${readOnlyPartnerId}/untergeordnetePartner$`) };
const BELOW_UNKNOWN: Asked = { ...CREATE, path: /\/partner\/[0-9a-f-]{36}\/untergeordnetePartner$/ };

const belowParent = (path: string) => path.replace(/[^/]+(?=\/untergeordnetePartner$)/, parentPartnerId);

const isWithoutRight = (request: Request) => request.headers.get('x-apikey') === partnerWithoutCreateRight.apiKey;

/** Has a caller without the right to create do so as the one who has it. */
const creatingForAnybody: Wrap = (next) => (request) =>
  next(
    isAsked(CREATE, request) && isWithoutRight(request)
      ? asking(request, { 'X-ApiKey': partner.apiKey, 'X-PartnerId': partner.partnerId })
      : request,
  );

const isForeign = (name: string) => name === rightNotHeld;
const namesForeign = (sent: JsonObject) => Object.keys(sent).some(isForeign);

/** Faults of permissions to change and to create (P38 to P41, P47). */
export const permissions: readonly Fault[] = [
  {
    name: 'change-without-rights-answers-200',
    kind: 'wrong-status',
    says: 'PATCH of a partner without settings rights answers 200, but nothing changes.',
    wrap: onResponse(READ_ONLY_CHANGE, withStatus(200), withJson({ id: readOnlyPartnerId })),
  },
  {
    name: 'change-without-rights-answers-404',
    kind: 'wrong-status',
    says: 'PATCH of a partner without settings rights answers 404.',
    wrap: onResponse(READ_ONLY_CHANGE, withStatus(404)),
  },
  {
    name: 'change-without-rights-answers-401',
    kind: 'wrong-status',
    says: 'PATCH of a partner without settings rights answers 401.',
    wrap: onResponse(READ_ONLY_CHANGE, withStatus(401)),
  },
  {
    name: 'change-without-rights-answers-400',
    kind: 'wrong-status',
    says: 'PATCH of a partner without settings rights answers 400.',
    wrap: onResponse(READ_ONLY_CHANGE, withStatus(400)),
  },
  {
    name: 'create-right-not-asked-for',
    kind: 'missing-check',
    says: 'Everybody who sees a partner may create below it.',
    wrap: creatingForAnybody,
  },
  {
    name: 'parent-rights-not-asked-for',
    kind: 'missing-check',
    says: 'A creation below a partner without settings rights makes a partner elsewhere.',
    wrap: elsewhere(BELOW_READ_ONLY, belowParent),
  },
  {
    name: 'parent-without-rights-answers-404',
    kind: 'wrong-status',
    says: 'A creation below a partner without settings rights answers 404.',
    wrap: onResponse({ ...BELOW_READ_ONLY, status: 403 }, withStatus(404)),
  },
  {
    name: 'create-without-right-answers-401',
    kind: 'wrong-status',
    says: 'A creation without the right to create answers 401.',
    wrap: onResponse({ ...CREATE, status: 403 }, (response, request) =>
      isWithoutRight(request) ? withStatus(401)(response, request) : response,
    ),
  },
  {
    name: 'rights-granted-on-creation',
    kind: 'missing-check',
    says: 'A creation grants a right that the caller does not hold.',
    wrap: storing(CREATE, isForeign),
  },
  {
    name: 'rights-granted-by-patch',
    kind: 'missing-check',
    says: 'PATCH grants a right that the caller does not hold.',
    wrap: storing(PATCH, (name, value) => isForeign(name) && typeof value === 'boolean'),
  },
  {
    name: 'foreign-right-ignored',
    kind: 'missing-validation',
    says: 'PATCH ignores a right that the caller does not hold.',
    wrap: onDocument(PATCH, (sent) => part(sent, (name) => !isForeign(name))),
  },
  {
    name: 'foreign-right-answers-400',
    kind: 'wrong-status',
    says: 'Granting a right that the caller does not hold answers 400.',
    wrap: (next) => refusing(CREATE, namesForeign)(refusing(PATCH, namesForeign)(next)),
  },
  {
    name: 'invisible-change-answers-403',
    kind: 'wrong-status',
    says: 'PATCH of a partner that the caller may not see answers 403.',
    wrap: onResponse(HIDDEN_CHANGE, withStatus(403)),
  },
  {
    name: 'invisible-change-answers-200',
    kind: 'wrong-status',
    says: 'PATCH of a partner that the caller may not see answers 200.',
    wrap: onResponse(HIDDEN_CHANGE, withStatus(200), withJson({})),
  },
  {
    name: 'unknown-parent-is-root',
    kind: 'wrong-meaning',
    says: 'A creation below a partner that does not exist makes a partner elsewhere.',
    wrap: elsewhere(BELOW_UNKNOWN, belowParent),
  },
  {
    name: 'unknown-parent-answers-200',
    kind: 'wrong-status',
    says: 'A creation below a partner that does not exist answers 200, but makes none.',
    wrap: onResponse({ ...BELOW_UNKNOWN, status: 404 }, withStatus(200), withJson({})),
  },
  {
    name: 'unknown-parent-answers-500',
    kind: 'crash',
    says: 'A creation below a partner that does not exist answers 500.',
    wrap: onResponse({ ...BELOW_UNKNOWN, status: 404 }, withStatus(500)),
  },
];
