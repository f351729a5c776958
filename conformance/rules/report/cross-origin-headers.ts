import { placesByCase, rule, type StatementPlace } from '../engine.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { expectCrossOriginHeader, rightPreflights } from './steps/preflight.ts';

const PLACES = placesByCase('report', 'R06', 'R108');
const PARTS = ['origin', 'methods', 'headers'];

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
  brokenBy: ['root', 'kind', 'report'].flatMap((place) => PARTS.map((part) => `${place}-preflight-without-${part}`)),
  async check(context) {
    const { operation = '', attributes: name = '' }: Partial<StatementPlace> = PLACES.get(context.case) ?? {};
    for (const answer of await rightPreflights(context, operation)) expectCrossOriginHeader(context, answer, name);
  },
});
