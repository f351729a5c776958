import { atPlaces } from '../steps/at-places.ts';
import { expectCrossOriginHeader, preflight } from './steps/preflight.ts';

export default atPlaces('report', {
  level: 'should',
  title: 'OPTIONS on /documentation answers 204 with the cross-origin headers, as on every path',
  source: ['R12', 'R48', 'R119'],
  covers: [{ operation: 'optionsDocumentation', status: 204 }],
  effect: 'reads',
  of: ['R12', 'R48'],
  brokenBy: [
    'documentation-preflight-200',
    ...['origin', 'methods', 'headers'].map((part) => `documentation-preflight-without-${part}`),
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context, { operation, attributes: name }) {
    const answer = await preflight(context, operation);
    context.expect.status(answer, 204);
    if (name !== undefined) expectCrossOriginHeader(context, answer, name);
  },
});
