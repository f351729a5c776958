import { overlayRules } from '../engine/answers-fit-contract.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { loadRules } from '../engine/load-rules.ts';
import { replay, ReplayError, type Replay } from '../engine/replay.ts';
import type { Report } from '../engine/report.ts';
import { describeSuite } from '../engine/suite.ts';
import { ownDisagreements, replayDisagreements, suiteDisagreements, type Disagreement } from '../engine/verify.ts';
import { quoted } from '../reporters/visible.ts';
import { saying, type Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** Maximum number of disagreements in a message. */
const MOST_NAMED = 20;

/** A report and the name of its file. */
export interface FiledReport {
  name: string;
  report: Report;
}

/**
 * Makes sure that a report is from this suite and consistent with its own results.
 *
 * @param suite - this suite; pass it when checking many reports, since describing it reads the contracts
 * @throws UsageError naming what does not agree
 */
export function requireAgreement({ name, report }: FiledReport, suite: Report['suite'] = describeSuite()): void {
  requireNone(name, [...suiteDisagreements(report, suite), ...ownDisagreements(report)]);
}

/**
 * Makes sure that a report of any suite is consistent with its own results.
 *
 * @throws UsageError naming what does not agree
 */
export function requireOwnAgreement({ name, report }: FiledReport): void {
  requireNone(name, ownDisagreements(report));
}

/** Whether a report was made by this version of the suite. */
export function isOfThisSuite({ report }: FiledReport): boolean {
  return suiteDisagreements(report, describeSuite()).length === 0;
}

/**
 * Creates a function that judges reports again from their evidence.
 *
 * @param overlays - the Overlays of the recorded runs
 * @returns the function; it throws UsageError when a report contradicts its evidence or itself
 * @throws OverlayError when one of them cannot be used
 */
export async function replayer(overlays: readonly string[], io: Io): Promise<(filed: FiledReport) => Promise<Replay>> {
  const tightened = await tighten(...overlays);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  const judgedAgain = async ({ name, report }: FiledReport): Promise<Replay> => {
    requireNone(name, suiteDisagreements(report, describeSuite()));
    const replayed = await replay(report, rules, tightened).catch((error: unknown) => {
      throw error instanceof ReplayError ? new UsageError(`${name}: ${error.message}`) : error;
    });
    // Results of rules come first: verdict, digest and summary follow from them.
    requireNone(name, [...replayDisagreements(report, rules, replayed), ...ownDisagreements(report)]);
    return replayed;
  };
  return (filed) => saying(io, 'Judging the evidence again', () => judgedAgain(filed));
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
      'secret of the configuration also occurs elsewhere in what the suite sends. Differences:',
      ...lines,
      ...more,
      ...help,
    ].join('\n'),
  );
}
