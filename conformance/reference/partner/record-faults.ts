import {
  faultsAt,
  failingNowAndThen,
  faultsOf,
  mapValues,
  objectOf,
  onResponse,
  withHeader,
  withProperties,
  withJson,
  withRewrittenJson,
  withStatus,
} from '../faulty.ts';
import type { Selector, Change, JsonObject, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES, RIGHT_NAMES } from './attributes.ts';
import { CREATE, CREATED, isOrganisation, PATCH, WRITE } from './faulty-documents.ts';
import { elsewhere, found, ONE, withAttribute } from './faulty-reads.ts';
import { partnerCredentials } from './seed.ts';

const READ = found(ONE);
/** Responses with the record of a partner, to reads and changes. */
const RECORD = { path: ONE.path, status: 200 };

const KNOWN: Selector = { ...ONE, path: /\/partner\/(?!FRD)[A-Z0-9]{5}$/ };

const map = (values: Readonly<Record<string, unknown>>) => (value: unknown) =>
  Object.hasOwn(values, String(value)) ? values[String(value)] : value;

const capitals = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);

const rightAsNull = withAttribute('rechtDarfLoeschen', (value) => (value === false ? null : value));

const membersAsNull = withRewrittenJson(({ anschrift, bankverbindung, ...record }) => ({
  ...record,
  ...(isObject(anschrift) && { anschrift: { hausnummer: null, ...anschrift } }),
  ...(isObject(bankverbindung) && { bankverbindung: { referenzFeld: null, ...bankverbindung } }),
}));

/** Inverts some rights in the response, given the request body. */
const invertingRights =
  (isMeant: (name: string, sent: JsonObject) => boolean): Change =>
  async (response, request) => {
    const sent = await objectOf(request);
    const isInverted = (name: string) => RIGHT_NAMES.includes(name) && isMeant(name, sent);
    return withRewrittenJson((record) =>
      mapValues(record, (value, name) => (isInverted(name) ? value !== true : value)),
    )(response);
  };

const ofOrganisations = (rewrite: (record: JsonObject) => JsonObject) =>
  withRewrittenJson((record) => (isOrganisation(record) ? rewrite(record) : record));

const BLOCK: Where = { ...PATCH, sent: /"gesperrt":true/ };

/** Changes the response to the first read of a partner after each write that `where` selects. */
const onceAfter =
  (where: Where, change: Change): Wrap =>
  (next) => {
    const due = new Set<string>();
    const noted = onResponse({ ...where, status: 'ok' }, (response, { url }) => {
      due.add(new URL(response.headers.get('location') ?? url, url).pathname);
      return response;
    })(next);
    return onResponse(READ, (response, request) =>
      due.delete(new URL(request.url).pathname) ? change(response, request) : response,
    )(noted);
  };

