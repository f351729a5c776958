import { rule, valueAt } from '../engine.ts';
import { TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { mediaTypeOf } from '../steps/media-type.ts';
import { operationOf, tokenFor, type Applicant } from './steps/token-request.ts';

/** Who is refused, by the name of the credentials. */
const REFUSED: Readonly<Record<string, Applicant>> = { none: 'no credentials', wrong: 'unknown user' };

export default rule({
  level: 'info',
  title: 'How the token endpoint refuses: by RFC 6749 with 400 or 401, and a JSON object with error',
  source: ['S26', 'N38', 'N39'],
  at: '* /login',
  effect: 'reads',
  needs: ['state'],
  cases: TOKEN_OPERATIONS.flatMap((operation) => Object.keys(REFUSED).map((name) => `${operation} ${name}`)),
  async check(context) {
    const operation = operationOf(context);
    const name = context.case.slice(operation.length + 1);
    const answer = await tokenFor(context, operation, REFUSED[name]);
    const error = typeof valueAt(answer.json(), '/error') === 'string' ? 'error' : 'no error';
    context.note(`${answer.status}, ${mediaTypeOf(answer)}, ${error}`);
  },
});
