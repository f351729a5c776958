import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';

const FORM = /[A-Z]{3}[0-9]{2}/;

/**
 * A partner for whom the report may be requested.
 *
 * @throws Inconclusive when the operator names none, or one whose identifier is of another form
 */
export function partnerOfReport(context: StepContext): string {
  const partnerId = context.fixture('report', 'partnerId');
  assume(
    FORM.test(partnerId),
    'fixtures.report.partnerId is none for a report, which wants three capital letters and two digits',
  );
  return partnerId;
}
