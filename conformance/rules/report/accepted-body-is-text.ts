import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';
import { expectString } from './steps/read-report.ts';

export default forEachKind({
  level: 'must',
  title: 'The body of an accepted request is a string, no JSON object or array',
  source: ['R04'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: ['accepted-with-object', 'accepted-with-array', 'accepted-with-object-for-one-kind'],
  async check(context, kind) {
    expectString(context, await acceptedReport(context, kind));
  },
});
