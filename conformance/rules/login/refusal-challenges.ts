import { NotApplicable, rule } from '../engine.ts';
import type { TokenOperation } from '../steps/access-token.ts';
import { tried } from '../steps/tried.ts';
import { tokenFor, type Applicant } from './steps/token-request.ts';

const KNOWN = 'known user with another password';
const CASES: Readonly<Record<string, readonly [TokenOperation, Applicant]>> = {
  'POST /login wrong': ['POST /login', 'unknown user'],
  'GET /login wrong': ['GET /login', 'unknown user'],
  'GET /login none': ['GET /login', 'no credentials'],
};

export default rule({
  level: 'should',
  title: 'A 401 of the token endpoint carries a challenge, that of HTTP Basic the scheme Basic and a realm',
  source: ['N26', 'N44'],
  at: '* /login',
  effect: 'reads',
  needs: ['state'],
  cases: Object.keys(CASES),
  brokenBy: [
    'form-without-challenge',
    'known-user-without-challenge',
    'basic-without-challenge',
    'basic-with-another-challenge',
  ],
  async check(context) {
    const [operation, who] = CASES[context.case] ?? ['GET /login', 'unknown user'];
    const answer = await tokenFor(context, operation, who);
    // A wrong password may not be sent everywhere.
    const ofKnown = who === 'unknown user' && (await tried(tokenFor(context, operation, KNOWN)));
    const refusals = [answer, ...(ofKnown ? [ofKnown] : [])].filter(({ status }) => status === 401);
    if (refusals.length === 0) throw new NotApplicable(`refused with ${answer.status}, which needs no challenge`);
    for (const refusal of refusals) {
      const challenge = context.expect.header(refusal, 'WWW-Authenticate');
      context.expect.that(
        operation === 'POST /login' || /\bbasic\s.*\brealm\s*=/i.test(challenge),
        'the scheme Basic and a realm',
        `'${challenge}'`,
        refusal,
      );
    }
  },
});
