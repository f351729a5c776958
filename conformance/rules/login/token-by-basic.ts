import { rule } from '../../kit/rule.ts';
import { expectAccessToken, tokenByBasic } from './steps/token-request.ts';

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
    'basic-204',
    'basic-not-offered',
  ],
  async check(context) {
    expectAccessToken(context, await tokenByBasic(context));
  },
});
