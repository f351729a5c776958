import { rule } from '../../engine/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor } from './steps/token-request.ts';

export default rule({
  level: 'should',
  title: 'E-mail address and password of a user are answered with an access_token by HTTP Basic, too',
  source: ['S23'],
  covers: [{ operation: 'getAccessToken', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.session'],
  brokenBy: [
    'user-refused-by-basic',
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
    const answer = await tokenFor(context, 'GET /login', 'session');
    await assumeRightCredentials(context, answer, 'GET /login', 'session');
    expectAccessToken(context, answer);
  },
});
