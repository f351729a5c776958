import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { StatusRange } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';
import { acceptedReport, isAccepted, oneKind } from './request-report.ts';

/** The statuses by which a read gives a report, or its state, away. */
export const GIVEN: StatusRange = { says: '200 or 303', has: (status) => status === 200 || status === 303 };

/** The first read that found a fresh report. */
export interface FirstReading {
  /** That read; the last one of all where none found the report. */
  reading: Answer;
  /** How many reads before it answered 404. */
  missed: number;
}

/** Reads a fresh report at the Location of its request; repeated only while the report is not there yet (404). */
export function firstReading(context: StepContext, kind: ReportKind): Promise<FirstReading> {
  return context.once(`report read: ${kind}`, async (step) => {
    const accepted = await acceptedReport(step, kind);
    let reads = 0;
    const reading = await step.poll(
      async () => {
        reads += 1;
        return step.target.follow(accepted, 'report');
      },
      ({ status }) => status !== 404,
    );
    return { reading, missed: reads - 1 };
  });
}

/**
 * Asks for a fresh report until something else than 200 comes or the patience ends; the 303 is not followed.
 *
 * @returns every reading in order; the first one is that of `firstReading`
 */
export function readingsOf(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  return context.once(`report read until it is ready: ${kind}`, async (step) => {
    const readings: Answer[] = [];
    const read = async () => {
      const fresh = readings.length === 0;
      const reading = fresh
        ? (await firstReading(step, kind)).reading
        : await step.target.follow(await acceptedReport(step, kind), 'report');
      readings.push(reading);
      return reading;
    };
    await step.poll(read, ({ status }) => status !== 200);
    return readings;
  });
}

/**
 * The 303 of a report of the kind that stands for all.
 *
 * @throws Inconclusive when the report does not get ready
 */
export async function readyReport(context: StepContext): Promise<Answer> {
  const kind = await oneKind(context);
  const readings = await readingsOf(context, kind);
  const last = readings.at(-1);
  assume(
    last?.status !== 200,
    `the ${kind} report was not ready (303) after ${readings.length} reads; ` +
      'raise timing.patienceMs, or put a faster kind first in fixtures.report.kinds',
  );
  assume(
    last?.status === 303,
    `needs a report that gets ready (303); the last read of the ${kind} report answered ${last?.status}`,
  );
  return last;
}

/** Every read that this run can make: of a report that does not exist, and of one of its own until that is ready. */
export async function everyReading(context: StepContext): Promise<readonly Answer[]> {
  const kind = await oneKind(context);
  const own = context.mayWrite && (await isAccepted(context, kind)) ? await readingsOf(context, kind) : [];
  return [await readUnknownReport(context, kind), ...own];
}

/**
 * Makes sure that the credential can read reports of a kind, so that a refusal is about the identifier or the caller.
 *
 * @throws Inconclusive when a report of the caller's own cannot be read
 */
export async function assumeReadable(context: StepContext, kind: ReportKind): Promise<void> {
  const { status } = (await firstReading(context, kind)).reading;
  assume(GIVEN.has(status), `needs a report of the caller's own that can be read (${GIVEN.says}), got ${status}`);
}

/** Reads a report that does not exist. */
export function readUnknownReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`unknown report read: ${kind}`, ({ target, uuid }) =>
    target.send('report', 'GET', `/${kind}/{reportId}`, { params: { reportId: uuid() } }),
  );
}
