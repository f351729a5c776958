import { rule, SUCCESS } from '../engine.ts';
import { FIXTURE, firstRead, isRefused, unauthorized } from './steps/application.ts';
import { APPLICATION } from './steps/patches.ts';

export default rule({
  level: 'must',
  title: 'An application can be read',
  source: ['A05'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  effect: 'reads',
  smoke: true,
  needs: APPLICATION,
  brokenBy: ['read-redirects'],
  async check(context) {
    const answer = await firstRead(context);
    if (answer.status === 401) throw unauthorized(context);
    const got = isRefused(answer) ? `${answer.status}; see ${FIXTURE}` : String(answer.status);
    context.expect.that(SUCCESS.has(answer.status), 'a success (2xx)', got, answer);
  },
});
