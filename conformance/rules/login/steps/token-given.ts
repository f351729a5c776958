import { rule, type RuleDefinition } from '../../engine.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor, type Applicant } from './token-request.ts';

const WAYS = {
  form: { request: 'POST /login', operation: 'createAccessToken' },
  basic: { request: 'GET /login', operation: 'getAccessToken' },
} as const;

type Stated = Pick<RuleDefinition<'login'>, 'level' | 'title' | 'source' | 'smoke'>;

/**
 * The rule that the right credentials are answered with an access_token.
 *
 * @param way - how they are sent
 * @param who - whose they are
 * @param faults - names of faults beside those that every such rule has
 */
export function tokenGiven(
  way: keyof typeof WAYS,
  who: Applicant & ('login' | 'session'),
  stated: Stated,
  faults: readonly string[] = [],
): RuleDefinition<'login'> {
  const { request, operation } = WAYS[way];
  const broken = ['without-token', 'empty-token', 'token-under-another-name', 'token-as-text', 'token-in-object'];
  return rule({
    ...stated,
    covers: [{ operation, status: '2XX' }],
    effect: 'reads',
    needs: [`credentials.${who}`],
    brokenBy: [...faults, ...[...broken, '204', 'not-offered', 'refuses-everybody'].map((name) => `${way}-${name}`)],
    async check(context) {
      const answer = await tokenFor(context, request, who);
      await assumeRightCredentials(context, answer, request, who);
      expectAccessToken(context, answer);
    },
  });
}
