import type { DocumentCase } from './case.ts';

const GET = '/paths/~1things~1{id}/get';

/** Changes of what no client depends on. */
export const DOCUMENTATION_CASES: readonly DocumentCase[] = [
  {
    change: 'a description changes',
    level: 'patch',
    patch: [{ op: 'replace', path: `${GET}/parameters/0/description`, value: 'The number' }],
  },
  {
    change: 'a summary changes',
    level: 'patch',
    patch: [{ op: 'replace', path: `${GET}/summary`, value: 'Read one' }],
  },
  {
    change: 'a description is added',
    level: 'patch',
    patch: [{ op: 'add', path: `${GET}/description`, value: 'Reads one.' }],
  },
  {
    change: 'the version of a document changes',
    level: 'patch',
    patch: [{ op: 'replace', path: '/info/version', value: '1.1' }],
  },
  { change: 'a source is named', level: 'patch', patch: [{ op: 'add', path: `${GET}/x-source`, value: 'D1' }] },
  {
    change: 'a tag is added',
    level: 'patch',
    patch: [{ op: 'add', path: '/tags/-', value: { name: 'More', description: 'More' } }],
  },
  {
    change: 'an example is added',
    level: 'patch',
    patch: [
      {
        op: 'add',
        path: `${GET}/responses/200/content/application~1json/examples/two`,
        value: { value: { name: 'b' } },
      },
    ],
  },
  {
    change: 'a value of an example changes',
    level: 'patch',
    patch: [
      { op: 'replace', path: `${GET}/responses/200/content/application~1json/examples/one/value/name`, value: 'c' },
    ],
  },
  {
    change: 'a scope is described in other words',
    level: 'patch',
    patch: [
      { op: 'replace', path: '/components/securitySchemes/oauth/flows/clientCredentials/scopes/read', value: 'Look' },
    ],
  },
  {
    change: 'a credential is described',
    level: 'patch',
    patch: [{ op: 'add', path: '/components/securitySchemes/oauth/description', value: 'OAuth.' }],
  },
  {
    change: 'the tags of an operation change',
    level: 'patch',
    patch: [{ op: 'add', path: `${GET}/tags/-`, value: 'More' }],
  },
  { change: 'the tags go', level: 'patch', patch: [{ op: 'remove', path: '/tags' }] },
  { change: 'a tag is renamed', level: 'patch', patch: [{ op: 'replace', path: '/tags/0/name', value: 'Objects' }] },
  {
    change: 'all examples of a parameter are new',
    level: 'patch',
    patch: [{ op: 'add', path: `${GET}/parameters/1/examples`, value: { up: { value: 'ASC' } } }],
  },
  {
    change: 'all examples of a response go',
    level: 'patch',
    patch: [{ op: 'remove', path: `${GET}/responses/200/content/application~1json/examples` }],
  },
  {
    change: 'an example of a type is added',
    level: 'patch',
    patch: [{ op: 'add', path: '/components/schemas/Thing/examples', value: [{ name: 'a' }] }],
  },
  {
    change: 'an example of a parameter is added',
    level: 'patch',
    patch: [{ op: 'add', path: `${GET}/parameters/0/example`, value: 5 }],
  },
  {
    change: 'support has another address',
    level: 'patch',
    patch: [{ op: 'replace', path: '/info/contact/url', value: 'https://help.test' }],
  },
  {
    change: 'the licence has another name',
    level: 'patch',
    patch: [{ op: 'replace', path: '/info/license/name', value: 'MIT License' }],
  },
  {
    change: 'more is told elsewhere',
    level: 'patch',
    patch: [{ op: 'replace', path: '/externalDocs/url', value: 'https://more.test' }],
  },
  {
    change: 'the title of a type changes',
    level: 'patch',
    patch: [{ op: 'add', path: '/components/schemas/Thing/title', value: 'A thing' }],
  },
  {
    change: 'a comment is added',
    level: 'patch',
    patch: [{ op: 'add', path: '/components/schemas/Thing/$comment', value: 'A comment' }],
  },
  {
    change: 'the version of OpenAPI rises',
    level: 'patch',
    patch: [{ op: 'replace', path: '/openapi', value: '3.1.1' }],
  },
  { change: 'nothing changes', level: 'none', patch: [] },
];
