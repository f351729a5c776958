import { rule } from '../engine.ts';
import { REPORT_KINDS, coversEveryKind, kindOf } from './steps/kinds.ts';
import { preflights } from './steps/preflight.ts';

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
    'preflight-of-existing-report-200',
  ],
  async check(context) {
    const answers = await preflights(context, `OPTIONS /${kindOf(context)}/{reportId}`);
    for (const answer of answers) context.expect.status(answer, 204);
  },
});
