import {
  faultsAt,
  faultsOf,
  mapValues,
  onFurther,
  onResponse,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, JsonObject } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import {
  ADMINISTRABLE,
  found,
  IDENTIFIERS,
  TAKEOVER_LIST,
  TAKEOVER_STATUS,
  withEntries,
  withList,
} from './faulty-reads.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

const identifiers = found(IDENTIFIERS);
const administrable = found(ADMINISTRABLE);
const takeoverList = found(TAKEOVER_LIST);
const takeoverStatus = found(TAKEOVER_STATUS);

const CALLER = `/partner/${partnerCredentials.partner.partnerId}`;

/** Converts the identifiers that are strings to numbers. */
const numbers = (body: JsonObject) => mapValues(body, (value) => (typeof value === 'string' ? Number(value) : value));

const withSuperior = (rewrite: (superior: JsonObject) => unknown): Change =>
  withRewrittenJson((body) => {
    const name = 'partnerKennzeichenDerVertriebsOrganisation';
    const embedded = body['_embedded'];
    const superior = isObject(embedded) ? embedded[name] : undefined;
    return isObject(superior) ? { ...body, _embedded: { [name]: rewrite(superior) } } : body;
  });

const withIdentifierLinks = (rewrite: (links: JsonObject) => JsonObject): Change =>
  withRewrittenJson((body) => ({ ...body, _links: rewrite(body['_links'] as JsonObject) }));

const linksOf = (entry?: JsonObject): JsonObject => (isObject(entry?.['_links']) ? entry['_links'] : {});

/** Rewrites each partner of a takeover list. */
const withPartners = (rewrite: (partner: JsonObject, all: readonly JsonObject[]) => unknown): Change =>
  withRewrittenJson((body) => {
    const { partner } = body['_embedded'] as { partner: JsonObject[] };
    return { ...body, _embedded: { partner: partner.map((one) => rewrite(one, partner)) } };
  });

/** Faults of the identifiers at providers (P14). */
export const identifierFaults: readonly Fault[] = faultsAt(identifiers, {
  'identifiers-answer-array': [
    'wrong-type',
    'The identifiers answer with an array of their names.',
    withRewrittenJson((body) => Object.keys(body)),
  ],
  'identifiers-answer-204': ['wrong-status', 'The identifiers answer 204.', withStatus(204)],
  'identifiers-not-found': ['not-offered', 'The identifiers of a sales unit answer 404.', withStatus(404)],
  'identifiers-are-numbers': [
    'wrong-type',
    'Identifiers that should be strings are numbers.',
    withRewrittenJson(numbers),
  ],
  'nested-identifiers-are-lists': [
    'wrong-type',
    'Nested identifiers are arrays.',
    withProperties({ beispielkasse: ['0815-22', '003'] }),
  ],
  'superior-identifiers-are-numbers': [
    'wrong-type',
    'The identifiers of the superior sales organisation are numbers.',
    withSuperior(numbers),
  ],
  'superior-identifiers-are-text': [
    'wrong-type',
    'The identifiers of the superior sales organisation are one text.',
    withSuperior((superior) => JSON.stringify(superior)),
  ],
  'identifiers-link-nowhere': [
    'wrong-meaning',
    'The links of the identifiers lead to no partner.',
    withProperties({ _links: { partner: { href: '/partner/NIEMAND' }, self: { href: '/partner/NIEMAND' } } }),
  ],
  'identifiers-lead-to-themselves': [
    'wrong-meaning',
    'The link of the identifiers to their partner leads to the identifiers.',
    withIdentifierLinks(({ self }) => ({ self, partner: self })),
  ],
  'identifiers-name-their-partner-twice': [
    'wrong-meaning',
    'The link self of the identifiers leads to the partner.',
    withIdentifierLinks(({ partner }) => ({ self: partner, partner })),
  ],
  'identifiers-of-another': [
    'wrong-meaning',
    'The link self of the identifiers leads to the identifiers of the caller.',
    withIdentifierLinks((links) => ({ ...links, self: { href: `${CALLER}/partnerkennzeichen` } })),
  ],
  'identifiers-lead-to-another': [
    'wrong-meaning',
    'The link of the identifiers to their partner leads to the caller.',
    withIdentifierLinks((links) => ({ ...links, partner: { href: CALLER } })),
  ],
});

