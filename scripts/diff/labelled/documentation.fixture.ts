import { add, none, patch, remove, replace, type DocumentCase } from './case.fixture.ts';

const GET = '/paths/~1things~1{id}/get';
const EXAMPLES = `${GET}/responses/200/content/application~1json/examples`;

/** Changes that affect no client. */
export const DOCUMENTATION_CASES: readonly DocumentCase[] = [
  patch('a description changes', replace(`${GET}/parameters/0/description`, 'The number')),
  patch('a summary changes', replace(`${GET}/summary`, 'Read one')),
  patch('a description is added', add(`${GET}/description`, 'Reads one.')),
  patch('the version of a document changes', replace('/info/version', '1.1')),
  patch('a source is named', add(`${GET}/x-source`, 'D1')),
  patch('a tag is added', add('/tags/-', { name: 'More', description: 'More' })),
  patch('an example is added', add(`${EXAMPLES}/two`, { value: { name: 'b' } })),
  patch('a value of an example changes', replace(`${EXAMPLES}/one/value/name`, 'c')),
  patch(
    'the description of a scope changes',
    replace('/components/securitySchemes/oauth/flows/clientCredentials/scopes/read', 'Look'),
  ),
  patch('a credential is described', add('/components/securitySchemes/oauth/description', 'OAuth.')),
  patch('the tags of an operation change', add(`${GET}/tags/-`, 'More')),
  patch('the tags go', remove('/tags')),
  patch('a tag is renamed', replace('/tags/0/name', 'Objects')),
  patch('all examples of a parameter are new', add(`${GET}/parameters/1/examples`, { up: { value: 'ASC' } })),
  patch('all examples of a response go', remove(EXAMPLES)),
  patch('an example of a type is added', add('/components/schemas/Thing/examples', [{ name: 'a' }])),
  patch('an example of a parameter is added', add(`${GET}/parameters/0/example`, 5)),
  patch('support has another address', replace('/info/contact/url', 'https://help.test')),
  patch('the licence has another name', replace('/info/license/name', 'MIT License')),
  patch('the address of external documentation changes', replace('/externalDocs/url', 'https://more.test')),
  patch('the title of a type changes', add('/components/schemas/Thing/title', 'A thing')),
  patch('a comment is added', add('/components/schemas/Thing/$comment', 'A comment')),
  patch('the version of OpenAPI rises', replace('/openapi', '3.1.1')),
  none('nothing changes'),
];
