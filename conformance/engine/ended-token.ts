import { credentialSetting, issuerOf } from './credentials.ts';
import type { CredentialName } from './config/schema.ts';
import { groupBy } from '../group-by.ts';
import { DENIED } from './expect.ts';
import { rejudged } from './judge.ts';
import { Outcome } from './outcome.ts';
import type { RuleResult } from './report.ts';
import type { Run, Use } from './run.ts';

/** The requests that a target refused because a token had ended. */
interface EndedToken {
  /** Indices of exchanges. */
  refused: ReadonlySet<number>;
  /** Those among them that were sent at the end, to ask again for what had been accepted. */
  asked: readonly number[];
  reason: string;
}

/**
 * Finds the tokens that ended during the run: servers need not say so in a 401. A token has ended if from some moment on nothing but 401
 * came, even to requests that it had been accepted for, which are sent again: the last one to each operation. A server that refuses a token
 * only now and then, at some operations, or at one of several interfaces, is judged.
 *
 * @param failed - the failed results; nothing is sent for tokens that have no part in them
 */
export async function endedTokens(run: Run, failed: readonly RuleResult[]): Promise<EndedToken[]> {
  const shown = new Set(failed.flatMap(({ exchanges }) => exchanges));
  const startOf = ({ answer }: Use) => run.evidence.timesOf(answer.exchange)?.startedMs ?? 0;
  const endOf = (use: Use) => startOf(use) + (run.evidence.timesOf(use.answer.exchange)?.durationMs ?? 0);
  // Of several requests at once the same one is the last in a replay.
  const latestFirst = (a: Use, b: Use) => startOf(b) - startOf(a) || a.label.localeCompare(b.label);
  const ended: EndedToken[] = [];
  for (const [caller, uses] of groupBy(run.uses, (use) => use.caller)) {
    const accepted = uses.filter(({ answer }) => answer.status !== 401).sort(latestFirst);
    // The servers of several interfaces may notice at different moments.
    const lastBefore = ({ interface: id }: Use) => accepted.find((one) => one.interface === id) ?? accepted[0];
    const after = uses.filter((use) => {
      const last = lastBefore(use);
      return use.answer.status === 401 && last !== undefined && endOf(use) >= startOf(last);
    });
    const repeatable = accepted.filter(({ again, answer }) => again !== undefined && !DENIED.has(answer.status));
    const latest = groupBy(repeatable, (use) => `${use.interface} ${use.operation}`).flatMap(([, [use]]) => use);
    if (latest.length === 0 || !after.some(({ answer }) => shown.has(answer.exchange))) continue;
    const asked = await refusedAgain(caller, latest);
    if (asked === undefined) continue;
    ended.push({
      refused: new Set([...after.map(({ answer }) => answer.exchange), ...asked]),
      asked,
      reason: reasonFor(run, caller),
    });
  }
  return ended;
}

/** Sends requests again, until one is not refused with 401: then undefined, otherwise the exchanges. */
async function refusedAgain(caller: CredentialName, uses: readonly Use[]): Promise<number[] | undefined> {
  const asked: number[] = [];
  for (const { again } of uses) {
    const answer = await again?.(`end of the token of ${caller}`).catch((error: unknown) => {
      if (!(error instanceof Outcome)) throw error;
    });
    if (answer?.status !== 401) return undefined;
    asked.push(answer.exchange);
  }
  return asked;
}

function reasonFor({ config }: Run, caller: CredentialName): string {
  const setting = credentialSetting(config, caller);
  const remedy =
    issuerOf(config, caller) === undefined
      ? `if it has ended, supply a new one in ${setting}`
      : `if another token of the same user has ended it, supply one in credentials.${caller}`;
  return `the token of ${setting} is refused with 401, also for what it was accepted for before; ${remedy}`;
}

/** A failed result in which the cases that met an ended token are inconclusive. */
export function withoutEnded(result: RuleResult, ended: readonly EndedToken[]): RuleResult {
  return rejudged(result, (one) => {
    const met = ended.find(({ refused }) => one.exchanges.some((index) => refused.has(index)));
    if (met === undefined || one.status !== 'failed') return one;
    const { reason, asked } = met;
    return { ...one, status: 'inconclusive', reason, contrast: undefined, exchanges: [...one.exchanges, ...asked] };
  });
}
