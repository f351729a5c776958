import { assume } from '../../kit/outcome.ts';
import { REPORT_KINDS } from '../../kit/report-kinds.ts';
import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf } from './steps/kinds.ts';
import { expectCrossOriginHeaders, kindPreflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS on a kind answers with the three cross-origin headers',
  source: ['R06', 'R09'],
  covers: coversEveryKind((kind) => `options${kind}Reports`, 204),
  effect: 'reads',
  needs: [],
  cases: REPORT_KINDS,
  brokenBy: [
    'kind-preflight-without-origin',
    'kind-preflight-without-methods',
    'kind-preflight-without-headers',
    'kind-preflight-empty-origin',
  ],
  async check(context) {
    const answer = await kindPreflight(context, kindOf(context));
    assume(answer.status === 204, `needs a preflight that is answered with 204, got ${answer.status}`);
    expectCrossOriginHeaders(context, answer);
  },
});
