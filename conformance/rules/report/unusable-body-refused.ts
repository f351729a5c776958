import { rule } from '../engine.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { requestWithBody, unusableBodies, acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'A report request is answered with 400 when its body is absent, is not JSON, or is not an object',
  source: ['R33', 'R52', 'R53', 'N33'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 400),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: (config) =>
    permittedKinds(config).flatMap((kind) => unusableBodies(config, kind).map((name) => `${kind} ${name}`)),
  brokenBy: [
    'absent-body-accepted',
    'malformed-body-accepted',
    ...['array', 'string', 'number', 'boolean', 'null'].map((type) => `${type}-accepted`),
    'unusable-body-refused-with-418',
  ],
  async check(context) {
    const kind = kindOf(context);
    await acceptedReport(context, kind);
    const name = context.case.slice(kind.length + 1);
    context.expect.status(await requestWithBody(context, kind, name), 400);
  },
});
