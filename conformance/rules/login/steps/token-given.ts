import { assume, CLIENT_ERROR, rule, type Answer, type Context, type RuleDefinition } from '../../engine.ts';
import { accessTokenIn, credentialsOf, type Owner } from '../../steps/access-token.ts';
import { assumeRightCredentials, expectAccessToken, tokenFor } from './token-request.ts';

const WAYS = {
  form: { request: 'POST /login', operation: 'createAccessToken' },
  basic: { request: 'GET /login', operation: 'getAccessToken' },
} as const;

/** The properties of one such rule; `brokenBy` lists its faults beyond those that all of them share. */
type Definition = Pick<RuleDefinition<'login'>, 'level' | 'title' | 'source'> &
  Partial<Pick<RuleDefinition<'login'>, 'smoke' | 'brokenBy'>>;

/**
 * Declares the rule that the right credentials are answered with an access_token.
 *
 * @param way - how the credentials are sent
 * @param who - the setting that holds them
 */
export function tokenGiven(
  way: keyof typeof WAYS,
  who: Owner,
  { brokenBy = [], ...definition }: Definition,
): RuleDefinition<'login'> {
  const { request, operation } = WAYS[way];
  const broken = ['without-token', 'empty-token', 'token-under-another-name', 'token-as-text', 'token-in-object'];
  return rule({
    ...definition,
    covers: [{ operation, status: '2XX' }],
    effect: 'reads',
    needs: [`credentials.${who}`],
    brokenBy: [...brokenBy, ...[...broken, '204', 'not-offered', 'refuses-everybody'].map((name) => `${way}-${name}`)],
    async check(context) {
      const answer = await tokenFor(context, request, who);
      await assumeRightCredentials(context, answer, request, who);
      if (way === 'basic') await assumeRightCharset(context, answer, who);
      expectAccessToken(context, answer);
    },
  });
}

/**
 * Makes sure that a refusal of HTTP Basic is not due to the charset, which is undefined unless a challenge names UTF-8 (RFC 7617).
 *
 * @throws Inconclusive when non-ASCII credentials are refused, and ASCII credentials are not known to be refused as well
 */
async function assumeRightCharset(context: Context, answer: Answer, who: Owner): Promise<void> {
  const isAscii = (owner: Owner) => /^\p{ASCII}*$/u.test(Object.values(credentialsOf(context, owner)).join(''));
  const saysUtf8 = answer.headers('WWW-Authenticate').some((one) => /\bcharset="?utf-8\b/i.test(one));
  // A 405 is about the method.
  if (!CLIENT_ERROR.has(answer.status) || answer.status === 405 || isAscii(who) || saysUtf8) return;
  const other = who === 'session' && context.config.credentials?.login && isAscii('login');
  const plain = other ? await tokenFor(context, 'GET /login', 'login') : undefined;
  const isRefusedToo = plain !== undefined && accessTokenIn(plain) === undefined;
  const refusal = `refused with ${answer.status} and no challenge that names UTF-8`;
  assume(isRefusedToo, `credentials.${who} has characters beyond ASCII, and is ${refusal}`);
}
