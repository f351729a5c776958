import {
  onResponse,
  reading,
  withHeader,
  withJson,
  withProperties,
  withStatus,
  type Change,
  type JsonObject,
  type Wrap,
} from '../../../reference/faulty.ts';
import { ADMINISTRABLE, found, TAKEOVER_LIST, withEntries, withList } from '../../../reference/partner/faulty-reads.ts';
import { partnerCredentials, partnerFixtures } from '../../../reference/partner/seed.ts';
import { isObject } from '../../../json.ts';
import {
  onAnswers,
  onHosts,
  onObjects,
  rewrittenJson,
  rewrittenText,
  withFixtures,
  withoutFixture,
  variantsOf,
} from '../variant.ts';

/** The administrable partners of the caller of the configuration. */
const LIST_OF_CALLER = {
  method: 'GET',
  path: new RegExp(`/${partnerCredentials.partner.partnerId}/administrierbare$`),
  status: 200,
} as const;

/** Changes the 200 of reads below partners with this typ. */
const ofTyp =
  (typ: string, below: RegExp, change: Change): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const owner = request.url.replace(below, '');
    if (owner === request.url || response.status !== 200) return response;
    const record: unknown = await (await next(reading(request, owner))).json();
    return isObject(record) && record['typ'] === typ ? change(response, request) : response;
  };

/** An entry of a takeover list. */
const takeover = (id: string) => ({
  id,
  typ: 'PERSON',
  kreditsachbearbeiter: false,
  _links: { self: { href: `/partner/${id}` } },
});

const identifiersOfPersons = (how: string, change: Change) => ({
  says: `The identifiers at providers of a person ${how}.`,
  around: onHosts('pm')(ofTyp('PERSON', /\/partnerkennzeichen$/, change)),
});

/** Shows the old values of some attributes in the first two reads after a change. */
const shownLater =
  (isLate: (name: string) => boolean): Wrap =>
  (next) => {
    const former = new Map<string, JsonObject>();
    const left = new Map<string, number>();
    return async (request) => {
      const response = await next(request);
      const { pathname } = new URL(request.url);
      if (!/^\/partner\/[^/]+$/.test(pathname) || !response.ok) return response;
      if (request.method === 'PATCH') left.set(pathname, 2);
      if (request.method !== 'GET') return response;
      const record = (await response.clone().json()) as JsonObject;
      const [shown, times = 0] = [former.get(pathname), left.get(pathname)];
      if (shown === undefined || times === 0) {
        former.set(pathname, record);
        return response;
      }
      left.set(pathname, times - 1);
      const merged = { ...shown, ...record };
      for (const name of Object.keys(merged).filter(isLate)) merged[name] = shown[name];
      return withJson(merged)(response);
    };
  };

