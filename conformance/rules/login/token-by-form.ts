import { rule } from '../../engine/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'A form with the right credentials is answered with an access_token',
  source: ['S01', 'S60'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  effect: 'reads',
  smoke: true,
  needs: ['credentials.login'],
  brokenBy: [
    'form-without-token',
    'form-empty-token',
    'form-token-under-another-name',
    'form-token-as-text',
    'form-token-in-object',
    'form-204',
    'form-not-offered',
    'form-refuses-everybody',
  ],
  async check(context) {
    const answer = await tokenFor(context, 'POST /login');
    await assumeRightCredentials(context, answer, 'POST /login');
    expectAccessToken(context, answer);
  },
});
