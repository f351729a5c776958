import { atPlaces } from '../steps/at-places.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { expectCrossOriginHeader, rightPreflights } from './steps/preflight.ts';

const PARTS = ['origin', 'methods', 'headers'];

export default atPlaces('report', {
  level: 'must',
  title: 'OPTIONS on the root, a kind or a report answers with the three cross-origin headers',
  source: ['R06', 'R108'],
  covers: [
    { operation: 'optionsRoot', status: 204 },
    ...coversEveryKind((kind) => `options${kind}Reports`, 204),
    ...coversEveryKind((kind) => `options${kind}Report`, 204),
  ],
  effect: 'reads',
  brokenBy: ['root', 'kind', 'report'].flatMap((place) => PARTS.map((part) => `${place}-preflight-without-${part}`)),
  async check(context, { operation, attributes: name = '' }) {
    for (const answer of await rightPreflights(context, operation)) expectCrossOriginHeader(context, answer, name);
  },
});
