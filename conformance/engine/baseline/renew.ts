import type { Report } from '../report.ts';
import { nameOf, type Baseline, type KnownFailure } from './schema.ts';
import { checksOf, compareToBaseline, type FreshFailure } from './comparison.ts';
import { steadyReason } from './steady-reason.ts';

/** Validity of a new entry, in days. */
const ACCEPTED_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The baseline that accepts everything that keeps a report from being conformant. A rule has one entry if all its failing cases have the
 * same status and reason, otherwise one for each case. An earlier entry that still applies, or was not judged, is kept unchanged, even
 * if expired: only people extend it. If its rule or case is inconclusive now, at least its date and note are kept.
 *
 * @param before - the earlier baseline, if there was one
 */
export function renewedBaseline(report: Report, before: Baseline = { known: [] }): Baseline {
  const { entries, fresh } = compareToBaseline(report, before);
  const kept = entries.flatMap(({ entry, state }) => (state === 'mended' || state === 'changed' ? [] : [entry]));
  const expires = new Date(Date.parse(report.startedAt) + ACCEPTED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const added = report.rules.flatMap((rule) => {
    const own = fresh.filter((one) => one.rule === rule.id);
    const isAlike = new Set(own.map(({ status, reason }) => `${status} ${steadyReason(reason)}`)).size === 1;
    const failing = checksOf(rule).filter(({ status }) => status === 'failed' || status === 'inconclusive');
    if (!isAlike || own.length < failing.length || (own.length === 1 && rule.cases !== undefined)) {
      return own.map((one) => entryOf(one, expires));
    }
    const { status = 'failed' } = own[0] ?? {};
    return [entryOf({ rule: rule.id, status, reason: rule.reason ?? '' }, expires)];
  });
  const byName = new Map(kept.map((entry) => [nameOf(entry), entry]));
  for (const entry of added) {
    const earlier = byName.get(nameOf(entry));
    byName.set(nameOf(entry), { ...earlier, ...entry, expires: earlier?.expires ?? entry.expires });
  }
  return { ...before, known: [...byName.values()].sort(inOrder) };
}

function entryOf({ rule, case: name, status, reason }: FreshFailure, expires: string): KnownFailure {
  return {
    rule,
    ...(name === undefined ? {} : { case: name }),
    ...(status === 'failed' ? {} : { status }),
    reason,
    expires,
  };
}

/** Orders by rule, then by case; an entry for the whole rule comes first. */
function inOrder(one: KnownFailure, other: KnownFailure): number {
  const [a, b] = one.rule === other.rule ? [one.case ?? '', other.case ?? ''] : [one.rule, other.rule];
  return a < b ? -1 : 1;
}
