import type { OpenAPI3 } from 'openapi-typescript';
import { enumerationsOf } from '../../conformance/generator/enumerations.ts';
import type { Change } from './change.ts';

/**
 * Lists added and removed values of open enumerations, which the packages publish and `redocly diff` does not report.
 *
 * @param id - the interface
 * @param base - OpenAPI document of the last release, as JSON
 * @param revision - the current document, as JSON
 * @throws Error if one of them is not JSON
 */
export function knownValueChanges(id: string, base: string, revision: string): Change[] {
  const after = new Map(listsOf(revision).map(({ name, values }) => [name, values]));
  const open = listsOf(base).filter((list) => list.open);
  return open.flatMap(({ name, values }) => {
    const now = after.get(name) ?? [];
    const change = (value: unknown, what: 'added' | 'removed', level: Change['level']): Change => {
      const where = `${name}Values/${String(value)}`;
      return { interface: id, where, what: `known value ${what}`, level, rule: `known-value-${what}` };
    };
    return [
      ...values.filter((value) => !now.includes(value)).map((value) => change(value, 'removed', 'major')),
      ...now.filter((value) => !values.includes(value)).map((value) => change(value, 'added', 'minor')),
    ];
  });
}

const listsOf = (text: string) => enumerationsOf(JSON.parse(text) as OpenAPI3);
