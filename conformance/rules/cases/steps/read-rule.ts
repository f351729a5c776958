import { assume } from '../../../engine/outcome.ts';
import { rule, type Level, type RuleDefinition } from '../../../engine/rule.ts';
import { expectRead, faultsOfRead } from '../../steps/expect-read.ts';
import { namedBy, needsOf, readResource, type CaseInterface } from './case-interface.ts';
import type { Read } from './reads.ts';

interface Statement<Id extends CaseInterface> {
  level?: Level;
  title: string;
  source: readonly string[];
  interfaces: readonly Id[];
  /** By the name of the case; a single one makes no case. */
  reads: Readonly<Record<string, Read>>;
  /** Faults beside those that every read has. */
  brokenBy?: readonly string[];
}

/** The rule that reads of a case succeed. */
export function readRule<Id extends CaseInterface>({
  level = 'must',
  reads,
  brokenBy = [],
  ...statement
}: Statement<Id>): RuleDefinition<Id> {
  const names = Object.keys(reads);
  const all = Object.values(reads);
  return rule({
    ...statement,
    level,
    covers: all.map(({ operation }) => ({ operation, status: '2XX' as const })),
    effect: 'reads',
    needs: (id) => (all.every(({ path }) => path === '') ? needsOf(id).slice(0, 1) : needsOf(id)),
    ...(names.length > 1 ? { cases: names } : {}),
    brokenBy: [...all.flatMap(({ fault }) => faultsOfRead(fault)), ...brokenBy],
    async check(context) {
      const read = reads[context.case] ?? all[0];
      assume(read, `there is no read ${context.case}`);
      expectRead(context, await readResource(context, read.path), namedBy(context, read.path));
    },
  });
}
