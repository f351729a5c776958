import { add, major, minor, move, patch, remove, replace, type DocumentCase } from './case.fixture.ts';

const GET = '/paths/~1things~1{id}/get';
const PARAMETERS = `${GET}/parameters`;
const OK = `${GET}/responses/200`;
const PUT = '/paths/~1things~1{id}/put';
const LIST = '/paths/~1things/get';
const PET_BODY = '/paths/~1pets/post/requestBody';
const FORM = `${PET_BODY}/content/multipart~1form-data`;
const CREDENTIALS = '/components/securitySchemes';
const OAUTH = `${CREDENTIALS}/oauth/flows/clientCredentials`;
const OPERATION = { operationId: 'added', responses: { '204': { description: 'Done.' } } };

/** Changes of paths, operations, parameters, bodies, responses, headers, security and servers. */
export const OPERATION_CASES: readonly DocumentCase[] = [
  major('an operation is removed', remove(PUT)),
  minor('an operation is added', add('/paths/~1things/post', OPERATION)),
  minor('a path is added', add('/paths/~1more', { get: OPERATION })),
  major('a path is removed', remove('/paths/~1things')),
  major('a path is renamed', move('/paths/~1things', '/paths/~1items')),
  major(
    'a path parameter is renamed, which is a name in the types',
    move('/paths/~1things~1{id}', '/paths/~1things~1{key}'),
    replace('/paths/~1things~1{key}/parameters/0/name', 'key'),
  ),
  major('an operationId changes', replace(`${GET}/operationId`, 'readThing')),
  minor('an operation is deprecated', add(`${GET}/deprecated`, true)),
  minor('an end of life is announced', add('/info/x-sunset', '2030-01-31')),

  major('a parameter is removed', remove(`${PARAMETERS}/1`)),
  major(
    'a required parameter is added',
    add(`${PARAMETERS}/-`, { name: 'a', in: 'query', required: true, schema: { type: 'string' } }),
  ),
  minor(
    'an optional parameter is added',
    add(`${PARAMETERS}/-`, { name: 'a', in: 'query', schema: { type: 'string' } }),
  ),
  major('a parameter becomes required', add(`${PARAMETERS}/0/required`, true)),
  major('a maximum of a parameter falls', replace(`${PARAMETERS}/0/schema/maximum`, 20)),
  minor('a maximum of a parameter rises', replace(`${PARAMETERS}/0/schema/maximum`, 90)),
  major('a default of a parameter changes', replace(`${PARAMETERS}/0/schema/default`, 20)),
  major('a default of a parameter is removed', remove(`${PARAMETERS}/0/schema/default`)),
  minor('a default is added', add(`${PARAMETERS}/1/schema/default`, 'ASC')),
  major('a value of a parameter is removed', remove(`${PARAMETERS}/1/schema/enum/1`)),
  minor('a value of a parameter is added', add(`${PARAMETERS}/1/schema/enum/-`, 'NONE')),

  minor('a request body becomes optional', replace(`${PUT}/requestBody/required`, false)),
  major('a request body is removed', remove(`${PUT}/requestBody`)),
  major(
    'a required request body is added',
    add(`${LIST}/requestBody`, { required: true, content: { 'text/plain': {} } }),
  ),
  minor('an optional request body is added', add(`${LIST}/requestBody`, { content: { 'text/plain': {} } })),
  major('a media type of a request is removed', remove(`${PUT}/requestBody/content/application~1xml`)),
  minor('a media type of a request is added', add(`${PUT}/requestBody/content/text~1plain`, {})),

  major('a response is removed', remove(`${GET}/responses/404`)),
  minor('a response is added', add(`${GET}/responses/409`, { description: 'Busy.' })),
  major('a status changes', move(`${PUT}/responses/204`, `${PUT}/responses/200`)),
  major('a media type of a response is removed', remove(`${OK}/content/text~1csv`)),
  minor('a media type of a response is added', add(`${OK}/content/text~1plain`, {})),
  major('the schema of a response body is removed', remove(`${OK}/content/text~1csv/schema`)),
  minor('a header is added', add(`${OK}/headers/Expires`, { schema: { type: 'string' } })),
  major('a header is removed', remove(`${OK}/headers/Age`)),
  major('a header is no longer required', remove(`${OK}/headers/ETag/required`)),
  minor('a header becomes required', add(`${OK}/headers/Age/required`, true)),

  major('a credential becomes required', remove(`${PUT}/security`)),
  minor('a credential becomes optional', add(`${GET}/security`, [{ bearer: [] }, {}])),
  major('a second credential becomes required', add('/security/0/key', [])),
  minor('an alternative credential is added', add('/security/-', { key: [] })),
  major('the header of a credential changes', replace(`${CREDENTIALS}/key/name`, 'X-Token')),
  major('the address of the server changes', replace('/servers/0/url', 'https://other.test')),

  major('the token endpoint changes', replace(`${OAUTH}/tokenUrl`, 'https://other.test')),
  major('a scope is removed', remove(`${OAUTH}/scopes/read`)),
  major(
    'a scope is removed, and one is reworded',
    remove(`${OAUTH}/scopes/read`),
    replace(`${OAUTH}/scopes/write`, 'Change'),
  ),
  minor('a scope is added', add(`${OAUTH}/scopes/more`, 'More')),
  major('an OAuth flow is removed', remove(OAUTH)),
  minor(
    'an OAuth flow is added',
    add(`${CREDENTIALS}/oauth/flows/password`, { tokenUrl: 'https://login.test/token', scopes: {} }),
  ),
  minor('an unused credential is added', add(`${CREDENTIALS}/more`, { type: 'http', scheme: 'basic' })),
  major('an unused credential is removed', remove(`${CREDENTIALS}/oauth`)),
  minor('the default credential is removed', remove('/security')),
  major('a token needs a scope', replace('/security/0/bearer', ['read'])),
  major('two credentials are required instead of one', replace('/security/0', { bearer: [], key: [] })),
  major('an operation has a server of its own', add(`${GET}/servers`, [{ url: 'https://other.test' }])),
  major('a path has a server of its own', add('/paths/~1things/servers', [{ url: 'https://other.test' }])),
  minor('a second server is added', add('/servers/-', { url: 'https://second.test' })),
  major('a server is removed', remove('/servers/0')),
  major('the media type of a part of a request changes', replace(`${FORM}/encoding/file/contentType`, 'image/png')),
  major('a part of a request gets a media type', add(`${FORM}/encoding/other`, { contentType: 'image/png' })),
  major(
    'parts of a request get media types',
    add(`${PET_BODY}/content/application~1json/encoding`, { kind: { contentType: 'image/png' } }),
  ),
  major('a request body without a schema gets one', add(`${PET_BODY}/content/text~1plain/schema`, { type: 'string' })),
  minor(
    'a response body without a schema gets one',
    add('/paths/~1pets/post/responses/201/content/text~1plain/schema', { type: 'string' }),
  ),
  major('a request body becomes required', add(`${PET_BODY}/required`, true)),
  major(
    'a required request body is added by reference',
    add('/components/requestBodies', { Text: { required: true, content: { 'text/plain': {} } } }),
    add(`${LIST}/requestBody`, { $ref: '#/components/requestBodies/Text' }),
  ),
  minor('a parameter is deprecated', add(`${PARAMETERS}/0/deprecated`, true)),
  major('a parameter moves from the query to a header', replace(`${PARAMETERS}/1/in`, 'header')),
  major('a parameter is renamed', replace(`${PARAMETERS}/1/name`, 'order')),
  minor('a link is added', add(`${OK}/links`, { again: { operationId: 'getThing' } })),
  patch('an unused parameter is removed', remove('/components/parameters/Unused')),
  patch('an unused parameter is renamed', replace('/components/parameters/Unused/name', 'other')),
  patch('an unused response is added', add('/components/responses', { Unused: { description: 'Unused.' } })),
  minor('a parameter is no longer required', remove(`${LIST}/parameters/0/required`)),
  minor('a second credential is no longer required', remove(`${LIST}/security/0/key`)),
  minor('a required header is added', add(`${OK}/headers/Expires`, { required: true, schema: { type: 'string' } })),
  major('the encoding of a parameter changes', add(`${PARAMETERS}/1/allowReserved`, true)),
  major('the serialisation of a header changes', add(`${OK}/headers/Age/explode`, true)),
];
