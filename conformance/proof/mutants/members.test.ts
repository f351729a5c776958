import { describe, expect, it } from 'vitest';
import { contractOf } from './contract.ts';
import { hasMember, isOpen, membersOf, retyped, withMember } from './members.ts';

const contract = contractOf({
  paths: {},
  components: {
    schemas: {
      Name: { type: 'string' },
      Base: { type: 'object', properties: { id: { $ref: '#/components/schemas/Name' } } },
      Tree: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Payload: { description: 'nothing is known' },
    },
  },
});
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the members of a schema', () => {
  it('are found through references, combinations and items, up to a maximum depth', () => {
    const paths = membersOf(contract, schema('Tree')).map(({ path }) => path.join('.'));
    expect(paths.slice(0, 4)).toEqual([
      'children',
      'children.*.children',
      'children.*.children.*.children',
      expect.any(String),
    ]);
    expect(paths).toContain('children.*.id');
    expect(paths).toContain('id');
    expect(paths.length).toBeLessThan(20);
  });

  it('distinguish an open schema from one with constraints', () => {
    expect(isOpen(contract, schema('Payload'))).toBe(true);
    expect(isOpen(contract, undefined)).toBe(true);
    expect(isOpen(contract, schema('Tree'))).toBe(false);
    expect(isOpen(contract, { anyOf: [schema('Payload'), { type: 'null' }] })).toBe(false);
  });
});

describe('a member of a value', () => {
  const value = { id: 'a', children: [{ id: 'b' }, { name: 'c' }] };

  it('is replaced or removed in a copy', () => {
    expect(withMember(value, ['children', '*', 'id'], () => 1)).toEqual({
      id: 'a',
      children: [{ id: 1 }, { name: 'c' }],
    });
    expect(withMember(value, ['id'], () => undefined)).toEqual({ children: value.children });
    expect(withMember(value, ['id', 'below'], () => 1)).toEqual(value);
    expect(value.id).toBe('a');
  });

  it('is found only at its path', () => {
    expect(hasMember(value, ['children', '*', 'name'])).toBe(true);
    expect(hasMember(value, ['children', '*', 'size'])).toBe(false);
    expect(hasMember([value], ['id'])).toBe(false);
  });

  it('gets another type', () => {
    expect(['text', 1.5, true, [1], { a: 1 }, null].map(retyped)).toEqual([4711, '1.5', 'true', {}, 'text', null]);
  });
});
