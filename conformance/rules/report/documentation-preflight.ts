import { rule } from '../../kit/rule.ts';
import { expectCrossOriginHeaders } from './steps/preflight.ts';

export default rule({
  level: 'should',
  title: 'OPTIONS on /documentation answers 204 with the cross-origin headers, as on every path',
  source: ['R12'],
  covers: [{ operation: 'optionsDocumentation', status: 204 }],
  effect: 'reads',
  needs: [],
  brokenBy: [
    'documentation-preflight-200',
    'documentation-preflight-405',
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context) {
    const answer = await context.target.send('report', 'OPTIONS', '/documentation', { as: 'none' });
    context.expect.status(answer, 204);
    expectCrossOriginHeaders(context, answer);
  },
});
