import { rule } from '../../kit/rule.ts';
import { expectAccessToken, tokenByForm } from './steps/token-request.ts';

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
    'form-204',
    'form-not-offered',
  ],
  async check(context) {
    expectAccessToken(context, await tokenByForm(context));
  },
});
