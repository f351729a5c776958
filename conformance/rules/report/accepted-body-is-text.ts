import { jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { acceptedReport } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'The body of an accepted request is a string: text, a JSON string, or nothing',
  source: ['R04'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  effect: 'creates',
  needs: ['credentials.report'],
  cases: permittedKinds,
  brokenBy: ['accepted-with-object', 'accepted-with-array'],
  async check(context) {
    const answer = await acceptedReport(context, kindOf(context));
    const type = jsonType(answer.json());
    context.expect.that(type !== 'object' && type !== 'array', 'a string as body', `a JSON ${type}`, answer);
  },
});
