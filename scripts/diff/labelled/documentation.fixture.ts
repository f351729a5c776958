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
  { change: 'nothing changes', level: 'none', patch: [] },
];
