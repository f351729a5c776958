import { rule } from '../../kit/rule.ts';
import { assumeRightCredentials, expectAccessToken, tokenByBasic, tokenByForm } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'HTTP Basic with the right credentials is answered with an access_token',
  source: ['S02'],
  covers: [{ operation: 'getAccessToken', status: 200 }],
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
    const answer = await tokenByBasic(context);
    await assumeRightCredentials(context, answer, tokenByForm);
    expectAccessToken(context, answer);
  },
});
