import {
  faultsAt,
  faultsOf,
  instead,
  losing,
  onDocument,
  onResponse,
  renamedLocation,
  withHeader,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
  type Change,
  type JsonObject,
  refusal,
  answers,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { RIGHT_NAMES } from './attributes.ts';
import {
  CREATE,
  CREATED,
  hasUnknownMember,
  isOrganisation,
  isUnknown,
  refusing,
  storing,
  WRITE,
} from './faulty-documents.ts';
import { withAttribute } from './faulty-reads.ts';
import { partnerFixtures } from './seed.ts';

const namesUnknown = (sent: JsonObject) => Object.keys(sent).some(isUnknown);

const BELOW_NEW = /\/partner\/N\w{4}\/untergeordnetePartner$/;
const toParent: Change = (response, { url }) =>
  withHeader('Location', new URL(url).pathname.replace(/\/untergeordnetePartner$/, ''))(response);

const showingPersonsAs = (shown: string) => withAttribute('typ', (typ) => (typ === 'PERSON' ? shown : typ));

/** Faults of the response to a creation (P19 to P23). */
export const created: readonly Fault[] = [
  ...faultsAt(CREATED, {
    'create-answers-202': ['wrong-status', 'A creation answers 202.', withStatus(202)],
    'create-answers-302': [
      'wrong-redirect',
      'A creation answers 302 with the Location of the new partner.',
      withStatus(302),
    ],
    'create-answers-204': ['wrong-status', 'A creation answers 204.', withStatus(204)],
    'create-with-empty-location': [
      'wrong-header',
      'A creation answers with an empty Location.',
      withHeader('Location', ''),
    ],
    'create-with-content-location': [
      'missing-header',
      'A creation gives the address of the new partner as Content-Location.',
      renamedLocation,
    ],
    'create-without-location': ['missing-header', 'A creation answers without a Location.', withoutHeader('Location')],
    'create-without-body': ['broken-body', 'A creation answers without a body.', withText('')],
    'create-body-is-text': ['wrong-media-type', 'A creation answers with text.', withText('Partner angelegt')],
    'location-leads-nowhere': [
      'wrong-redirect',
      'The Location of a creation leads to no partner.',
      withHeader('Location', '/partner/NIEMAND'),
    ],
    'location-of-parent': ['wrong-redirect', 'The Location of a creation leads to the partner above.', toParent],
    'location-of-new-parent': [
      'only-sometimes',
      'The Location of a creation leads to the partner above, if that is a new one.',
      (response, request) => (BELOW_NEW.test(request.url) ? toParent(response, request) : response),
    ],
    'self-is-the-request': [
      'wrong-meaning',
      'The link self in the body of a creation leads to the path of the creation.',
      (response, { url: href }) =>
        withRewrittenJson((record) => ({
          ...record,
          _links: { ...(record['_links'] as JsonObject), self: { href } },
        }))(response),
    ],
    'create-body-without-id': [
      'missing-member',
      'The body of a creation has no id.',
      withProperties({ id: undefined }),
    ],
    'create-body-id-is-empty': [
      'wrong-value',
      'The id in the body of a creation is empty.',
      withProperties({ id: '' }),
    ],
    'create-body-id-is-number': [
      'wrong-type',
      'The id in the body of a creation is a number.',
      withProperties({ id: 4711 }),
    ],
    'create-body-without-defaults': [
      'missing-member',
      'The body of a creation lacks gesperrt, gesperrtTransitiv and typ.',
      withProperties({ gesperrt: undefined, gesperrtTransitiv: undefined, typ: undefined }),
    ],
  }),
  ...faultsOf({
    'wrong-meaning': {
      'typ-default-organisation': [
        'A partner without a typ becomes an ORGANISATION.',
        onDocument(CREATE, (sent) => ({ typ: 'ORGANISATION', ...sent })),
      ],
      'typ-follows-from-firmenname': [
        'A creation with a firmenname but no typ creates an ORGANISATION.',
        onDocument(CREATE, (sent) => ('firmenname' in sent ? { typ: 'ORGANISATION', ...sent } : sent)),
      ],
      'empty-typ-makes-organisation': [
        'A creation with an empty typ creates an ORGANISATION.',
        onDocument(CREATE, (sent) => (sent['typ'] === '' ? { ...sent, typ: 'ORGANISATION' } : sent)),
      ],
      'gesperrt-default-true': [
        'A new partner is blocked unless the request sends gesperrt.',
        onDocument(CREATE, (sent) => ({ gesperrt: true, ...sent })),
      ],
      'credit-institution-default-true': [
        'A new partner belongs to a credit institution unless the request sends gehoertZuKreditinstitut.',
        onDocument(CREATE, (sent) => ({ gehoertZuKreditinstitut: true, ...sent })),
      ],
    },
    'only-sometimes': {
      'organisation-body-is-hal': [
        'A creation of an organisation answers with a HAL document.',
        onResponse({ ...CREATE, body: isOrganisation }, withHeader('Content-Type', 'application/hal+json')),
      ],
    },
    'wrong-value': {
      'typ-reads-natural-person': [
        'The typ of a new person reads NATUERLICHE_PERSON.',
        onResponse(CREATED, showingPersonsAs('NATUERLICHE_PERSON')),
      ],
      'typ-reads-in-lower-case': [
        'The typ of a new person reads person.',
        onResponse(CREATED, showingPersonsAs('person')),
      ],
    },
  }),
];

/** Faults of creations that combine properties which are accepted separately (P25, P134, P138). */
export const together: readonly Fault[] = faultsOf({
  'only-sometimes': {
    'rights-displace-account': [
      'A creation that supplies rights stores no bankverbindung.',
      losing(CREATE, (name, _, sent) => name === 'bankverbindung' && RIGHT_NAMES.some((right) => right in sent)),
    ],
    'rights-displace-name': [
      'A creation that supplies rights stores no vorname.',
      losing(CREATE, (name, _, sent) => name === 'vorname' && RIGHT_NAMES.some((right) => right in sent)),
    ],
    'much-at-once-crashes': [
      'A creation that grants rights and has a bankverbindung answers 500.',
      instead(
        { ...CREATE, body: (sent) => 'bankverbindung' in sent && RIGHT_NAMES.some((right) => sent[right] === true) },
        refusal(500, 'failed'),
      ),
    ],
    'traced-creation-answers-202': answers('A creation with X-TraceId', { ...CREATED, header: 'x-traceid' }, 202),
    'foreign-attributes-displace-telephone': [
      'The creation of an organisation that names the vorname of a person stores no telefonnummer.',
      losing(CREATE, (name, _, sent) => name === 'telefonnummer' && isOrganisation(sent) && 'vorname' in sent),
    ],
    'units-below-new-ones-lose-fax': [
      'A creation below a partner that was created shortly before stores no faxnummer.',
      losing({ ...CREATE, path: BELOW_NEW }, (name) => name === 'faxnummer'),
    ],
  },
});

const hasEmptyWord = ({ anrede, geburtsdatum }: JsonObject) => anrede === '' || geburtsdatum === '';

/** Faults of values that a creation must ignore (P26 to P28). */
export const ignored: readonly Fault[] = faultsOf({
  'wrong-meaning': {
    'create-stores-unknown': ['A creation stores unknown attributes.', storing(CREATE, isUnknown)],
    'create-stores-empty': ['A creation stores empty strings.', storing(CREATE, (_name, value) => value === '')],
    'create-blocks-for-empty': [
      'A creation with an empty string for gesperrt blocks the partner.',
      onDocument(CREATE, (sent) => (sent['gesperrt'] === '' ? { ...sent, gesperrt: true } : sent)),
    ],
    'create-grants-for-empty': [
      'A creation with an empty string for a right grants it.',
      onDocument(CREATE, (sent) =>
        sent[partnerFixtures.rightHeld] === '' ? { ...sent, [partnerFixtures.rightHeld]: true } : sent,
      ),
    ],
    'create-takes-id': ['A creation takes the id from the request.', storing(CREATE, (name) => name === 'id')],
    'create-takes-gesperrt-transitiv': [
      'A creation takes gesperrtTransitiv from the request.',
      storing(CREATE, (name) => name === 'gesperrtTransitiv'),
    ],
  },
  'too-strict': {
    'create-refuses-unknown': [
      'A creation with an unknown attribute is refused with 400.',
      refusing(CREATE, namesUnknown),
    ],
    'create-refuses-empty': [
      'A creation with an empty string is refused with 400.',
      refusing(CREATE, (sent) => Object.values(sent).includes('')),
    ],
    'create-refuses-id': ['A creation with an id is refused with 400.', refusing(CREATE, (sent) => 'id' in sent)],
    'members-refuse-unknown': [
      'An unknown member of an object is refused with 400.',
      refusing(WRITE, hasUnknownMember),
    ],
    'empty-words-are-refused': ['An empty anrede or geburtsdatum is refused with 400.', refusing(WRITE, hasEmptyWord)],
  },
  'only-sometimes': {
    'organisation-refuses-unknown': [
      'A creation of an organisation with an unknown attribute is refused with 400.',
      refusing(CREATE, (sent) => isOrganisation(sent) && namesUnknown(sent)),
    ],
    'blocked-creation-without-location': [
      'The creation of a blocked partner answers without a Location.',
      onResponse({ ...CREATE, body: ({ gesperrt }) => gesperrt === true }, withoutHeader('Location')),
    ],
  },
  'wrong-status': {
    'create-with-empty-answers-200': [
      'A creation with an empty string answers 200.',
      onResponse({ ...CREATE, body: (sent) => Object.values(sent).includes('') }, withStatus(200)),
    ],
  },
});
