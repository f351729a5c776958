import { rule } from '../engine.ts';
import type { TokenOperation } from '../steps/access-token.ts';
import { unauthorized } from '../steps/access.ts';
import { entryOf } from '../steps/entry-of.ts';
import { tokenFor, type Applicant } from './steps/token-request.ts';

const KNOWN = 'known user with another password';
const CASES: Readonly<Record<string, readonly [TokenOperation, Applicant]>> = {
  'POST /login with a wrong credential': ['POST /login', 'unknown user'],
  'GET /login with a wrong credential': ['GET /login', 'unknown user'],
  'GET /login without a credential': ['GET /login', 'no credentials'],
};

export default rule({
  level: 'should',
  title: 'A 401 of the token endpoint carries a challenge: for HTTP Basic, with the scheme Basic and a realm',
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
    const [operation, who] = entryOf(CASES, context.case);
    const answer = await tokenFor(context, operation, who);
    const ofKnown = who === 'unknown user' ? tokenFor(context, operation, KNOWN) : undefined;
    for (const refusal of await unauthorized(answer, ofKnown)) {
      context.expect.header(refusal, 'WWW-Authenticate');
      // A server may send several challenges in one header line, or in one line each.
      const lines = refusal.headers('WWW-Authenticate');
      const isBasic = operation === 'POST /login' || lines.some((line) => /\bbasic\s.*\brealm\s*=/i.test(line));
      context.expect.that(isBasic, 'the scheme Basic and a realm', `'${lines.join(', ')}'`, refusal);
    }
  },
});
