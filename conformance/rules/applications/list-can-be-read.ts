import { assume, rule, SUCCESS } from '../engine.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { assumeEntry, namedIn } from '../steps/reads.ts';
import { PATH, unauthorized } from './steps/application.ts';
import { firstList } from './steps/list.ts';

export default rule({
  level: 'must',
  title: 'The list of applications can be read',
  source: ['A01'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: ['list-redirects'],
  async check(context) {
    const answer = await firstList(context);
    if (answer.status === 401) throw unauthorized(context);
    assume(
      answer.status !== 403,
      'needs a credential of a product provider, got 403; see credentials.v2 or credentials.login',
    );
    assumeEntry(answer, namedIn(context.config, 'applications', parametersOf(PATH)));
    context.expect.that(SUCCESS.has(answer.status), 'a success (2xx)', String(answer.status), answer);
  },
});
