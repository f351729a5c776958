import { LISTS } from '../../../generated/platform.ts';
import {
  requestWith,
  faultsOf,
  isSelected,
  losing,
  objectOf,
  onRequest,
  onResponse,
  part,
  withJson,
  withProperties,
  withStatus,
  answers,
} from '../faulty.ts';
import type { Selector, JsonObject, Wrap } from '../faulty.ts';
import { CREATE, isOrganisation, PATCH, refusedAndDone, refusing, storing, WRITE } from './faulty-documents.ts';
import { elsewhere } from './faulty-reads.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const { parentPartnerId, readOnlyPartnerId, hiddenPartnerId, rightNotHeld } = partnerFixtures;
const { partner, partnerWithoutCreateRight, partnerOrganisation } = partnerCredentials;

const READ_ONLY_CHANGE = { ...PATCH, path: new RegExp(`/partner/${readOnlyPartnerId}$`), status: 403 };
const HIDDEN_CHANGE = { ...PATCH, path: new RegExp(`/partner/${hiddenPartnerId}$`), status: 404 };
const BELOW_READ_ONLY: Selector = {
  ...CREATE,
  path: new RegExp(`/partner/${readOnlyPartnerId}/untergeordnetePartner$`),
};
const BELOW_UNKNOWN: Selector = { ...CREATE, path: /\/partner\/[0-9a-f-]{36}\/untergeordnetePartner$/ };
const BELOW_HIDDEN: Selector = { ...CREATE, path: new RegExp(`/partner/${hiddenPartnerId}/untergeordnetePartner$`) };
const mainCaller = { 'X-ApiKey': partner.apiKey, 'X-PartnerId': partner.partnerId };
/** The request without its API key: it is refused and has no effect. */
const nowhere = (request: Request) => requestWith(request, { 'X-ApiKey': undefined });

/**
 * Shows the rights of a change that was refused with 403.
 *
 * @param wanted - only rights with this value
 * @param isLasting - whether all later reads show them, or only the next one
 */
const changingRights =
  (wanted: boolean, isLasting = true): Wrap =>
  (next) => {
    const shown = new Map<string, JsonObject>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const sent = isSelected(PATCH, request) ? await objectOf(request) : undefined;
      const response = await next(request);
      if (sent !== undefined && response.status === 403) {
        const rights = part(sent, (name, value) => name.startsWith('recht') && value === wanted);
        shown.set(pathname, { ...shown.get(pathname), ...rights });
      }
      const rights = shown.get(pathname);
      if (request.method !== 'GET' || !response.ok || rights === undefined) return response;
      if (!isLasting) shown.delete(pathname);
      return withProperties(rights)(response);
    };
  };

/** Creates a partner elsewhere. The response stays the refusal. */
const makingElsewhere =
  (selector: Selector): Wrap =>
  (next) =>
  async (request) => {
    if (isSelected(selector, request)) await elsewhere(selector, belowParent)(next)(request.clone());
    return next(request);
  };

const belowParent = (path: string) => path.replace(/(?<=\/)[^/]+(?=\/untergeordnetePartner$)/, parentPartnerId);

const isBy =
  ({ apiKey }: { apiKey: string }) =>
  ({ headers }: Request) =>
    headers.get('x-apikey') === apiKey;
const isOfUser = isBy(partnerWithoutCreateRight);
const isOfOrganisation = isBy(partnerOrganisation);

/** Creations by a caller without the right to create. */
const WITHOUT_RIGHT: Selector = { ...CREATE, is: isOfUser };

/** Creates organisations elsewhere if the caller lacks the settings rights for the superior. */
const makingOrganisations: Wrap = (next) => async (request) =>
  (isOrganisation(await objectOf(request)) ? elsewhere(BELOW_READ_ONLY, belowParent)(next) : next)(request);

const isForeign = (name: string) => name === rightNotHeld;
const isGranted = (name: string, value: unknown) => isForeign(name) && typeof value === 'boolean';
const rightsIn = (sent: JsonObject) => Object.keys(sent).filter((name) => LISTS.right.some((right) => right === name));
const namesForeign = (sent: JsonObject) => Object.keys(sent).some(isForeign);

