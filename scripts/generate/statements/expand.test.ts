import { expect, it } from 'vitest';
import { extentOf, type Scope } from './expand.ts';

const placesOf = (...operations: readonly string[]) =>
  operations.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return { method, path };
  });

const scope: Scope = {
  operations: new Map([
    ['things-v1', placesOf('GET /v1/things', 'POST /v1/red', 'POST /v1/blue', 'GET /v1/things/{id}')],
    ['things-v2', placesOf('GET /v2/things', 'PATCH /v2/things/{id}')],
  ]),
  lists: { kind: ['red', 'blue'], colour: ['pale', 'dark'] },
};
const v1 = ['things-v1'];

it('finds the operations of each interface that a pattern matches', () => {
  expect(extentOf({ interfaces: ['things-v1', 'things-v2'], operations: '* /v*/things**' }, scope)).toEqual({
    operations: {
      'things-v1': ['GET /v1/things', 'GET /v1/things/{id}'],
      'things-v2': ['GET /v2/things', 'PATCH /v2/things/{id}'],
    },
    dimensions: {},
  });
});

it('expands to all kinds, or some of them', () => {
  const operations = ['POST /v1/{kind}', 'GET /v1/things'];
  expect(extentOf({ interfaces: v1, operations, each: 'kind' }, scope)).toEqual({
    operations: { 'things-v1': ['GET /v1/things', 'POST /v1/red', 'POST /v1/blue'] },
    dimensions: {},
  });
  expect(extentOf({ interfaces: v1, operations: 'POST /v1/{kind}', kinds: ['blue'] }, scope).operations).toEqual({
    'things-v1': ['POST /v1/blue'],
  });
});

it('converts further dimensions to strings, and looks up closed lists', () => {
  const holds = { interfaces: v1, operations: 'GET /v1/things', values: [true, null, 7], each: ['colour'] };
  expect(extentOf(holds, scope).dimensions).toEqual({ values: ['true', 'null', '7'], colour: ['pale', 'dark'] });
});

it.each([
  [
    'an unknown interface',
    { interfaces: ['things-v3'], operations: 'GET /v1/things' },
    'there is no interface things-v3',
  ],
  [
    'a pattern that matches nothing',
    { interfaces: v1, operations: ['* /**', 'GET /x'] },
    '«GET /x» means no operation of',
  ],
  [
    'an interface without an operation',
    { interfaces: [...v1, 'things-v2'], operations: 'GET /v1/*' },
    'no operation of things-v2',
  ],
  ['{kind} without kinds', { interfaces: v1, operations: 'POST /v1/{kind}' }, 'needs each: kind'],
  ['an unknown kind', { interfaces: v1, operations: 'POST /v1/{kind}', kinds: ['green'] }, '«POST /v1/green» means'],
  ['an unknown list', { interfaces: v1, operations: '* /**', each: 'size' }, 'there is no closed list size'],
  ['no pattern', { interfaces: v1, operations: '/v1/things' }, 'is not «METHOD /path»'],
])('refuses %s', (_, holds, message) => {
  expect(() => extentOf(holds, scope)).toThrow(message);
});
