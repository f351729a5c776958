import { assume } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { accessTokenIn, type TokenOperation } from '../steps/access-token.ts';
import { tokenFor, type Applicant } from './steps/token-request.ts';

export default atPlaces('login', {
  level: 'must',
  title: 'Missing or wrong credentials yield no token, neither by a form nor by HTTP Basic',
  source: ['S06'],
  at: '* /login',
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  brokenBy: [
    'form-token-for-everybody',
    'basic-token-for-everybody',
    'form-token-for-known-users',
    'form-token-for-e-mail-addresses',
    'form-password-counts-by-its-beginning',
    'form-decoded-before-it-is-divided',
    'basic-password-ends-at-a-colon',
    'basic-token-for-known-users',
    'basic-token-for-e-mail-addresses',
    'form-token-for-right-passwords',
    'basic-token-for-right-passwords',
    'basic-token-kept',
  ],
  async check(context, place) {
    const operation = place.operation as TokenOperation;
    const right = await tokenFor(context, operation);
    const needed = 'an access_token for the correct credentials';
    assume(accessTokenIn(right), `needs ${needed}, got status ${right.status}; see credentials.login`);
    // The status of a refusal is open: only a token would give access.
    const answer = await tokenFor(context, operation, place['values'] as Applicant);
    const got = `status ${answer.status}`;
    assume(answer.status < 500, `needs a response below 500 to these credentials, got ${got}`);
    const hasToken = accessTokenIn(answer) !== undefined;
    context.expect.that(!hasToken, 'no access_token for these credentials', `${got} with an access_token`, answer);
  },
});
