import { REPORT_KINDS } from '../../kit/report-kinds.ts';
import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf } from './steps/kinds.ts';
import { kindPreflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'Each of the fifteen kinds of report exists: OPTIONS answers 204',
  source: ['R05', 'R09'],
  covers: coversEveryKind((kind) => `options${kind}Reports`, 204),
  effect: 'reads',
  needs: [],
  cases: REPORT_KINDS,
  brokenBy: [
    ...REPORT_KINDS.map((kind) => `without-${kind}`),
    'kind-preflight-200',
    'kind-preflight-405',
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context) {
    context.expect.status(await kindPreflight(context, kindOf(context)), 204);
  },
});
