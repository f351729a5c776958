import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { Inconclusive } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';
import { permittedKinds } from './kinds.ts';
import { firstReading, readingsOf, type FirstReading } from './read-report.ts';
import { isAccepted, oneKind } from './request-report.ts';

/** How many kinds are tried besides the one that stands for all. */
const MOST_FURTHER_KINDS = 3;

/** The readings of a report from its generation on. */
export interface Generation {
  kind: ReportKind;
  first: Answer;
  /** Every reading in order, the first one included. */
  readings: readonly Answer[];
}

/**
 * The readings of a report whose first read did not find it finished (303) or given up (422): of the kind that stands
 * for all, or else of one of a few further ones.
 *
 * @throws Inconclusive when every report was finished before it could be seen in the making
 */
export function generationReadings(context: StepContext): Promise<Generation> {
  return context.once('report read while it is generated', async (step) => {
    const ended: string[] = [];
    for await (const kind of acceptedKinds(step)) {
      const first = await firstReading(step, kind);
      if (![303, 422].includes(first.reading.status)) {
        return { kind, first: first.reading, readings: await readingsOf(step, kind) };
      }
      ended.push(`${kind}: ${endOf(first)}`);
    }
    throw new Inconclusive(
      `no report was seen while it was generated (${ended.join('; ')}); put a slower kind first in fixtures.report.kinds`,
    );
  });
}

async function* acceptedKinds(step: StepContext): AsyncGenerator<ReportKind> {
  const first = await oneKind(step);
  yield first;
  let further = 0;
  for (const kind of permittedKinds(step.config)) {
    if (further === MOST_FURTHER_KINDS) return;
    if (kind === first || !(await isAccepted(step, kind))) continue;
    further += 1;
    yield kind;
  }
}

function endOf({ reading, missed }: FirstReading): string {
  const end = reading.status === 303 ? 'ready (303)' : `not possible (${reading.status})`;
  return missed === 0 ? `${end} at its first read` : `${end} after ${missed} × 404`;
}
