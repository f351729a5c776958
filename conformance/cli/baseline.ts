import { statSync } from 'node:fs';
import { isMap, type Document } from 'yaml';
import { parseBaseline } from '../engine/baseline/read.ts';
import { renewedBaseline } from '../engine/baseline/renew.ts';
import type { Baseline } from '../engine/baseline/schema.ts';
import { compareToBaseline, type BaselineComparison } from '../engine/baseline/comparison.ts';
import { ConfigError } from '../engine/config/config-error.ts';
import { everyRule } from '../engine/every-rule.ts';
import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import type { Shard } from '../engine/shard.ts';
import { messageOf } from '../message-of.ts';
import { count } from '../reporters/results.ts';
import { oneLine, visible } from '../reporters/visible.ts';
import { requireSmallFile } from './report-file.ts';
import type { ReportOrder } from './reports.ts';
import { readText, UsageError } from './usage-error.ts';
import { placeOf, requireWritablePlace, writeTextFile } from './write-file.ts';
import { textWithSchema } from './with-schema.ts';

/** Largest baseline that is read. */
const LARGEST_MIB = 8;

/** Flags of the commands that compare a report with a baseline. */
export interface BaselineFlags {
  /** File of the baseline that decides the exit code. */
  baseline?: string;
  /** File to write the baseline of this report to. */
  writeBaseline?: string;
}

/** How a command uses baselines; both methods do nothing without the flags. */
export interface BaselineUse {
  standingOf(report: Report): BaselineComparison | undefined;
  /**
   * Writes a baseline that lists the failures of the report.
   *
   * @param stream - where to confirm that, if anywhere
   * @returns a message if the file could not be written
   */
  write(report: Report, stream: NodeJS.WritableStream | undefined): string[];
}

/**
 * Reads the baselines that the flags name, before anything is sent.
 *
 * @param orders - the reports that the command writes as well
 * @throws UsageError when a baseline cannot be read, is invalid, names an unknown rule, or could not be written
 */
export async function useBaseline(
  { baseline: file, writeBaseline: target }: BaselineFlags,
  orders: readonly ReportOrder[],
): Promise<BaselineUse> {
  if (file === undefined && target === undefined) return { standingOf: () => undefined, write: () => [] };
  if (target !== undefined) {
    requireWritablePlace(`--write-baseline ${target}`, target, 'baseline.yaml');
    if (orders.some((order) => order.file !== '-' && placeOf(order.file) === placeOf(target))) {
      throw new UsageError(
        `--write-baseline ${target}: a report would be written there, too. Give each a name of its own.`,
      );
    }
  }
  const rules = await everyRule();
  const accepted = file === undefined ? undefined : readBaseline(file, rules);
  // An empty file has nothing to keep, like one that does not exist.
  const hasContent = target !== undefined && (statSync(target, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const before = hasContent ? readBaseline(target, rules) : accepted;
  return {
    standingOf: (report) => (accepted === undefined ? undefined : compareToBaseline(report, accepted)),
    write: (report, stream) => {
      if (target === undefined) return [];
      const renewed = renewedBaseline(report, before);
      try {
        writeTextFile(target, textWithSchema('baseline', target, renewed, byRule(renewed, rules)));
      } catch (error) {
        return [`--write-baseline ${messageOf(error)}`];
      }
      const { known } = renewed;
      const open = known.filter(({ status }) => status === 'inconclusive').length;
      const alsoOpen = open === 0 ? '' : `, and ${open} known to be inconclusive`;
      stream?.write(`${target} is written: ${count(known.length - open, 'known failure')}${alsoOpen}.\n`);
      return [];
    },
  };
}

/** Puts a blank line and the title of the rule above the entries of each rule. */
function byRule({ known }: Baseline, rules: readonly Rule[]): (document: Document) => void {
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  return (document) => {
    for (const [index, { rule }] of known.entries()) {
      const node = document.getIn(['known', index]);
      if (known[index - 1]?.rule === rule || !isMap(node)) continue;
      node.spaceBefore = index > 0;
      node.commentBefore = ` ${oneLine(titles.get(rule) ?? rule)}`;
    }
  };
}

/**
 * Refuses a baseline with `--shard`, which judges only some rules, and with `--bail`, which stops at the first failure, even a known one.
 *
 * @throws UsageError with the alternative
 */
export function refuseBaseline(
  { baseline, writeBaseline }: BaselineFlags,
  { shard, bail = false }: { shard?: Shard | undefined; bail?: boolean | undefined },
): void {
  if (baseline === undefined && writeBaseline === undefined) return;
  const flag = baseline === undefined ? `--write-baseline ${writeBaseline}` : `--baseline ${baseline}`;
  if (shard !== undefined)
    throw new UsageError(
      `${flag}: only a complete run can be compared with a baseline, and this is shard ${shard.index}/${shard.count}. ` +
        `Use it when merging the shards: merge 1.json 2.json … ${flag}`,
    );
  if (bail) throw new UsageError(`${flag}: --bail stops at the first failure, even a known one. Leave it out.`);
}

function readBaseline(file: string, rules: readonly Rule[]): Baseline {
  requireSmallFile(file, LARGEST_MIB, 'A baseline is never that large.');
  const source = readText(file, 'Name a baseline; --write-baseline FILE writes one.');
  try {
    return parseBaseline(source, file, rules);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(visible(error.message)) : error;
  }
}
