import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { STATEMENTS } from '../../generated/statements.ts';
import type { MutantResult } from './mutants/mutant.ts';
import { VARIANTS } from './variants/index.ts';

const UNUSED = parse(readFileSync(new URL('unused.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly (readonly string[])[]>
>;

/**
 * Findings about the open statements, one sentence each. For each open statement there must be a server that uses its freedom, which
 * shows that no rule fails because of it, or a reason why there is none.
 *
 * @param mutants - the judged mutants
 */
export function leftOpenFindings(mutants: readonly Pick<MutantResult, 'permission' | 'outcome'>[]): string[] {
  const open = STATEMENTS.filter((one) => one.open !== undefined).map(({ id }) => id);
  const variants = Object.values(VARIANTS).flat();
  const used = new Set([
    ...variants.flatMap(({ uses = [] }) => uses),
    ...mutants.flatMap(({ permission, outcome }) => (outcome === 'not-reached' ? [] : (permission?.open ?? []))),
  ]);
  const excused = Object.values(UNUSED).flat(2);
  return [
    ...open
      .filter((id) => !used.has(id) && !excused.includes(id))
      .map((id) => `no server makes use of the open statement ${id}`),
    ...excused
      .filter((id) => used.has(id) || !open.includes(id))
      .map((id) => `unused.yaml names ${id}, which ${used.has(id) ? 'a server makes use of' : 'is no open statement'}`),
    ...variants.flatMap(({ name, uses = [] }) =>
      uses.filter((id) => !open.includes(id)).map((id) => `${name} uses ${id}, which is no open statement`),
    ),
  ];
}
