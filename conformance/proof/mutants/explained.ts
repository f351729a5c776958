import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Permission } from './mutant.ts';

/** Explanations, each for the ids that match its pattern. */
type Explained<Said> = readonly (Said & { of: RegExp })[];

const explained = parse(readFileSync(new URL('explained.yaml', import.meta.url), 'utf8'), (key, value: unknown) =>
  key === 'of' ? new RegExp(String(value)) : value,
) as {
  permitted: Explained<Permission>;
  stated: Explained<{ by: readonly string[] }>;
  'left-open': Explained<Permission>;
  unkilled: Explained<{ reason: string }>;
  unseen: Explained<{ reason: string }>;
};

/** Mutants that are always permitted; mutants that contradict a statement although the contract leaves the place open; other permitted mutants. */
export const { permitted: PERMITTED, stated: STATED, 'left-open': LEFT_OPEN } = explained;

/** The explanation for an id; undefined if there is none. */
export function explanationOf<Said>(id: string, all: Explained<Said>): Said | undefined {
  return all.find(({ of }) => of.test(id));
}

/** Why no rule fails for a mutant that contradicts a statement; undefined if there is no reason. */
export function reasonUnkilled(mutant: string): string | undefined {
  return explanationOf(mutant, explained.unkilled)?.reason;
}

/** The explanations for surviving mutants that match none of the given mutants. */
export function idleExplanations(mutants: readonly string[]): string[] {
  return explained.unkilled.filter(({ of }) => !mutants.some((id) => of.test(id))).map(({ reason }) => reason);
}

/** Why no rule sees a response or a part of a request (`report: GET /mtvreport/{reportId} 422`); undefined if there is no reason. */
export function reasonUnseen(answer: string): string | undefined {
  return explanationOf(answer, explained.unseen)?.reason;
}