/** Faults of the administrable partners (P15). */
export const administrableFaults: readonly Fault[] = [
  ...faultsAt(administrable, {
    'administrierbare-are-organisations': [
      'wrong-value',
      'Every entry in the list of administrable partners is an ORGANISATION.',
      withEntries((entry) => ({ ...entry, typ: 'ORGANISATION' })),
    ],
    'administrierbare-are-persons': [
      'wrong-value',
      'Every entry in the list of administrable partners is a PERSON.',
      withEntries((entry) => ({ ...entry, typ: 'PERSON' })),
    ],
    'administrierbare-in-object': [
      'wrong-type',
      'The administrable partners are wrapped in an object.',
      withList((administrierbare) => ({ administrierbare })),
    ],
    'administrierbare-answers-204': ['wrong-status', 'The administrable partners answer 204.', withStatus(204)],
    'administrierbare-id-is-number': [
      'wrong-type',
      'The id of an administrable partner is a number.',
      withEntries((entry) => ({ ...entry, id: 4711 })),
    ],
    'administrierbare-link-nowhere': [
      'wrong-meaning',
      'The links of an administrable partner lead to no partner.',
      withEntries((entry) => ({
        ...entry,
        _links: { self: '/partner/NIEMAND', administrierbare: '/partner/NIEMAND' },
      })),
    ],
    'administrierbare-names-nobody': [
      'wrong-meaning',
      'The partners that a partner may administer do not exist.',
      withEntries((entry, [first]) => {
        const id = entry === first ? String(entry['id']) : `${String(entry['id'])}-X`;
        return { ...entry, id, partnerId: id, _links: { self: `/partner/${id}`, administrierbare: `/partner/${id}` } };
      }),
    ],
    'administrierbare-link-to-one': [
      'wrong-meaning',
      'The links of every administrable partner lead to the first one.',
      withEntries((entry, [first]) => ({ ...entry, _links: first?.['_links'] })),
    ],
    'administrierbare-link-to-last': [
      'wrong-meaning',
      'The links of every administrable partner lead to the last one.',
      withEntries((entry, all) => ({ ...entry, _links: all.at(-1)?.['_links'] })),
    ],
    'administrierbare-share-their-lists': [
      'wrong-meaning',
      'The link to the list of every administrable partner leads to that of the first one.',
      withEntries((entry, [first]) => ({
        ...entry,
        _links: { ...linksOf(entry), administrierbare: linksOf(first)['administrierbare'] },
      })),
    ],
    'administrierbare-are-ids': [
      'wrong-type',
      'The administrable partners are a list of identifiers.',
      withEntries(({ id }) => id),
    ],
    'administrierbare-answer-text': [
      'wrong-media-type',
      'The administrable partners answer as text/plain.',
      async (response) => withText(await response.clone().text())(response),
    ],
    'administrierbare-names-everybody': [
      'missing-check',
      'Every list of administrable partners names one that the caller does not see.',
      withList((entries) => {
        const id = partnerFixtures.hiddenPartnerId;
        return [...entries, { ...entries[0], id, partnerId: id }];
      }),
    ],
  }),
  ...faultsOf({
    'only-sometimes': {
      'administrierbare-once': [
        'The administrable partners of a partner are listed once, and answer an empty 200 from then on.',
        onFurther(administrable, withText('')),
      ],
    },
  }),
];

/** Faults of the takeover list and status (P17, P18). */
export const takeoverFaults: readonly Fault[] = [
  ...faultsAt(takeoverList, {
    'takeover-list-is-array': [
      'wrong-type',
      'The takeover list is an array of partners.',
      withRewrittenJson((body) => (body['_embedded'] as { partner: unknown }).partner),
    ],
    'takeover-list-refused': ['too-strict', 'The takeover list answers 403.', withStatus(403)],
    'takeover-units-are-numbers': [
      'wrong-type',
      'The orgaEinheitId in a takeover list is a number.',
      withPartners((one) => ({ ...one, orgaEinheitId: 4711 })),
    ],
    'takeover-list-links-nowhere': [
      'wrong-meaning',
      'The links of partners whose cases can be taken over lead to no partner.',
      withPartners((one) => ({ ...one, _links: { self: { href: '/partner/NIEMAND' } } })),
    ],
    'takeover-list-links-to-one': [
      'wrong-meaning',
      'The links of partners whose cases can be taken over all lead to the first one.',
      withPartners((one, [first]) => ({ ...one, _links: first?.['_links'] })),
    ],
    'takeover-list-swaps-names': [
      'wrong-value',
      'The takeover list swaps the vorname and the nachname of each partner.',
      withPartners(({ vorname, nachname, ...one }) => ({ ...one, vorname: nachname, nachname: vorname })),
    ],
    'takeover-list-masks-addresses': [
      'wrong-value',
      'The takeover list shows each email as xxx@example.com.',
      withPartners((one) => ('email' in one ? { ...one, email: 'xxx@example.com' } : one)),
    ],
    'takeover-partners-are-ids': [
      'wrong-type',
      'The partners of a takeover list are identifiers.',
      withPartners(({ id }) => id),
    ],
    'takeover-answers-page': [
      'wrong-media-type',
      'The takeover list answers with an HTML page.',
      withText('<!doctype html><p>Übernahme</p>', 'text/html'),
    ],
  }),
  ...faultsAt(takeoverStatus, {
    'takeover-status-without-members': [
      'missing-member',
      'The takeover status has only the partnerId.',
      withRewrittenJson(({ partnerId }) => ({ partnerId })),
    ],
    'takeover-status-is-words': [
      'wrong-type',
      'The takeover status has ja and nein instead of booleans.',
      withRewrittenJson(({ partnerId, gesperrt, uebernehmbar }) => ({
        partnerId,
        gesperrt: gesperrt === true ? 'ja' : 'nein',
        uebernehmbar: uebernehmbar === true ? 'ja' : 'nein',
      })),
    ],
    'takeover-status-is-flag': [
      'wrong-type',
      'The takeover status is a bare true or false.',
      withRewrittenJson(({ uebernehmbar }) => uebernehmbar),
    ],
    'takeover-status-names-caller': [
      'wrong-meaning',
      'The takeover status names the caller.',
      withProperties({ partnerId: partnerCredentials.partner.partnerId }),
    ],
    'takeover-status-denies': [
      'wrong-meaning',
      'The takeover status says of no partner that its cases can be taken over.',
      withProperties({ uebernehmbar: false }),
    ],
    'takeover-status-passes-over-block': [
      'wrong-meaning',
      'The takeover status never says that a partner is blocked.',
      withProperties({ gesperrt: false }),
    ],
    'takeover-status-says-blocked': [
      'wrong-meaning',
      'The takeover status says of every partner that it is blocked.',
      withProperties({ gesperrt: true }),
    ],
  }),
  {
    name: 'takeover-status-of-the-one-before',
    kind: 'only-sometimes',
    says: 'The takeover status is that of the partner in the request before.',
    wrap: (next) => {
      let last: JsonObject | undefined;
      const former = (body: JsonObject) => {
        const answered = last ?? body;
        last = body;
        return answered;
      };
      return onResponse(takeoverStatus, withRewrittenJson(former))(next);
    },
  },
];
