import type { Context } from '../../kit/context.ts';
import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { GIVEN } from './steps/read-report.ts';
import { requestWithNonsense } from './steps/refusals.ts';
import { acceptedReport, oneKind } from './steps/request-report.ts';
import { readAsStranger } from './steps/strangers.ts';

const CHECKS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  request: async (context) => {
    await acceptedReport(context, await oneKind(context));
    context.expect.refused(await requestWithNonsense(context), SUCCESS);
  },
  read: async (context) => {
    context.expect.refused(await readAsStranger(context, 'nonsense'), GIVEN);
  },
};

export default rule({
  level: 'must',
  title: 'A credential that nobody was given is refused, by a report request and by a read',
  source: ['R23'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.report'],
  cases: Object.keys(CHECKS),
  brokenBy: [
    'any-credential-will-do',
    'unknown-credential-200',
    'authorizer-remembers-kind',
    'unknown-reader-let-in',
    'unknown-reader-200',
  ],
  async check(context) {
    await CHECKS[context.case]?.(context);
  },
});
