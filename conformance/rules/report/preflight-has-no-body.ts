import { rule } from '../engine.ts';
import { coversEveryKind } from './steps/kinds.ts';
import { expectNoBody } from '../steps/statuses.ts';
import { isOfKind, PREFLIGHTS, emptyPreflights } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'The 204 of a kind or a report has no body',
  source: ['R104'],
  covers: [
    ...coversEveryKind((kind) => `options${kind}Reports`, 204),
    ...coversEveryKind((kind) => `options${kind}Report`, 204),
  ],
  effect: 'reads',
  cases: PREFLIGHTS.filter(isOfKind),
  brokenBy: [
    'kind-preflight-with-body',
    'report-preflight-with-body',
    'preflight-with-body-for-one-kind',
    'preflight-with-body-for-browsers',
  ],
  async check(context) {
    for (const answer of await emptyPreflights(context, context.case)) expectNoBody(context, answer);
  },
});
