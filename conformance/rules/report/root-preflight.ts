import { rule } from '../../kit/rule.ts';
import { expectCrossOriginHeaders, rootPreflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS on the root answers 204 with the three cross-origin headers',
  source: ['R08', 'R09'],
  covers: [{ operation: 'optionsRoot', status: 204 }],
  effect: 'reads',
  needs: [],
  brokenBy: [
    'root-preflight-200',
    'root-preflight-405',
    'root-preflight-without-origin',
    'root-preflight-without-methods',
    'root-preflight-without-headers',
    'root-preflight-empty-origin',
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context) {
    const answer = await rootPreflight(context);
    context.expect.status(answer, 204);
    expectCrossOriginHeaders(context, answer);
  },
});