/** Other correct reads of partners, their identifiers and lists. */
export const PARTNER_READS = variantsOf({
  'images-stand-in': {
    says: 'A person without an avatarUrl is shown with the address of an image for everybody.',
    around: onObjects('pm')((object) =>
      object['typ'] === 'PERSON' ? { avatarUrl: 'https://bilder.example/niemand.png', ...object } : object,
    ),
  },
  'partner-without-defaults': {
    says: 'A read of a partner leaves out flags and rights that are false, and typ if it is PERSON.',
    around: onHosts('pm')(
      rewrittenJson((body, { method, url }) =>
        JSON.stringify(body, (_name, value: unknown) =>
          method === 'GET' && /\/partner\/[^/]+$/.test(url) && (value === false || value === 'PERSON')
            ? undefined
            : value,
        ),
      ),
    ),
    open: { 'partner/rights-in-records': 'not-applicable' },
  },
  'other-takeover-partners': {
    says: 'The list of partners whose cases may be taken over shows neither names nor units.',
    around: onAnswers('pm')(
      found(TAKEOVER_LIST),
      withProperties({
        _embedded: {
          partner: [takeover('KSB01')],
          weitere: [],
        },
      }),
    ),
  },
  'takeover-partners-lead-to-their-status': {
    says: 'The link of a partner whose cases may be taken over leads to its takeover status.',
    around: onAnswers('pm')(found(TAKEOVER_LIST), (response, request) => {
      const _links = { self: { href: `${request.url}/KSB01` } };
      return withProperties({ _embedded: { partner: [{ ...takeover('KSB01'), _links }] } })(response);
    }),
  },
  'identifiers-of-units-alone': identifiersOfPersons('answer 404', withStatus(404)),
  'identifiers-of-persons-refused': identifiersOfPersons('answer 403', withStatus(403)),
  'identifiers-of-persons-empty': identifiersOfPersons('are an empty object', withJson({})),
  'superior-identifiers-are-null': {
    says: 'For a unit without a superior, the identifiers of the superior are null.',
    around: onAnswers('pm')(
      { path: new RegExp(`/${partnerFixtures.readOnlyPartnerId}/partnerkennzeichen$`), status: 200 },
      withProperties({ _embedded: { partnerKennzeichenDerVertriebsOrganisation: null } }),
    ),
  },
  'takeover-of-persons-alone': {
    says: 'The takeover list and status of an organisation answer 404.',
    around: onHosts('pm')(ofTyp('ORGANISATION', /\/uebernahmeRechtFuer(\/[^/]+)?$/, withStatus(404))),
  },
  'blocks-show-first': {
    says: 'A block is visible at once, other changes only at the third read.',
    around: onHosts('pm')(shownLater((name) => !name.startsWith('gesperrt'))),
  },
  'accents-apart': {
    says: 'Texts of partners read with their accents as characters of their own (NFD).',
    around: onHosts('pm')(rewrittenText((text) => text.normalize('NFD'))),
  },
  'marks-show-later': {
    says: 'Changes are visible at once, but gesperrtTransitiv only at the third read.',
    around: onHosts('pm')(shownLater((name) => name === 'gesperrtTransitiv')),
  },
  'lists-of-others': {
    says: 'The caller may administer nobody, another partner one whom the caller cannot see, and a partner whose cases may be taken over may stand below a blocked one.',
    configure: withoutFixture('partner', 'otherPartnerId'),
    around: onHosts('pm')(
      onResponse(LIST_OF_CALLER, withJson([])),
      onResponse(
        { method: 'GET', path: /\/BRT01\/administrierbare$/, status: 200 },
        withList((entries) => {
          const id = partnerFixtures.hiddenPartnerId;
          const self = { href: `/partner/${id}` };
          return [...entries, { ...entries[0], id, partnerId: id, _links: { self, administrierbare: self } }];
        }),
      ),
      onResponse(found(TAKEOVER_LIST), withProperties({ _embedded: { partner: [takeover('STL02')] } })),
      onResponse(
        { method: 'GET', path: /\/uebernahmeRechtFuer\/STL02$/, status: 200 },
        withProperties({ gesperrt: false, uebernehmbar: false }),
      ),
    ),
    open: {
      'partner/takeover-list-agrees-with-status': 'not-applicable',
      'partner/writes-reach-nobody-else': 'not-applicable',
    },
  },
  'takeover-of-own-cases': {
    says: 'A partner may take over its own cases, and those of a partner that the caller cannot see, but its status for itself says that there is nothing to take over.',
    configure: withFixtures('partner', { otherPartnerId: partnerFixtures.partnerId }),
    around: onAnswers('pm')(
      found(TAKEOVER_LIST),
      withProperties({
        _embedded: { partner: [partnerFixtures.hiddenPartnerId, partnerFixtures.partnerId].map(takeover) },
      }),
    ),
    open: { 'partner/takeover-list-agrees-with-status': 'not-applicable' },
  },
  'administrable-partners-are-others': {
    says: 'The list of administrable partners of a partner omits that partner.',
    around: onAnswers('pm')(found(ADMINISTRABLE), (response, request) =>
      withList((entries) => entries.filter(({ id }) => !request.url.endsWith(`/${String(id)}/administrierbare`)))(
        response,
        request,
      ),
    ),
  },
  'units-without-links': {
    says: 'In the list of administrable partners, organisations have no links.',
    around: onAnswers('pm')(
      found(ADMINISTRABLE),
      withEntries((one) => (one['typ'] === 'ORGANISATION' ? { ...one, _links: undefined } : one)),
    ),
  },
  'lists-beside-404': {
    says: 'The caller may administer nobody: its own list answers 404, with a list of what went wrong.',
    around: onAnswers('pm')(LIST_OF_CALLER, withStatus(404), withJson([{ message: 'niemand', code: 'NONE' }])),
    open: { 'partner/hidden-partners-are-not-administrable': 'inconclusive' },
  },
  'images-lead-to-the-avatar': {
    says: 'A read of a partner that asks for an image leads to the avatar: 303.',
    around: onAnswers('pm')(
      { method: 'GET', status: 200, is: ({ headers }) => headers.get('accept')?.startsWith('image/') === true },
      withStatus(303),
      withHeader('Location', '/avatars/1.png'),
    ),
  },
});
