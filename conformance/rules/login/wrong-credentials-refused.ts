import { assume, placesByCase, rule } from '../engine.ts';
import { accessTokenIn, type TokenOperation } from '../steps/access-token.ts';
import { tokenFor, type Applicant } from './steps/token-request.ts';

const PLACES = placesByCase('login', 'S06');

export default rule({
  level: 'must',
  title: 'Missing or wrong credentials yield no token, neither by a form nor by HTTP Basic',
  source: ['S06'],
  at: '* /login',
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  cases: [...PLACES.keys()],
  brokenBy: [
    'form-token-for-everybody',
    'basic-token-for-everybody',
    'form-token-for-known-users',
    'basic-token-for-known-users',
    'form-token-for-nobody',
    'basic-token-for-nobody',
  ],
  async check(context) {
    const place = PLACES.get(context.case);
    assume(place, `no such place: ${context.case}`);
    const operation = place.operation as TokenOperation;
    const right = await tokenFor(context, operation);
    assume(
      accessTokenIn(right),
      `needs right credentials that are accepted, got ${right.status}; see credentials.login`,
    );
    // How it refuses is open: only a token lets anybody in.
    const answer = await tokenFor(context, operation, place['values'] as Applicant);
    assume(answer.status < 500, `needs an answer that is no crash, got ${answer.status}`);
    context.expect.that(accessTokenIn(answer) === undefined, 'no access_token', 'one', answer);
  },
});
