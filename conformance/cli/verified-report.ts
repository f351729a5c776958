import { overlayRules } from '../engine/answers-fit-contract.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { loadRules } from '../engine/load-rules.ts';
import { replay, ReplayError, type Replay } from '../engine/replay.ts';
import type { Report } from '../engine/report.ts';
import { describeSuite } from '../engine/suite.ts';
import { ownDisagreements, replayDisagreements, suiteDisagreements, type Disagreement } from '../engine/verify.ts';
import { quoted } from '../reporters/visible.ts';
import { UsageError } from './usage-error.ts';

/** How many disagreements a message names. */
const MOST_NAMED = 20;

/** A report, and the file that it stands in. */
export interface FiledReport {
  name: string;
  report: Report;
}

/**
 * Makes sure that a report is one of this suite, and says nothing that its own results do not.
 *
 * @param suite - this suite; who asks of many reports reads its contracts once
 * @throws UsageError naming what does not agree
 */
export function requireAgreement({ name, report }: FiledReport, suite: Report['suite'] = describeSuite()): void {
  requireNone(name, [...suiteDisagreements(report, suite), ...ownDisagreements(report)]);
}

/**
 * Makes sure that a report, of whatever suite, says nothing that its own results do not.
 *
 * @throws UsageError naming what does not agree
 */
export function requireOwnAgreement({ name, report }: FiledReport): void {
  requireNone(name, ownDisagreements(report));
}

/** Whether a report was made by the suite that reads it. */
export function isOfThisSuite({ report }: FiledReport): boolean {
  return suiteDisagreements(report, describeSuite()).length === 0;
}

/**
 * Prepares to judge reports again.
 *
 * @param overlays - the Overlays that the runs were made with
 * @returns a function that judges one again; it throws UsageError naming what does not agree with its evidence, or with itself
 * @throws OverlayError when one of them cannot be used
 */
export async function replayer(overlays: readonly string[]): Promise<(filed: FiledReport) => Promise<Replay>> {
  const tightened = await tighten(...overlays);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  return async ({ name, report }) => {
    requireNone(name, suiteDisagreements(report, describeSuite()));
    const replayed = await replay(report, rules, tightened).catch((error: unknown) => {
      throw error instanceof ReplayError ? new UsageError(`${name}: ${error.message}`) : error;
    });
    // What each rule came to comes first: verdict, digest and summary follow from it.
    requireNone(name, [...replayDisagreements(report, rules, replayed), ...ownDisagreements(report)]);
    return replayed;
  };
}

function requireNone(name: string, disagreements: readonly Disagreement[]): void {
  if (disagreements.length === 0) return;
  const lines = disagreements
    .slice(0, MOST_NAMED)
    .map(
      ({ what, says, computed }) =>
        `  ${quoted(what).slice(1, -1)}: says ${quoted(says)}, computed ${quoted(computed)}`,
    );
  const more = disagreements.length > MOST_NAMED ? [`  and ${disagreements.length - MOST_NAMED} more`] : [];
  const overlaid = disagreements.some(
    ({ what, says }) => what === 'rules' && String(says).endsWith('/answers-fit-overlay'),
  );
  const help = overlaid ? ['Name the Overlays that the run was made with: --overlay FILE.'] : [];
  throw new UsageError(
    [
      `${name}: does not agree with its own evidence. It was changed, or made by another version or with another Overlay; or a`,
      'secret of the configuration stands in what the suite sends. What does not agree:',
      ...lines,
      ...more,
      ...help,
    ].join('\n'),
  );
}