/** Faults of the response to a read of a partner (P01 to P03). */
export const records: readonly Fault[] = [
  ...faultsOf({
    'only-sometimes': {
      'first-read-after-change-crashes': [
        'The first read of a partner after a change answers 500.',
        onceAfter(PATCH, withStatus(500)),
      ],
      'first-read-of-new-partner-crashes': [
        'The first read of a partner that was created answers 500.',
        onceAfter(CREATE, withStatus(500)),
      ],
      'reads-answer-406-now-and-then': [
        'Every seventh read of a partner answers 406.',
        failingNowAndThen(READ, 7, 406),
      ],
      'first-read-of-blocked-crashes': [
        'The first read of a partner after it was blocked answers 500.',
        onceAfter(BLOCK, withStatus(500)),
      ],
      'first-read-after-change-answers-202': [
        'The first read of a partner after a change answers 202.',
        onceAfter(PATCH, withStatus(202)),
      ],
      'first-read-of-blocked-answers-203': [
        'The first read of a partner after it was blocked answers 203.',
        onceAfter(BLOCK, withStatus(203)),
      ],
    },
    'wrong-value': {
      'creation-answers-rights-inverted': [
        'The response to a creation shows the sent rights inverted.',
        onResponse(
          CREATED,
          invertingRights((name, sent) => name in sent),
        ),
      ],
      'creation-answers-house-number-in-capitals': [
        'The response to a creation shows the letter of a house number as a capital.',
        onResponse(
          CREATED,
          withAttribute('anschrift', (value) =>
            isObject(value) ? mapValues(value, (one, name) => (name === 'hausnummer' ? capitals(one) : one)) : value,
          ),
        ),
      ],
      'creation-answers-organisation-without-transitive-block': [
        'The response to the creation of an organisation lacks gesperrtTransitiv.',
        onResponse({ ...CREATED, body: isOrganisation }, withProperties({ gesperrtTransitiv: undefined })),
      ],
      'creation-answers-every-typ-as-person': [
        'The response to the creation of an organisation shows the typ PERSON.',
        onResponse({ ...CREATED, body: isOrganisation }, withProperties({ typ: 'PERSON' })),
      ],
      'creation-answers-external-identifier-in-capitals': [
        'The response to a creation shows the externePartnerId in capitals.',
        onResponse(CREATED, withAttribute('externePartnerId', capitals)),
      ],
    },
    'wrong-media-type': {
      'read-answers-hal': [
        'A read of a partner answers as application/hal+json.',
        onResponse(READ, withHeader('content-type', 'application/hal+json')),
      ],
    },
    'wrong-meaning': {
      'read-answers-caller': [
        'A read of a partner answers with the record of the caller.',
        elsewhere(KNOWN, (path) => path.replace(/(?<=\/)[^/]+$/, partnerCredentials.partner.partnerId)),
      ],
    },
  }),
  ...faultsAt(
    { ...RECORD, method: 'PATCH' },
    {
      'change-answers-right-as-null': [
        'wrong-value',
        'The response to a change shows a rechtDarfLoeschen that is false as null.',
        rightAsNull,
      ],
      'change-answers-unset-members-as-null': [
        'wrong-value',
        'The response to a change shows null for unset members of anschrift and bankverbindung.',
        membersAsNull,
      ],
      'change-answers-rights-inverted': [
        'wrong-value',
        'The response to a change shows the rights of a person inverted.',
        invertingRights(() => true),
      ],
    },
  ),
  ...faultsAt(READ, {
    'read-without-id': ['missing-member', 'A record shows no id.', withProperties({ id: undefined })],
    'read-shows-unset-as-empty': [
      'wrong-value',
      'A record shows an unset telefonnummer as an empty string.',
      withRewrittenJson((record) => ({ telefonnummer: '', ...record })),
    ],
    'read-shows-unset-day-as-first': [
      'wrong-value',
      'A record of a person shows an unset geburtsdatum as 0001-01-01.',
      withRewrittenJson((record) => (record['typ'] === 'PERSON' ? { geburtsdatum: '0001-01-01', ...record } : record)),
    ],
    'read-shows-all-unset-as-null': [
      'wrong-value',
      'A record shows null for every unset attribute.',
      withRewrittenJson((record) => ({
        ...Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, null])),
        ...record,
      })),
    ],
    'read-shows-unset-address-as-null': [
      'wrong-value',
      'A record shows an unset anschrift as null.',
      withRewrittenJson((record) => ({ anschrift: null, ...record })),
    ],
    'read-shows-right-as-null': [
      'wrong-value',
      'A record shows a rechtDarfLoeschen that is false as null.',
      rightAsNull,
    ],
    'read-shows-unset-members-as-null': [
      'wrong-value',
      'A record shows null for unset members of anschrift and bankverbindung.',
      membersAsNull,
    ],
    'read-shows-typ-as-null': [
      'wrong-value',
      'The record of a person shows null as typ.',
      withAttribute('typ', map({ PERSON: null })),
    ],
  }),
];

