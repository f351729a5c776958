import { assume, rule, SUCCESS } from '../engine.ts';
import { FIXTURE, isRefused, salesCaller, salesRead, unauthorized } from './steps/application.ts';
import { APPLICATION } from './steps/patches.ts';

export default rule({
  level: 'must',
  title: 'An application can be read as a sales party',
  source: ['A21'],
  covers: [{ operation: 'getAntragAlsVertrieb', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['sales-read-redirects'],
  async check(context) {
    const answer = await salesRead(context);
    if (answer.status === 401) throw unauthorized(context, salesCaller(context));
    // The documents do not say whether a provider may read there.
    assume(
      salesCaller(context) === 'v2SalesParty' || !isRefused(answer),
      `needs a credential of a sales party, got ${answer.status} as the provider; supply credentials.v2SalesParty`,
    );
    const got = isRefused(answer)
      ? `${answer.status}; see credentials.v2SalesParty and ${FIXTURE}`
      : `${answer.status}`;
    context.expect.that(SUCCESS.has(answer.status), 'a success (2xx)', got, answer);
  },
});
