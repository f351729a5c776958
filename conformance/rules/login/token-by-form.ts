import { rule } from '../../kit/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenByBasic, tokenByForm } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'A form with the right credentials is answered with an access_token',
  source: ['S01'],
  covers: [{ operation: 'createAccessToken', status: 200 }],
  effect: 'reads',
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
    const answer = await tokenByForm(context);
    await assumeRightCredentials(context, answer, tokenByBasic);
    expectAccessToken(context, answer);
  },
});
