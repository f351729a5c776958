import { nameOf } from '../engine/baseline/schema.ts';
import type { BaselineComparison, EntryState, JudgedEntry } from '../engine/baseline/comparison.ts';
import type { Report } from '../engine/report.ts';
import { groupBy } from '../group-by.ts';

/** Entries of a baseline with the same state, or failures without an entry. */
export interface StandingGroup {
  state: EntryState | 'new';
  heading: string;
  /** The remedy, or an explanation. */
  says: string;
  /** Whether it fails the run. */
  fails: boolean;
  items: readonly Item[];
}

/** Name of a rule or case, with details. */
interface Item {
  name: string;
  text: string;
}

/** States that fail the run come first. */
const HEADINGS: Readonly<Record<EntryState, Omit<StandingGroup, 'items' | 'state'>>> = {
  mended: { heading: 'Mended', says: 'passes now: remove the entry', fails: true },
  changed: {
    heading: 'Changed',
    says: 'it is not as the entry says: look into it, and rewrite the entry',
    fails: true,
  },
  expired: { heading: 'Expired', says: 'fix it, or change the date of the entry', fails: true },
  known: { heading: 'Known', says: 'it is as the entry says', fails: false },
  unjudged: { heading: 'Not judged in this run', says: 'the entry stays', fails: false },
};

/** The verdict, with a remark if all failures are known. */
export function verdictText({ verdict }: Pick<Report, 'verdict'>, standing: BaselineComparison | undefined): string {
  return standing?.isKnown === true ? `${verdict}, known` : verdict;
}

/** Numbers of entries by state, in one line: «2 known, 1 new», with a remark if the run is inconclusive anyway. */
export function standingCounts(standing: BaselineComparison): string {
  const counts = standingGroups(standing)
    .map(({ state, items }) => `${items.length} ${state === 'unjudged' ? 'not judged' : state}`)
    .join(', ');
  const tooLittle = standing.isOpen
    ? ['which is not enough: the run was stopped, or no must-rule passed or failed']
    : [];
  return [counts === '' ? 'empty' : counts, ...tooLittle].join(', ');
}

/** The non-empty groups of a comparison with a baseline; those that fail the run come first. */
export function standingGroups(standing: BaselineComparison | undefined): StandingGroup[] {
  const { entries, fresh } = standing ?? { entries: [], fresh: [] };
  const added = fresh.map((one) => ({ name: nameOf(one), text: `${one.status}: ${one.reason}` }));
  const fails = fresh.some(({ status }) => status === 'failed');
  const groups: StandingGroup[] = [
    { state: 'new', heading: 'New', says: 'not in the baseline', fails, items: added },
    ...(Object.keys(HEADINGS) as EntryState[]).map((state) => {
      return { state, ...HEADINGS[state], items: entries.filter((one) => one.state === state).map(itemOf) };
    }),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The items of a group; those of one rule with the same text together. */
export function sameItems({ items }: StandingGroup): (readonly [Item, ...Item[]])[] {
  return groupBy(items, ({ name, text }) => `${name.split(' ')[0]} ${text}`).map(([, same]) => same);
}

/** The groups of outdated entries, which fail the run. */
export function outdatedGroups(standing: BaselineComparison | undefined): StandingGroup[] {
  return standingGroups(standing).filter(({ state, fails }) => fails && state !== 'new');
}

function itemOf({ entry, state, now }: JudgedEntry): Item {
  const { status = 'failed', reason, expires, note } = entry;
  const found = now ?? 'it is not in the report';
  const texts: Readonly<Record<EntryState, string>> = {
    known: `until ${expires}`,
    expired: `on ${expires}; ${found}`,
    mended: `the entry says ${status}: ${reason}`,
    changed: `the entry says ${status}: ${reason}; now ${found}`,
    unjudged: found,
  };
  return { name: nameOf(entry), text: note === undefined ? texts[state] : `${texts[state]} (${note})` };
}
