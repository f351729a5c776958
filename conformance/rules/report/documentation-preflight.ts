import { placesByCase, rule, type StatementPlace } from '../engine.ts';
import { expectCrossOriginHeader, preflight } from './steps/preflight.ts';

const PLACES = placesByCase('report', 'R12', 'R48');

export default rule({
  level: 'should',
  title: 'OPTIONS on /documentation answers 204 with the cross-origin headers, as on every path',
  source: ['R12', 'R48', 'R119'],
  covers: [{ operation: 'optionsDocumentation', status: 204 }],
  effect: 'reads',
  cases: [...PLACES.keys()],
  brokenBy: [
    'documentation-preflight-200',
    'documentation-preflight-without-origin',
    'preflight-needs-credential-403',
    'preflight-needs-credential-401',
  ],
  async check(context) {
    const { operation = '', attributes: name }: Partial<StatementPlace> = PLACES.get(context.case) ?? {};
    const answer = await preflight(context, operation);
    context.expect.status(answer, 204);
    if (name !== undefined) expectCrossOriginHeader(context, answer, name);
  },
});
