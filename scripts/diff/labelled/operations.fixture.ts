import type { DocumentCase } from './case.ts';

const GET = '/paths/~1things~1{id}/get';
const PUT = '/paths/~1things~1{id}/put';
const FORM = '/paths/~1pets/post/requestBody/content/multipart~1form-data';
const OAUTH = '/components/securitySchemes/oauth/flows/clientCredentials';
const OPERATION = { operationId: 'added', responses: { '204': { description: 'Done.' } } };

/** Changes of paths, operations, parameters, bodies, responses, headers, security and servers. */
export const OPERATION_CASES: readonly DocumentCase[] = [
  { change: 'an operation is removed', level: 'major', patch: [{ op: 'remove', path: PUT }] },
  {
    change: 'an operation is added',
    level: 'minor',
    patch: [{ op: 'add', path: '/paths/~1things/post', value: OPERATION }],
  },
  {
    change: 'a path is added',
    level: 'minor',
    patch: [{ op: 'add', path: '/paths/~1more', value: { get: OPERATION } }],
  },
  { change: 'a path is removed', level: 'major', patch: [{ op: 'remove', path: '/paths/~1things' }] },
  {
    change: 'a path is renamed',
    level: 'major',
    patch: [{ op: 'move', from: '/paths/~1things', path: '/paths/~1items' }],
  },
  {
    change: 'a path parameter is renamed, which is a name in the types',
    level: 'major',
    patch: [
      { op: 'move', from: '/paths/~1things~1{id}', path: '/paths/~1things~1{key}' },
      { op: 'replace', path: '/paths/~1things~1{key}/parameters/0/name', value: 'key' },
    ],
  },
  {
    change: 'an operationId changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${GET}/operationId`, value: 'readThing' }],
  },
  {
    change: 'an operation is deprecated',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/deprecated`, value: true }],
  },
  {
    change: 'an end of life is announced',
    level: 'minor',
    patch: [{ op: 'add', path: '/info/x-sunset', value: '2030-01-31' }],
  },

  { change: 'a parameter is removed', level: 'major', patch: [{ op: 'remove', path: `${GET}/parameters/1` }] },
  {
    change: 'a required parameter is added',
    level: 'major',
    patch: [
      {
        op: 'add',
        path: `${GET}/parameters/-`,
        value: { name: 'a', in: 'query', required: true, schema: { type: 'string' } },
      },
    ],
  },
  {
    change: 'an optional parameter is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/parameters/-`, value: { name: 'a', in: 'query', schema: { type: 'string' } } }],
  },
  {
    change: 'a parameter becomes required',
    level: 'major',
    patch: [{ op: 'add', path: `${GET}/parameters/0/required`, value: true }],
  },
  {
    change: 'a maximum of a parameter falls',
    level: 'major',
    patch: [{ op: 'replace', path: `${GET}/parameters/0/schema/maximum`, value: 20 }],
  },
  {
    change: 'a maximum of a parameter rises',
    level: 'minor',
    patch: [{ op: 'replace', path: `${GET}/parameters/0/schema/maximum`, value: 90 }],
  },
  {
    change: 'a default of a parameter changes',
    level: 'major',
    patch: [{ op: 'replace', path: `${GET}/parameters/0/schema/default`, value: 20 }],
  },
  {
    change: 'a default of a parameter is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/parameters/0/schema/default` }],
  },
  {
    change: 'a default is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/parameters/1/schema/default`, value: 'ASC' }],
  },
  {
    change: 'a value of a parameter is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/parameters/1/schema/enum/1` }],
  },
  {
    change: 'a value of a parameter is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/parameters/1/schema/enum/-`, value: 'NONE' }],
  },

  {
    change: 'a request body becomes optional',
    level: 'minor',
    patch: [{ op: 'replace', path: `${PUT}/requestBody/required`, value: false }],
  },
  { change: 'a request body is removed', level: 'major', patch: [{ op: 'remove', path: `${PUT}/requestBody` }] },
  {
    change: 'a required request body is added',
    level: 'major',
    patch: [
      { op: 'add', path: '/paths/~1things/get/requestBody', value: { required: true, content: { 'text/plain': {} } } },
    ],
  },
  {
    change: 'an optional request body is added',
    level: 'minor',
    patch: [{ op: 'add', path: '/paths/~1things/get/requestBody', value: { content: { 'text/plain': {} } } }],
  },
  {
    change: 'a media type of a request is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${PUT}/requestBody/content/application~1xml` }],
  },
  {
    change: 'a media type of a request is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${PUT}/requestBody/content/text~1plain`, value: {} }],
  },

  { change: 'a response is removed', level: 'major', patch: [{ op: 'remove', path: `${GET}/responses/404` }] },
  {
    change: 'a response is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/responses/409`, value: { description: 'Busy.' } }],
  },
  {
    change: 'a status changes',
    level: 'major',
    patch: [{ op: 'move', from: `${PUT}/responses/204`, path: `${PUT}/responses/200` }],
  },
  {
    change: 'a media type of a response is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/responses/200/content/text~1csv` }],
  },
  {
    change: 'a media type of a response is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/responses/200/content/text~1plain`, value: {} }],
  },
  {
    change: 'a body of a response is no longer described',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/responses/200/content/text~1csv/schema` }],
  },
  {
    change: 'a header is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/responses/200/headers/Expires`, value: { schema: { type: 'string' } } }],
  },
  {
    change: 'a header is removed',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/responses/200/headers/Age` }],
  },
  {
    change: 'a header is no longer required',
    level: 'major',
    patch: [{ op: 'remove', path: `${GET}/responses/200/headers/ETag/required` }],
  },
  {
    change: 'a header becomes required',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/responses/200/headers/Age/required`, value: true }],
  },

  { change: 'a credential is asked for', level: 'major', patch: [{ op: 'remove', path: `${PUT}/security` }] },
  {
    change: 'a credential is no longer asked for',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/security`, value: [{ bearer: [] }, {}] }],
  },
  {
    change: 'a second credential is asked for',
    level: 'major',
    patch: [{ op: 'add', path: '/security/0/key', value: [] }],
  },
  {
    change: 'another credential will do as well',
    level: 'minor',
    patch: [{ op: 'add', path: '/security/-', value: { key: [] } }],
  },
  {
    change: 'a credential has another header',
    level: 'major',
    patch: [{ op: 'replace', path: '/components/securitySchemes/key/name', value: 'X-Token' }],
  },
  {
    change: 'the server has another address',
    level: 'major',
    patch: [{ op: 'replace', path: '/servers/0/url', value: 'https://other.test' }],
  },

  {
    change: 'a token comes from another address',
    level: 'major',
    patch: [{ op: 'replace', path: `${OAUTH}/tokenUrl`, value: 'https://other.test' }],
  },
  { change: 'a scope is removed', level: 'major', patch: [{ op: 'remove', path: `${OAUTH}/scopes/read` }] },
  {
    change: 'a scope is removed, and one is reworded',
    level: 'major',
    patch: [
      { op: 'remove', path: `${OAUTH}/scopes/read` },
      { op: 'replace', path: `${OAUTH}/scopes/write`, value: 'Change' },
    ],
  },
  { change: 'a scope is added', level: 'minor', patch: [{ op: 'add', path: `${OAUTH}/scopes/more`, value: 'More' }] },
  { change: 'a way to a token is removed', level: 'major', patch: [{ op: 'remove', path: OAUTH }] },
  {
    change: 'a way to a token is added',
    level: 'minor',
    patch: [
      {
        op: 'add',
        path: '/components/securitySchemes/oauth/flows/password',
        value: { tokenUrl: 'https://login.test/token', scopes: {} },
      },
    ],
  },
  {
    change: 'a credential that nothing asks for is added',
    level: 'minor',
    patch: [{ op: 'add', path: '/components/securitySchemes/more', value: { type: 'http', scheme: 'basic' } }],
  },
  {
    change: 'a credential that nothing asks for is removed',
    level: 'major',
    patch: [{ op: 'remove', path: '/components/securitySchemes/oauth' }],
  },
  {
    change: 'no operation asks for a credential by default',
    level: 'minor',
    patch: [{ op: 'remove', path: '/security' }],
  },
  {
    change: 'a token needs a scope',
    level: 'major',
    patch: [{ op: 'replace', path: '/security/0/bearer', value: ['read'] }],
  },
  {
    change: 'two credentials are asked for where one will do',
    level: 'major',
    patch: [{ op: 'replace', path: '/security/0', value: { bearer: [], key: [] } }],
  },
  {
    change: 'an operation has a server of its own',
    level: 'major',
    patch: [{ op: 'add', path: `${GET}/servers`, value: [{ url: 'https://other.test' }] }],
  },
  {
    change: 'a path has a server of its own',
    level: 'major',
    patch: [{ op: 'add', path: '/paths/~1things/servers', value: [{ url: 'https://other.test' }] }],
  },
  {
    change: 'a second server is named',
    level: 'minor',
    patch: [{ op: 'add', path: '/servers/-', value: { url: 'https://second.test' } }],
  },
  { change: 'a server is no longer named', level: 'major', patch: [{ op: 'remove', path: '/servers/0' }] },
  {
    change: 'a part of a request has another media type',
    level: 'major',
    patch: [{ op: 'replace', path: `${FORM}/encoding/file/contentType`, value: 'image/png' }],
  },
  {
    change: 'a part of a request gets a media type',
    level: 'major',
    patch: [{ op: 'add', path: `${FORM}/encoding/other`, value: { contentType: 'image/png' } }],
  },
  {
    change: 'parts of a request get media types',
    level: 'major',
    patch: [
      {
        op: 'add',
        path: '/paths/~1pets/post/requestBody/content/application~1json/encoding',
        value: { kind: { contentType: 'image/png' } },
      },
    ],
  },
  {
    change: 'a request that could hold anything is described',
    level: 'major',
    patch: [
      { op: 'add', path: '/paths/~1pets/post/requestBody/content/text~1plain/schema', value: { type: 'string' } },
    ],
  },
  {
    change: 'a response that could hold anything is described',
    level: 'minor',
    patch: [
      { op: 'add', path: '/paths/~1pets/post/responses/201/content/text~1plain/schema', value: { type: 'string' } },
    ],
  },
  {
    change: 'a request body becomes required',
    level: 'major',
    patch: [{ op: 'add', path: '/paths/~1pets/post/requestBody/required', value: true }],
  },
  {
    change: 'a required request body is added by reference',
    level: 'major',
    patch: [
      {
        op: 'add',
        path: '/components/requestBodies',
        value: { Text: { required: true, content: { 'text/plain': {} } } },
      },
      { op: 'add', path: '/paths/~1things/get/requestBody', value: { $ref: '#/components/requestBodies/Text' } },
    ],
  },
  {
    change: 'a parameter is deprecated',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/parameters/0/deprecated`, value: true }],
  },
  {
    change: 'a parameter stands in another place',
    level: 'major',
    patch: [{ op: 'replace', path: `${GET}/parameters/1/in`, value: 'header' }],
  },
  {
    change: 'a parameter is renamed',
    level: 'major',
    patch: [{ op: 'replace', path: `${GET}/parameters/1/name`, value: 'order' }],
  },
  {
    change: 'a link is added',
    level: 'minor',
    patch: [{ op: 'add', path: `${GET}/responses/200/links`, value: { again: { operationId: 'getThing' } } }],
  },
  {
    change: 'a parameter that nothing refers to is removed',
    level: 'patch',
    patch: [{ op: 'remove', path: '/components/parameters/Unused' }],
  },
  {
    change: 'a parameter that nothing refers to is renamed',
    level: 'patch',
    patch: [{ op: 'replace', path: '/components/parameters/Unused/name', value: 'other' }],
  },
  {
    change: 'a response that nothing refers to is added',
    level: 'patch',
    patch: [{ op: 'add', path: '/components/responses', value: { Unused: { description: 'Unused.' } } }],
  },
  {
    change: 'a parameter is no longer required',
    level: 'minor',
    patch: [{ op: 'remove', path: '/paths/~1things/get/parameters/0/required' }],
  },
  {
    change: 'a second credential is no longer asked for',
    level: 'minor',
    patch: [{ op: 'remove', path: '/paths/~1things/get/security/0/key' }],
  },
  {
    change: 'a required header is added',
    level: 'minor',
    patch: [
      {
        op: 'add',
        path: `${GET}/responses/200/headers/Expires`,
        value: { required: true, schema: { type: 'string' } },
      },
    ],
  },
  {
    change: 'a parameter is encoded in another way',
    level: 'major',
    patch: [{ op: 'add', path: `${GET}/parameters/1/allowReserved`, value: true }],
  },
  {
    change: 'a header is written in another way',
    level: 'major',
    patch: [{ op: 'add', path: `${GET}/responses/200/headers/Age/explode`, value: true }],
  },
];