/** Faults of the permissions to change and to create (P38 to P41, P47). */
export const permissions = faultsOf({
  'wrong-status': {
    'change-without-rights-answers-200': [
      'PATCH of a partner without settings rights answers 200, but nothing changes.',
      onResponse(READ_ONLY_CHANGE, withStatus(200), withJson({ id: readOnlyPartnerId })),
    ],
    'change-without-rights-answers-404': answers('PATCH of a partner without settings rights', READ_ONLY_CHANGE, 404),
    'change-without-rights-answers-401': answers('PATCH of a partner without settings rights', READ_ONLY_CHANGE, 401),
    'parent-without-rights-answers-404': [
      'A creation below a partner without settings rights answers 404.',
      onResponse({ ...BELOW_READ_ONLY, status: 403 }, withStatus(404)),
    ],
    'create-without-right-answers-401': [
      'A creation without the right to create answers 401.',
      onResponse({ ...WITHOUT_RIGHT, status: 403 }, withStatus(401)),
    ],
    'foreign-right-answers-400': [
      'Granting a right that the caller does not hold answers 400.',
      refusing(WRITE, namesForeign),
    ],
    'invisible-change-answers-403': answers('PATCH of a partner that the caller may not see', HIDDEN_CHANGE, 403),
    'invisible-change-answers-200': [
      'PATCH of a partner that the caller may not see answers 200.',
      onResponse(HIDDEN_CHANGE, withStatus(200), withJson({})),
    ],
    'unknown-parent-answers-200': [
      'A creation below a partner that does not exist answers 200, but creates nothing.',
      onResponse({ ...BELOW_UNKNOWN, status: 404 }, withStatus(200), withJson({})),
    ],
    'hidden-parent-answers-200': [
      'A creation below a partner that the caller may not see answers 200, but creates nothing.',
      onResponse({ ...BELOW_HIDDEN, status: 404 }, withStatus(200), withJson({})),
    ],
  },
  'missing-check': {
    'create-right-not-asked-for': [
      'Every caller that sees a partner may create organisations below it.',
      onRequest(WITHOUT_RIGHT, async (request) =>
        isOrganisation(await objectOf(request)) ? requestWith(request, mainCaller) : request,
      ),
    ],
    'parent-rights-not-asked-for': [
      'A creation below a partner without settings rights creates a partner elsewhere.',
      elsewhere(BELOW_READ_ONLY, belowParent),
    ],
    'rights-granted-on-creation': [
      'A creation grants a right that the caller does not hold.',
      storing(CREATE, isForeign),
    ],
    'rights-granted-by-patch': ['PATCH grants a right that the caller does not hold.', storing(PATCH, isGranted)],
    'rights-checked-by-the-first': [
      'A right that the caller does not hold is granted if it is not the first right of a document.',
      storing(WRITE, (name, value, sent) => isGranted(name, value) && rightsIn(sent)[0] !== name),
    ],
    'rights-checked-by-the-last': [
      'A right that the caller does not hold is granted if it is not the last right of a document.',
      storing(WRITE, (name, value, sent) => isGranted(name, value) && rightsIn(sent).at(-1) !== name),
    ],
    'hidden-parent-not-asked-for': [
      'A creation below a partner that the caller may not see creates a partner elsewhere.',
      elsewhere(BELOW_HIDDEN, belowParent),
    ],
    'forbidden-changes-are-stored': [
      'A change that the caller may not make answers 403, but is stored.',
      refusedAndDone(403, (request) =>
        request.method === 'PATCH' ? requestWith(request, mainCaller) : nowhere(request),
      ),
    ],
    'changes-without-rights-are-stored': [
      'A change by a user answers 403, but is stored; an organisation may make it.',
      (next) =>
        onResponse(
          { ...PATCH, is: isOfUser },
          withStatus(403),
        )(
          onRequest({ ...PATCH, is: (request) => isOfUser(request) || isOfOrganisation(request) }, (request) =>
            requestWith(request, mainCaller),
          )(next),
        ),
    ],
    'forbidden-creations-are-made': [
      'A creation by a caller without the right to create answers 403, but creates a partner.',
      refusedAndDone(403, (request) =>
        request.method === 'POST' ? requestWith(request, mainCaller) : nowhere(request),
      ),
    ],
    'forbidden-creations-are-made-elsewhere': [
      'A creation below a partner without settings rights answers 403, but creates a partner elsewhere.',
      makingElsewhere(BELOW_READ_ONLY),
    ],
    'creations-below-nobody-are-made-elsewhere': [
      'A creation below a missing or hidden partner answers 404, but creates a partner elsewhere.',
      (next) => makingElsewhere(BELOW_UNKNOWN)(makingElsewhere(BELOW_HIDDEN)(next)),
    ],
    'rights-refused-and-granted': [
      'Granting a right that the caller does not hold answers 403, but grants it.',
      changingRights(true),
    ],
    'rights-refused-and-withdrawn': [
      'Withdrawing a right that the caller does not hold answers 403, but withdraws it.',
      changingRights(false),
    ],
  },
  'only-sometimes': {
    'rights-refused-and-shown-once': [
      'Granting a right that the caller does not hold answers 403, but the next read shows it.',
      changingRights(true, false),
    ],
    'organisations-need-no-parent-rights': [
      'A creation of an organisation below a partner without settings rights creates one elsewhere.',
      makingOrganisations,
    ],
  },
  'missing-validation': {
    'foreign-right-ignored': ['PATCH ignores a right that the caller does not hold.', losing(PATCH, isForeign)],
  },
  'wrong-meaning': {
    'unknown-parent-is-root': [
      'A creation below a partner that does not exist creates a partner elsewhere.',
      elsewhere(BELOW_UNKNOWN, belowParent),
    ],
  },
  crash: {
    'unknown-parent-answers-500': [
      'A creation below a partner that does not exist answers 500.',
      onResponse({ ...BELOW_UNKNOWN, status: 404 }, withStatus(500)),
    ],
  },
  'too-strict': {
    'reads-need-settings-rights': [
      'A read of a partner that the caller may not change answers 403.',
      onResponse(
        { method: 'GET', path: new RegExp(`/partner/${readOnlyPartnerId}(/.*)?$`), status: 200 },
        withStatus(403),
      ),
    ],
  },
});
