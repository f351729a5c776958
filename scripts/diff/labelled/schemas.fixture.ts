import type { DocumentCase } from './case.ts';

const SENT = '/components/schemas/ThingInput';
const RECEIVED = '/components/schemas/Thing';

/** Changes of the schemas of requests and responses. */
export const SCHEMA_CASES: readonly DocumentCase[] = [
  {
    change: 'a required member of a request is removed',
    level: 'major',
    patch: [
      { op: 'remove', path: `${SENT}/properties/name` },
      { op: 'remove', path: `${SENT}/required` },
    ],
  },
  {
    change: 'an optional member of a request is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${SENT}/properties/colour` }],
  },
  {
    change: 'an optional member of a request is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${SENT}/properties/more`, value: { type: 'string' } }],
  },
  {
    change: 'a required member of a request is added',
    level: 'major',
    patch: [
      { op: 'add', path: `${SENT}/properties/more`, value: { type: 'string' } },
      { op: 'add', path: `${SENT}/required/-`, value: 'more' },
    ],
  },
  {
    change: 'a member of a request becomes required',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/required/-`, value: 'colour' }],
  },
  {
    change: 'a member of a request becomes optional',
    level: 'minor',
    patch: [{ op: 'remove', path: `${SENT}/required` }],
  },
  {
    change: 'a value that may be sent is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${SENT}/properties/colour/enum/0` }],
  },
  {
    change: 'a value that may be sent is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${SENT}/properties/colour/enum/-`, value: 'GREEN' }],
  },
  {
    change: 'a pattern of a request is narrowed',
    level: 'major',
    patch: [{ op: 'replace', path: `${SENT}/properties/name/pattern`, value: '^[a-f]+$' }],
  },
  {
    change: 'a pattern of a request is dropped',
    level: 'minor',
    patch: [{ op: 'remove', path: `${SENT}/properties/name/pattern` }],
  },
  {
    change: 'less text may be sent',
    level: 'major',
    patch: [{ op: 'replace', path: `${SENT}/properties/name/maxLength`, value: 10 }],
  },
  {
    change: 'more text may be sent',
    level: 'minor',
    patch: [{ op: 'replace', path: `${SENT}/properties/name/maxLength`, value: 40 }],
  },
  {
    change: 'a format of a request changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${SENT}/properties/since/format`, value: 'date-time' }],
  },
  {
    change: 'null may be sent',
    level: 'minor',
    patch: [{ op: 'replace', path: `${SENT}/properties/name/type`, value: ['string', 'null'] }],
  },
  {
    change: 'a type of a request changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${SENT}/properties/name/type`, value: 'integer' }],
  },
  {
    change: 'unknown members are refused',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/additionalProperties`, value: false }],
  },
  {
    change: 'one alternative of a request less',
    level: 'major',
    patch: [{ op: 'remove', path: `${SENT}/properties/weight/oneOf/1` }],
  },
  {
    change: 'one alternative of a request more',
    level: 'minor',
    patch: [{ op: 'add', path: `${SENT}/properties/weight/oneOf/-`, value: { type: 'boolean' } }],
  },

  {
    change: 'a required member of a response is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${RECEIVED}/properties/name` }],
  },
  {
    change: 'an optional member of a response is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${RECEIVED}/properties/size` }],
  },
  {
    change: 'an optional member of a response is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${RECEIVED}/properties/more`, value: { type: 'string' } }],
  },
  {
    change: 'a member of a response is renamed',
    level: 'major',
    patch: [{ op: 'move', from: `${RECEIVED}/properties/size`, path: `${RECEIVED}/properties/length` }],
  },
  {
    change: 'a member of a response becomes optional',
    level: 'major',
    patch: [{ op: 'remove', path: `${RECEIVED}/required` }],
  },
  {
    change: 'a member of a response becomes required',
    level: 'minor',
    patch: [{ op: 'add', path: `${RECEIVED}/required/-`, value: 'size' }],
  },
  {
    change: 'a value that may come is added',
    level: 'major',
    patch: [{ op: 'add', path: `${RECEIVED}/properties/colour/enum/-`, value: 'GREEN' }],
  },
  {
    change: 'a value that may come is removed, and with it from the types',
    level: 'major',
    patch: [{ op: 'remove', path: `${RECEIVED}/properties/colour/enum/1` }],
  },
  {
    change: 'null may come',
    level: 'major',
    patch: [{ op: 'replace', path: `${RECEIVED}/properties/name/type`, value: ['string', 'null'] }],
  },
  {
    change: 'a format of a response changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${RECEIVED}/properties/since/format`, value: 'date-time' }],
  },
  {
    change: 'a format of a response is promised',
    level: 'minor',
    patch: [{ op: 'add', path: `${RECEIVED}/properties/name/format`, value: 'uuid' }],
  },
  {
    change: 'a lower limit of a response is dropped',
    level: 'major',
    patch: [{ op: 'remove', path: `${RECEIVED}/properties/name/minLength` }],
  },
  {
    change: 'a default of a response changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${RECEIVED}/properties/size/default`, value: 1 }],
  },
  {
    change: 'a member is deprecated',
    level: 'minor',
    patch: [{ op: 'add', path: `${RECEIVED}/properties/size/deprecated`, value: true }],
  },
  {
    change: 'a description of a member changes',
    level: 'patch',
    patch: [{ op: 'replace', path: `${RECEIVED}/properties/name/description`, value: 'The name' }],
  },

  {
    change: 'a type is no longer published',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/schemas/Published' }],
  },
  {
    change: 'a type is published under another name',
    level: 'major',
    patch: [
      { op: 'move', from: RECEIVED, path: '/components/schemas/Item' },
      {
        op: 'replace',
        path: '/paths/~1things~1{id}/get/responses/200/content/application~1json/schema/$ref',
        value: '#/components/schemas/Item',
      },
    ],
  },
  {
    change: 'a type that nothing uses is added',
    level: 'minor',
    patch: [{ op: 'add', path: '/components/schemas/More', value: { type: 'string' } }],
  },

  {
    change: 'a member is no longer taken, only given',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/properties/name/readOnly`, value: true }],
  },
  {
    change: 'a member is no longer given, only taken',
    level: 'major',
    patch: [{ op: 'add', path: `${RECEIVED}/properties/name/writeOnly`, value: true }],
  },
  {
    change: 'alternatives are told apart by another member',
    level: 'major',
    patch: [{ op: 'replace', path: '/components/schemas/Pet/discriminator/propertyName', value: 'sort' }],
  },
  {
    change: 'alternatives are no longer told apart',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/schemas/Pet/discriminator' }],
  },
  {
    change: 'alternatives are told apart',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/properties/weight/discriminator`, value: { propertyName: 'kind' } }],
  },
  {
    change: 'unknown members of a request are held to a schema by their name',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/patternProperties`, value: { '^n': { type: 'string' } } }],
  },
  {
    change: 'how often a value must be in a list of a request changes',
    level: 'major',
    patch: [{ op: 'add', path: `${SENT}/properties/colour/minContains`, value: 2 }],
  },
  {
    change: 'a default of a request is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${SENT}/properties/name/default`, value: 'a' }],
  },
  {
    change: 'all values of an enumeration may be sent',
    level: 'major',
    patch: [{ op: 'remove', path: `${SENT}/properties/colour/enum` }],
  },
  {
    change: 'a type that is not used changes its kind',
    level: 'major',
    patch: [{ op: 'replace', path: '/components/schemas/Published/type', value: 'integer' }],
  },
  {
    change: 'a member of a type that is not used becomes optional',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/schemas/Record/required' }],
  },
  {
    change: 'a member of a type that is not used becomes longer',
    level: 'major',
    patch: [{ op: 'replace', path: '/components/schemas/Record/properties/name/maxLength', value: 20 }],
  },
  {
    change: 'a member of a type that is not used is removed',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/schemas/Record/properties/name' }],
  },
  {
    change: 'a type that is not used gets a member',
    level: 'minor',
    patch: [{ op: 'add', path: '/components/schemas/Record/properties/more', value: { type: 'string' } }],
  },
  {
    change: 'a type that is not used gets members',
    level: 'minor',
    patch: [{ op: 'add', path: '/components/schemas/Published/properties', value: { more: { type: 'string' } } }],
  },
  {
    change: 'a type that is not used gets a part',
    level: 'major',
    patch: [{ op: 'add', path: '/components/schemas/Record/allOf', value: [{ required: ['more'] }] }],
  },
  {
    change: 'a type of a parameter that is not used changes its kind',
    level: 'major',
    patch: [{ op: 'replace', path: '/components/schemas/OfUnused/type', value: 'integer' }],
  },
  {
    change: 'a type that is not used is deprecated',
    level: 'minor',
    patch: [{ op: 'add', path: '/components/schemas/Published/deprecated', value: true }],
  },
  {
    change: 'a type that is not used is described in other words',
    level: 'patch',
    patch: [{ op: 'replace', path: '/components/schemas/Published/description', value: 'A type.' }],
  },

  {
    change: 'partner: a value of partnerTyp is removed',
    interface: 'partner',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/schemas/PartnerTyp/enum/1' }],
  },
  {
    change: 'partner: the change of a partner is removed',
    interface: 'partner',
    level: 'major',
    patch: [{ op: 'remove', path: '/paths/~1partner~1{PartnerId}/patch' }],
  },
  {
    change: 'login: the token request is renamed',
    interface: 'login',
    level: 'major',
    patch: [{ op: 'move', from: '/paths/~1login', path: '/paths/~1login~1token' }],
  },
  {
    change: 'cases-v3: a description changes',
    interface: 'cases-v3',
    level: 'patch',
    patch: [{ op: 'replace', path: '/info/description', value: 'Cases.' }],
  },
  {
    change: 'report: an operation is added',
    interface: 'report',
    level: 'minor',
    patch: [
      {
        op: 'add',
        path: '/paths/~1kinds',
        value: { get: { operationId: 'listKinds', responses: { '200': { description: 'All.' } } } },
      },
    ],
  },
];
