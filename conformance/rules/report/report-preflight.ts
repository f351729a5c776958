import { REPORT_KINDS } from '../../kit/report-kinds.ts';
import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf } from './steps/kinds.ts';
import { expectCrossOriginHeaders, reportPreflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS on any report of a kind answers 204 with the three cross-origin headers',
  source: ['R07', 'R09'],
  covers: coversEveryKind((kind) => `options${kind}Report`, 204),
  effect: 'reads',
  needs: [],
  cases: REPORT_KINDS,
  brokenBy: [
    ...REPORT_KINDS.map((kind) => `without-${kind}`),
    'preflight-needs-credential-401',
    'preflight-needs-credential-403',
    'report-preflight-200',
    'report-preflight-405',
    'report-preflight-for-one-kind',
    'report-preflight-needs-credential',
    'report-preflight-without-origin',
    'report-preflight-without-methods',
    'report-preflight-without-headers',
    'report-preflight-empty-origin',
  ],
  async check(context) {
    const answer = await reportPreflight(context, kindOf(context));
    context.expect.status(answer, 204);
    expectCrossOriginHeaders(context, answer);
  },
});
