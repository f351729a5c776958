import { rule, type RuleDefinition } from '../../engine.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor, type Applicant } from './token-request.ts';

const WAYS = {
  form: { request: 'POST /login', operation: 'createAccessToken' },
  basic: { request: 'GET /login', operation: 'getAccessToken' },
} as const;

/** What such a rule says of itself; `brokenBy` are faults beside those that each of them has. */
type Stated = Pick<RuleDefinition<'login'>, 'level' | 'title' | 'source'> &
  Partial<Pick<RuleDefinition<'login'>, 'smoke' | 'brokenBy'>>;

/**
 * The rule that the right credentials are answered with an access_token.
 *
 * @param way - how they are sent
 * @param who - whose they are
 */
export function tokenGiven(
  way: keyof typeof WAYS,
  who: Applicant & ('login' | 'session'),
  { brokenBy = [], ...stated }: Stated,
): RuleDefinition<'login'> {
  const { request, operation } = WAYS[way];
  const broken = ['without-token', 'empty-token', 'token-under-another-name', 'token-as-text', 'token-in-object'];
  return rule({
    ...stated,
    covers: [{ operation, status: '2XX' }],
    effect: 'reads',
    needs: [`credentials.${who}`],
    brokenBy: [...brokenBy, ...[...broken, '204', 'not-offered', 'refuses-everybody'].map((name) => `${way}-${name}`)],
    async check(context) {
      const answer = await tokenFor(context, request, who);
      await assumeRightCredentials(context, answer, request, who);
      expectAccessToken(context, answer);
    },
  });
}
