import { rule } from '../engine.ts';
import { REPORT_KINDS, coversEveryKind, kindOf } from './steps/kinds.ts';
import { preflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'Each of the fifteen kinds of report exists: OPTIONS answers 204',
  source: ['R05', 'R09', 'R105'],
  covers: coversEveryKind((kind) => `options${kind}Reports`, 204),
  effect: 'reads',
  cases: REPORT_KINDS,
  brokenBy: [
    ...REPORT_KINDS.map((kind) => `without-${kind}`),
    'kind-preflight-200',
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context) {
    context.expect.status(await preflight(context, `OPTIONS /${kindOf(context)}`), 204);
  },
});
