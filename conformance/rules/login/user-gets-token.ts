import { rule } from '../../engine/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'E-mail address and password of a user are answered with an access_token',
  source: ['S03'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.session'],
  brokenBy: [
    'email-not-decoded',
    'user-without-token',
    'user-answers-204',
    'form-refuses-everybody',
    'form-without-token',
    'form-empty-token',
    'form-token-under-another-name',
    'form-token-as-text',
    'form-204',
    'form-token-in-object',
    'form-not-offered',
  ],
  async check(context) {
    const answer = await tokenFor(context, 'POST /login', 'session');
    await assumeRightCredentials(context, answer, 'POST /login', 'session');
    expectAccessToken(context, answer);
  },
});
