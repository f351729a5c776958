import { INTERFACE_IDS, type InterfaceId } from '../../kit/interfaces.ts';
import type { MutantOutcome, MutantResult } from './mutant.ts';

/** What the mutants of an interface, or of all of them, came to. */
export interface MutantFigures {
  interface: InterfaceId | 'all';
  byOutcome: Record<MutantOutcome, number>;
  /** Killed mutants by the strongest level of the rules that failed. */
  byLevel: Record<'must' | 'should', number>;
  /** Share of the mutants that were reached and are not equivalent which were killed, from 0 to 1; 1 when there are none. */
  killed: number;
}

/** Counts results by interface; the last line counts all. */
export function figuresOf(results: readonly MutantResult[]): MutantFigures[] {
  return [
    ...INTERFACE_IDS.map((id) =>
      figures(
        id,
        results.filter((one) => one.interface === id),
      ),
    ),
    figures('all', results),
  ];
}

function figures(id: MutantFigures['interface'], results: readonly MutantResult[]): MutantFigures {
  const having = (outcome: MutantOutcome) => results.filter((one) => one.outcome === outcome).length;
  const byOutcome = {
    killed: having('killed'),
    survived: having('survived'),
    equivalent: having('equivalent'),
    'not-reached': having('not-reached'),
  };
  const of = byOutcome.killed + byOutcome.survived;
  const ofLevel = (level: 'must' | 'should') => results.filter((one) => one.level === level).length;
  return {
    interface: id,
    byOutcome,
    byLevel: { must: ofLevel('must'), should: ofLevel('should') },
    killed: of === 0 ? 1 : byOutcome.killed / of,
  };
}
