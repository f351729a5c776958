import { assume, placesByCase, rule, type StatementPlace } from '../engine.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { expectCrossOriginHeader, preflight } from './steps/preflight.ts';

const PLACES = placesByCase('report', 'R06', 'R108');

export default rule({
  level: 'must',
  title: 'OPTIONS on the root, a kind or a report answers with the three cross-origin headers',
  source: ['R06', 'R108'],
  covers: [
    { operation: 'optionsRoot', status: 204 },
    ...coversEveryKind((kind) => `options${kind}Reports`, 204),
    ...coversEveryKind((kind) => `options${kind}Report`, 204),
  ],
  effect: 'reads',
  cases: [...PLACES.keys()],
  brokenBy: ['root', 'kind', 'report'].map((place) => `${place}-preflight-without-origin`),
  async check(context) {
    const { operation = '', attributes: name = '' }: Partial<StatementPlace> = PLACES.get(context.case) ?? {};
    const answer = await preflight(context, operation);
    assume(answer.status === 204, `needs a preflight that is answered with 204, got ${answer.status}`);
    expectCrossOriginHeader(context, answer, name);
  },
});
