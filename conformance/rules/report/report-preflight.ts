import { rule } from '../engine.ts';
import { REPORT_KINDS, coversEveryKind, kindOf } from './steps/kinds.ts';
import { preflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS on any report of a kind answers 204',
  source: ['R07', 'R09', 'R105'],
  covers: coversEveryKind((kind) => `options${kind}Report`, 204),
  effect: 'reads',
  cases: REPORT_KINDS,
  brokenBy: [
    ...REPORT_KINDS.map((kind) => `without-${kind}`),
    'preflight-needs-credential-401',
    'preflight-needs-credential-403',
    'report-preflight-200',
    'report-preflight-needs-credential',
  ],
  async check(context) {
    context.expect.status(await preflight(context, `OPTIONS /${kindOf(context)}/{reportId}`), 204);
  },
});
