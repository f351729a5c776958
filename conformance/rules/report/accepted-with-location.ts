import { forEachKind, coversEveryKind } from './steps/kinds.ts';
import { acceptedRequests } from './steps/request-properties.ts';

export default forEachKind({
  level: 'must',
  title: 'An accepted report request carries a Location, whether it has properties or not',
  source: ['R02'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: [
    'no-location',
    'empty-location',
    'content-location',
    'no-location-with-properties',
    'no-location-with-partner',
  ],
  async check(context, kind) {
    for (const answer of await acceptedRequests(context, kind)) context.expect.header(answer, 'Location');
  },
});
