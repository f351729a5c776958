import { add, major, minor, move, patch, remove, replace, type DocumentCase } from './case.fixture.ts';

const TYPES = '/components/schemas';
const SENT = `${TYPES}/ThingInput`;
const RECEIVED = `${TYPES}/Thing`;

/** Changes of the schemas of requests and responses. */
export const SCHEMA_CASES: readonly DocumentCase[] = [
  major('a required member of a request is removed', remove(`${SENT}/properties/name`), remove(`${SENT}/required`)),
  major('an optional member of a request is removed', remove(`${SENT}/properties/colour`)),
  minor('an optional member of a request is added', add(`${SENT}/properties/more`, { type: 'string' })),
  major(
    'a required member of a request is added',
    add(`${SENT}/properties/more`, { type: 'string' }),
    add(`${SENT}/required/-`, 'more'),
  ),
  major('a member of a request becomes required', add(`${SENT}/required/-`, 'colour')),
  minor('a member of a request becomes optional', remove(`${SENT}/required`)),
  major('a value of a request is removed', remove(`${SENT}/properties/colour/enum/0`)),
  minor('a value of a request is added', add(`${SENT}/properties/colour/enum/-`, 'GREEN')),
  major('a pattern of a request is narrowed', replace(`${SENT}/properties/name/pattern`, '^[a-f]+$')),
  minor('a pattern of a request is dropped', remove(`${SENT}/properties/name/pattern`)),
  major('a maximum length of a request falls', replace(`${SENT}/properties/name/maxLength`, 10)),
  minor('a maximum length of a request rises', replace(`${SENT}/properties/name/maxLength`, 40)),
  major('a format of a request changes', replace(`${SENT}/properties/since/format`, 'date-time')),
  minor('a member of a request becomes nullable', replace(`${SENT}/properties/name/type`, ['string', 'null'])),
  major('a type of a request changes', replace(`${SENT}/properties/name/type`, 'integer')),
  major('unknown members are refused', add(`${SENT}/additionalProperties`, false)),
  major('an alternative of a request is removed', remove(`${SENT}/properties/weight/oneOf/1`)),
  minor('an alternative of a request is added', add(`${SENT}/properties/weight/oneOf/-`, { type: 'boolean' })),

  major('a required member of a response is removed', remove(`${RECEIVED}/properties/name`)),
  major('an optional member of a response is removed', remove(`${RECEIVED}/properties/size`)),
  minor('an optional member of a response is added', add(`${RECEIVED}/properties/more`, { type: 'string' })),
  major('a member of a response is renamed', move(`${RECEIVED}/properties/size`, `${RECEIVED}/properties/length`)),
  major('a member of a response becomes optional', remove(`${RECEIVED}/required`)),
  minor('a member of a response becomes required', add(`${RECEIVED}/required/-`, 'size')),
  major('a value of a response is added', add(`${RECEIVED}/properties/colour/enum/-`, 'GREEN')),
  major('a value of a response is removed, and with it from the types', remove(`${RECEIVED}/properties/colour/enum/1`)),
  major('a member of a response becomes nullable', replace(`${RECEIVED}/properties/name/type`, ['string', 'null'])),
  major('a format of a response changes', replace(`${RECEIVED}/properties/since/format`, 'date-time')),
  minor('a format of a response is promised', add(`${RECEIVED}/properties/name/format`, 'uuid')),
  major('a lower limit of a response is dropped', remove(`${RECEIVED}/properties/name/minLength`)),
  major('a default of a response changes', replace(`${RECEIVED}/properties/size/default`, 1)),
  minor('a member is deprecated', add(`${RECEIVED}/properties/size/deprecated`, true)),
  patch('a description of a member changes', replace(`${RECEIVED}/properties/name/description`, 'The name')),

  major('a type is no longer published', remove(`${TYPES}/Published`)),
  major(
    'a type is published under another name',
    move(RECEIVED, `${TYPES}/Item`),
    replace(
      '/paths/~1things~1{id}/get/responses/200/content/application~1json/schema/$ref',
      '#/components/schemas/Item',
    ),
  ),
  minor('an unused type is added', add(`${TYPES}/More`, { type: 'string' })),

  major('a member of a request becomes readOnly', add(`${SENT}/properties/name/readOnly`, true)),
  major('a member of a response becomes writeOnly', add(`${RECEIVED}/properties/name/writeOnly`, true)),
  major('the property of a discriminator changes', replace(`${TYPES}/Pet/discriminator/propertyName`, 'sort')),
  major('a discriminator is removed', remove(`${TYPES}/Pet/discriminator`)),
  major('a discriminator is added', add(`${SENT}/properties/weight/discriminator`, { propertyName: 'kind' })),
  major('patternProperties of a request are added', add(`${SENT}/patternProperties`, { '^n': { type: 'string' } })),
  major('minContains of a request changes', add(`${SENT}/properties/colour/minContains`, 2)),
  major(
    'the mapping of a discriminator changes',
    add(`${TYPES}/Pet/discriminator/mapping`, { CAT: '#/components/schemas/Cat' }),
  ),
  minor('a known value is added', add(`${RECEIVED}/properties/state/x-known-values/-`, 'SOLD')),
  major('a known value is removed', remove(`${RECEIVED}/properties/state/x-known-values/0`)),
  major('all known values are removed', remove(`${RECEIVED}/properties/state/x-known-values`)),
  minor('a default of a request is added', add(`${SENT}/properties/name/default`, 'a')),
  major('an enumeration of a request becomes open', remove(`${SENT}/properties/colour/enum`)),
  major('an unused type changes its kind', replace(`${TYPES}/Published/type`, 'integer')),
  major('a member of an unused type becomes optional', remove(`${TYPES}/Record/required`)),
  major('a member of an unused type becomes longer', replace(`${TYPES}/Record/properties/name/maxLength`, 20)),
  major('a member of an unused type is removed', remove(`${TYPES}/Record/properties/name`)),
  minor('an unused type gets a member', add(`${TYPES}/Record/properties/more`, { type: 'string' })),
  minor('an unused type gets members', add(`${TYPES}/Published/properties`, { more: { type: 'string' } })),
  major('an unused type gets a part', add(`${TYPES}/Record/allOf`, [{ required: ['more'] }])),
  major('the type of an unused parameter changes its kind', replace(`${TYPES}/OfUnused/type`, 'integer')),
  minor('an unused type is deprecated', add(`${TYPES}/Published/deprecated`, true)),
  patch('the description of an unused type changes', replace(`${TYPES}/Published/description`, 'A type.')),

  { ...major('partner: a value of partnerTyp is removed', remove(`${TYPES}/PartnerTyp/enum/1`)), interface: 'partner' },
  {
    ...major('partner: the change of a partner is removed', remove('/paths/~1partner~1{PartnerId}/patch')),
    interface: 'partner',
  },
  {
    ...major('login: the token request is renamed', move('/paths/~1login', '/paths/~1login~1token')),
    interface: 'login',
  },
  { ...patch('cases-v3: a description changes', replace('/info/description', 'Cases.')), interface: 'cases-v3' },
  {
    ...minor(
      'report: an operation is added',
      add('/paths/~1kinds', { get: { operationId: 'listKinds', responses: { '200': { description: 'All.' } } } }),
    ),
    interface: 'report',
  },
];
