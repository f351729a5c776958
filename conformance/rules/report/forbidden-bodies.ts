import { forbiddenBodies, observeForbidden } from '../../kit/forbidden-bodies.ts';
import { rule } from '../../kit/rule.ts';
import { isReportKind } from '../../kit/report-kinds.ts';
import { permittedKinds } from './steps/kinds.ts';
import { oneKind } from './steps/request-report.ts';

/** One kind is enough for what all of them forbid alike. */
const BODIES = [...new Map(forbiddenBodies('report').map((one) => [one.name, one])).values()];

export default rule({
  level: 'info',
  title: 'What becomes of report requests that the contract forbids',
  source: ['R26', 'R28', 'R29', 'R30'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.report'],
  brokenBy: [],
  async check(context) {
    await oneKind(context);
    await observeForbidden(context, BODIES, async ({ operation, body }) => {
      const kind = operation.replace('POST /', '');
      if (!isReportKind(kind) || !permittedKinds(context.config).includes(kind)) return undefined;
      return context.target.send('report', 'POST', `/${kind}`, { json: body });
    });
  },
});
