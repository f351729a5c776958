import { forEachKind, coversEveryKind } from './steps/kinds.ts';
import { acceptedRequests } from './steps/request-properties.ts';
import { expectString } from './steps/read-report.ts';

export default forEachKind({
  level: 'must',
  title:
    'The body of an accepted request is a string, not a JSON object or array, whether the request has properties or not',
  source: ['R04'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: [
    'accepted-with-object',
    'accepted-with-array',
    'accepted-with-null',
    'accepted-with-object-and-properties',
  ],
  async check(context, kind) {
    for (const answer of await acceptedRequests(context, kind)) expectString(context, answer);
  },
});
