import { groupBy } from '../group-by.ts';
import { keysThatDiffer } from './compare.ts';
import type { Exchange } from './evidence.ts';
import { conclusionOf, moved, type Report } from './report.ts';
import { isShard, MOST_SHARDS } from './shard.ts';

/** Reports do not belong together or are incomplete; the message names them and the reason. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
}

/** The shards of one run start within this many hours, so that yesterday's report is not merged with today's. */
const LONGEST_RUN_H = 12;

/** The report of one shard, with its name in messages. */
export interface Part {
  name: string;
  report: Report;
}

/**
 * Merges the reports of all shards of one run: each rule has the result and the exchanges of the shard that judged it. Durations are
 * added up, all seeds are kept, verdict and digest are computed anew.
 *
 * @param parts - in any order
 * @throws MergeError when a shard is missing or given twice, or the shards judged different subjects
 */
export function mergeReports(parts: readonly Part[]): Report {
  const ordered = inOrder(parts);
  const { name, report: first } = ordered[0];
  for (const part of ordered.slice(1)) requireSameSubject({ name, report: first }, part);
  const offsets = ordered.map((_, index) =>
    ordered.slice(0, index).reduce((sum, { report }) => sum + report.exchanges.length, 0),
  );
  const results = ordered.flatMap(({ report }, index) =>
    report.rules
      .filter(({ skippedBy }) => skippedBy?.kind !== 'shard')
      .map((result) => moved(result, (place) => place + (offsets[index] ?? 0))),
  );
  const judged = new Map(groupBy(results, ({ id }) => id));
  const rules = first.rules.map(({ id }) => {
    const [result, ...others] = judged.get(id) ?? [];
    if (result === undefined) throw new MergeError(`${id} was left out by every shard: write the reports again.`);
    if (others.length > 0) throw new MergeError(`${id} was judged by more than one shard: write the reports again.`);
    return result;
  });
  const reports = ordered.map(({ report }) => report);
  const startedAt = reports.map((report) => report.startedAt).sort()[0] ?? first.startedAt;
  const seeds = [...new Set(reports.map(({ seed }) => seed))];
  const remarks = [...new Set(reports.flatMap((report) => report.remarks ?? []))];
  const interrupted = reports.some((report) => report.interrupted === true);
  return {
    // All other members are equal in all reports.
    ...first,
    shard: undefined,
    startedAt,
    seed: seeds.join(' '),
    seeds,
    interrupted: interrupted || undefined,
    evidence: reports.find(({ evidence }) => evidence !== undefined)?.evidence,
    durationMs: reports.reduce((sum, { durationMs }) => sum + durationMs, 0),
    remarks: remarks.length === 0 ? undefined : remarks,
    ...conclusionOf(rules, interrupted),
    rules,
    exchanges: reports.flatMap((report) => exchangesOf(report, startedAt)),
    leftovers: reports.flatMap(({ leftovers }) => leftovers),
  };
}

/** The exchanges of a part, with times relative to the start of the first part. */
function exchangesOf({ exchanges, startedAt }: Report, start: string): Exchange[] {
  const later = Date.parse(startedAt) - Date.parse(start);
  return exchanges.map((exchange) => ({ ...exchange, startedMs: exchange.startedMs + later }));
}

/** The parts in the order of their shards; each shard must be there once. */
function inOrder(parts: readonly Part[]): [Part, ...Part[]] {
  const byIndex = new Map<number, Part>();
  const all = new Map<number, string>();
  for (const part of parts) {
    const { shard } = part.report;
    if (shard === undefined) {
      throw new MergeError(
        `${part.name} is the report of a whole run, not of a shard: there is nothing to merge it with.`,
      );
    }
    if (!isShard(shard)) {
      const said = `${shard.index}/${shard.count}`;
      throw new MergeError(
        `${part.name}: there is no shard ${said}: there are at most ${MOST_SHARDS}, counted from 1.`,
      );
    }
    if (part.report.rules.some(({ status, skippedBy }) => status === 'skipped' && skippedBy === undefined)) {
      throw new MergeError(`${part.name} was written by an older version: write the reports again.`);
    }
    all.set(shard.count, part.name);
    const twin = byIndex.get(shard.index);
    if (all.size === 1 && twin !== undefined) {
      throw new MergeError(
        `${twin.name} and ${part.name} are both shard ${shard.index}/${shard.count}: leave one out.`,
      );
    }
    byIndex.set(shard.index, part);
  }
  if (all.size > 1) {
    const said = [...all].map(([count, name]) => `${name} is one of ${count}`).join(', ');
    throw new MergeError(`The shards are not of one division: ${said}.`);
  }
  const [count = 0] = all.keys();
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0) {
    const names = missing.map((index) => `${index}/${count}`);
    throw new MergeError(
      `${count} shards belong together, but ${names.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ` +
        `judge ${missing.length === 1 ? 'it' : 'them'} with run --shard ${names[0]}, and name all reports.`,
    );
  }
  const [first, ...rest] = [...byIndex].sort(([a], [b]) => a - b).map(([, part]) => part);
  if (first === undefined) throw new MergeError('Name the reports of all shards.');
  return [first, ...rest];
}

function requireSameSubject(one: Part, other: Part): void {
  const [a, b] = [one.report, other.report];
  const pair = `${one.name} and ${other.name}`;
  const requireSame = (what: string, of: (report: Report) => string, shown = of) => {
    if (of(a) === of(b)) return;
    throw new MergeError(
      `${pair} have different ${what} (${shown(a)} and ${shown(b)}): only shards of one run belong together.`,
    );
  };
  requireSame('suites', ({ suite }) => `${suite.name} ${suite.version}`);
  for (const id of keysThatDiffer(a.suite.contracts, b.suite.contracts)) {
    requireSame(`contracts of ${id}`, ({ suite }) => suite.contracts[id] ?? 'none');
  }
  const hours = Math.abs(Date.parse(a.startedAt) - Date.parse(b.startedAt)) / 3_600_000;
  if (!(hours <= LONGEST_RUN_H)) {
    throw new MergeError(
      `${pair} were started ${Math.round(hours)} hours apart (${a.startedAt} and ${b.startedAt}): shards of ` +
        `one run are started within ${LONGEST_RUN_H} hours. Run the older shard again.`,
    );
  }
  requireSame('subjects', ({ embedded }) => embedded ?? 'targets of its own');
  // Embedded deployments listen on other ports each time.
  for (const host of a.embedded === undefined ? keysThatDiffer(a.targets, b.targets) : []) {
    requireSame(`targets for the host ${host}`, ({ targets }) => targets[host] ?? 'none');
  }
  requireSame('filters', ({ filters = 'none' }) => JSON.stringify(filters));
  // `timing` may differ between machines, but not `limits`, which decide what can be judged.
  const fixtures = ({ configuration: { fixtures, capabilities, expect, limits } }: Report) =>
    JSON.stringify([fixtures, capabilities, expect, limits]);
  if (a.embedded === undefined && fixtures(a) !== fixtures(b)) {
    throw new MergeError(
      `${pair} were made with different fixtures or limits: only shards of one run belong together.`,
    );
  }
  requireSame('permissions to write', ({ allowWrites }) => (allowWrites ? 'allowed' : 'not allowed'));
  const ids = ({ rules }: Report) => rules.map(({ id }) => id).join(' ');
  requireSame('rules', ids, ({ rules }) => String(rules.length));
}
