import { rule, valueAt } from '../engine.ts';
import { TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { strangerCase, strangerCases, type Stranger } from '../steps/access.ts';
import { mediaTypeOf } from '../steps/media-type.ts';
import { operationOf, tokenFor, type Applicant } from './steps/token-request.ts';

const REFUSED: Readonly<Record<Stranger, Applicant>> = { none: 'no credentials', wrong: 'unknown user' };

export default rule({
  level: 'info',
  title: 'How the token endpoint refuses: by RFC 6749 with 400 or 401, and a JSON object with error',
  source: ['S26', 'N38', 'N39'],
  at: '* /login',
  effect: 'reads',
  needs: ['state'],
  cases: strangerCases(TOKEN_OPERATIONS),
  async check(context) {
    const [, who] = strangerCase(context.case);
    const answer = await tokenFor(context, operationOf(context), REFUSED[who]);
    const error = typeof valueAt(answer.json(), '/error') === 'string' ? 'error' : 'no error';
    context.note(`${answer.status}, ${mediaTypeOf(answer)}, ${error}`);
  },
});
