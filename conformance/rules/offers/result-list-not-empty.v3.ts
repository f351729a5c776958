import { assume, NotApplicable } from '../engine.ts';
import { determinationOf, determinationRule, determinations } from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination that answers 200 carries its result list: its body is not empty',
  source: ['O304'],
  cases: determinations,
  brokenBy: ['determination-blank', 'update-empty'],
  async check(context) {
    const answer = await determinationOf(context);
    if (context.case !== 'vorgangsNummer' && answer.status === 204) {
      throw new NotApplicable('there is no result list (204)');
    }
    assume(answer.status === 200, 'there is no result list (204); supply a case with results in fixtures.offers');
    context.expect.that(answer.body.trim() !== '', 'a result list', 'an empty body', answer);
  },
});
