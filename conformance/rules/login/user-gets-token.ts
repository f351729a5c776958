import { rule } from '../../kit/rule.ts';
import { assumeRightCredentials, expectAccessToken, userByBasic, userByForm } from './steps/token-request.ts';

export default rule({
  level: 'should',
  title: 'E-mail address and password of a user are answered with an access_token',
  source: ['S03'],
  covers: [{ operation: 'createAccessToken', status: 200 }],
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
    const answer = await userByForm(context);
    await assumeRightCredentials(
      context,
      answer,
      userByBasic,
      'credentials.session, a user with access to the mortgage or loan product',
    );
    expectAccessToken(context, answer);
  },
});
