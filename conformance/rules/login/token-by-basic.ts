import { rule } from '../../engine/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'HTTP Basic with the right credentials is answered with an access_token',
  source: ['S02', 'S61'],
  covers: [{ operation: 'getAccessToken', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.login'],
  brokenBy: [
    'basic-without-token',
    'basic-empty-token',
    'basic-token-under-another-name',
    'basic-token-as-text',
    'basic-token-in-object',
    'basic-204',
    'basic-not-offered',
    'basic-refuses-everybody',
  ],
  async check(context) {
    const answer = await tokenFor(context, 'GET /login');
    await assumeRightCredentials(context, answer, 'GET /login');
    expectAccessToken(context, answer);
  },
});