/** Faults of types and values in a record (P04 to P06). */
export const values: readonly Fault[] = faultsAt(RECORD, {
  'read-telefonnummer-is-number': [
    'wrong-type',
    'The telefonnummer of a record is a number.',
    withAttribute('telefonnummer', (value) => Number(String(value).replace(/\D/g, ''))),
  ],
  'read-gesperrt-is-text': [
    'wrong-type',
    'The mark gesperrt of a record is a text.',
    withAttribute('gesperrt', String),
  ],
  'read-organisation-flag-is-number': [
    'wrong-type',
    'The mark gesperrtTransitiv of an organisation is 0 or 1.',
    ofOrganisations((record) => ({ ...record, gesperrtTransitiv: Number(record['gesperrtTransitiv']) })),
  ],
  'read-typ-in-lower-case': [
    'wrong-value',
    'The typ of a record is in lower case.',
    withAttribute('typ', (value) => String(value).toLowerCase()),
  ],
  'read-anrede-in-words': [
    'wrong-value',
    'The anrede of a record is Herr or Frau.',
    withAttribute('anrede', map({ HERR: 'Herr', FRAU: 'Frau' })),
  ],
  'read-rights-are-text': [
    'wrong-type',
    'The rights in a record are texts.',
    ...RIGHT_NAMES.map((name) => withAttribute(name, String)),
  ],
});

const withLinks = (rewrite: (links: JsonObject) => unknown) =>
  withAttribute('_links', (links) => (isObject(links) ? rewrite(links) : links));

const eachLink = (rewrite: (relation: string) => unknown) =>
  withLinks((links) => mapValues(links, (_, relation) => rewrite(relation)));

const ofReads = faultsAt(READ, {
  'links-are-empty': ['wrong-value', 'The links of a record have an empty href.', eachLink(() => ({ href: '' }))],
  'links-lead-nowhere': [
    'wrong-meaning',
    'The links of a record lead to no partner.',
    eachLink((relation) => ({ href: `/partner/NIEMAND/${relation}` })),
  ],
  'self-leads-to-another': [
    'wrong-meaning',
    'The link self of a record leads to the caller.',
    withLinks((links) => ({ ...links, self: { href: `/partner/${partnerCredentials.partner.partnerId}` } })),
  ],
  'new-partners-share-their-self': [
    'wrong-meaning',
    'The link self of every new partner leads to the first new partner.',
    withRewrittenJson((record) =>
      /^N\w{4}$/.test(String(record['id']))
        ? { ...record, _links: { ...(record['_links'] as JsonObject), self: { href: '/partner/N0001' } } }
        : record,
    ),
  ],
  'link-to-administrierbare-leads-nowhere': [
    'wrong-meaning',
    'The link of a record to its administrable partners leads to a path that does not exist.',
    withLinks((links) => ({ ...links, administrierbare: { href: '/partner/administrierbare' } })),
  ],
  'links-with-spaces': [
    'wrong-value',
    'A record has an additional link, with blanks in its address.',
    withLinks((links) => ({ ...links, verlauf: { href: '/partner/verlauf von heute' } })),
  ],
  'avatar-with-spaces': [
    'wrong-value',
    'The avatarUrl of a record has a blank.',
    withAttribute('avatarUrl', (value) => `${String(value)} 2`),
  ],
});

/** Faults of the links in a record (P07). */
export const links: readonly Fault[] = [
  ...ofReads,
  ...faultsAt(
    { ...WRITE, status: 'ok' },
    {
      'answers-with-link-with-spaces': [
        'wrong-value',
        'The responses to creations and changes have an additional link, with blanks in its address.',
        withLinks((links) => ({ ...links, verlauf: { href: '/partner/verlauf von heute' } })),
      ],
    },
  ),
];

/** Faults of reads of a partner that does not exist, or that the caller may not see (P12, P13). */
export const absent: readonly Fault[] = faultsOf({
  'missing-validation': {
    'unknown-partner-reads-as-empty': [
      'A partner that does not exist reads as an empty object.',
      onResponse({ method: 'GET', path: /\/partner\/[0-9a-f-]{36}$/, status: 404 }, withStatus(200), withJson({})),
    ],
  },
});
