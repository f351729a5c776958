import {
  assume,
  isObject,
  jsonType,
  leftOut,
  SUCCESS,
  coversOf,
  valueAt,
  type Answer,
  type Context,
  type StepContext,
  FRESH_TOKEN,
} from '../../engine.ts';
import type { Form } from '../../steps/forms.ts';
import {
  accessTokenIn,
  askForToken,
  BEHIND,
  credentialsOf,
  getWrong,
  nobody,
  tokenFor as tokenOf,
  type Credentials,
  type Owner,
  type TokenOperation,
} from '../../steps/access-token.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import { tried } from '../../steps/tried.ts';

/** Whose credentials are sent: those of the configuration, invented ones, wrong ones, or none. */
export type Applicant =
  | Owner
  | 'unknown user'
  | 'known user with another password'
  | 'known e-mail address with another password'
  | 'no credentials';

/**
 * Asks for a token, once per run: repeated wrong credentials may lock a user out.
 *
 * @throws Inconclusive when the configuration lacks the credentials, or does not allow a wrong password
 */
export function tokenFor(context: StepContext, operation: TokenOperation, who: Applicant = 'login'): Promise<Answer> {
  if (who === 'login' || who === 'session') return tokenOf(context, operation, who);
  return context.once(`token by ${operation}: ${who}`, async (step) => {
    // Send the right credentials first, to find servers that cache the token and give it to other callers.
    await tried(tokenOf(step, operation, 'login'));
    return refused(step, operation, who);
  });
}

/** Declares a rule about responses with a token. */
export const tokenRule = ruleWith({
  covers: coversOf({ createAccessToken: '2XX', getAccessToken: '2XX' }),
  effect: 'reads',
  needs: ['credentials.login'],
});

/** The operation that the name of a case begins with. */
export function operationOf(context: Pick<Context, 'case'>): TokenOperation {
  return context.case.startsWith('GET') ? 'GET /login' : 'POST /login';
}

/**
 * Judges the responses with a token to the operation of a case: to the partner and, if the configuration names one, to the user.
 *
 * @throws Inconclusive when the partner gets no token, which another rule judges
 */
export async function forEachToken(context: Context, judge: (answer: Answer, token: string) => void): Promise<void> {
  const operation = operationOf(context);
  const answer = await tokenFor(context, operation);
  const token = accessTokenIn(answer);
  assume(token, 'needs an access_token');
  judge(answer, token);
  // Other rules judge whether a user gets a token.
  if (context.config.credentials?.session === undefined) return;
  const ofUser = await tokenFor(context, operation, 'session');
  const tokenOfUser = accessTokenIn(ofUser);
  if (tokenOfUser !== undefined) judge(ofUser, tokenOfUser);
}

/** Asks for a token of the configured partner by a given form. */
export function tokenByForm(context: StepContext, { write, contentType }: Form): Promise<Answer> {
  const raw = write(Object.entries(credentialsOf(context, 'login')));
  return context.inTurn(FRESH_TOKEN, () =>
    context.target.send('login', 'POST', '/login', { as: 'none', raw, contentType }),
  );
}

/**
 * Makes sure that a refusal is due to the operation and not to the credentials.
 *
 * @param answer - the response to the right credentials
 * @throws Inconclusive when the other operation does not accept the credentials either
 */
export async function assumeRightCredentials(
  context: StepContext,
  answer: Answer,
  operation: TokenOperation,
  who: Owner = 'login',
): Promise<void> {
  // An OAuth 2.0 server refuses credentials with 400.
  if (![400, 401, 403].includes(answer.status)) return;
  const other = await tokenFor(context, operation === 'GET /login' ? 'POST /login' : 'GET /login', who);
  const see = who === 'login' ? '' : ', a user with access to the mortgage or loan product';
  const refusal = `the credentials are refused with ${answer.status}, and got no token the other way either`;
  assume(accessTokenIn(other), `${refusal} (${other.status}); see credentials.${who}${see}`);
}

/** Expects a JSON object with an access token. Any other content may be a secret and is not printed. */
export function expectAccessToken({ expect }: Context, answer: Answer): void {
  expect.status(answer, SUCCESS);
  const body = answer.json();
  expect.that(isObject(body), 'a JSON object', body === undefined ? 'a body that is no JSON' : jsonType(body));
  const type = jsonType(valueAt(body, '/access_token'));
  expect.that(accessTokenIn(answer) !== undefined, 'a non-empty string access_token', type === 'string' ? "''" : type);
}

/** Asks for a token without credentials, or with wrong ones. */
function refused(step: StepContext, operation: TokenOperation, who: Exclude<Applicant, Owner>): Promise<Answer> {
  const ask = (credentials?: Credentials) => askForToken(step, operation, credentials);
  switch (who) {
    case 'no credentials':
      return ask();
    case 'unknown user':
      return ask(nobody(step, 'login'));
    case 'known user with another password':
      return getWrong(step, 'login', ask, operation === 'GET /login' ? BEHIND.basic : BEHIND.form);
    case 'known e-mail address with another password':
      if (step.config.credentials?.session === undefined) throw leftOut('credentials.session');
      // An LDAP directory may treat an empty password as an anonymous bind, which succeeds.
      return getWrong(step, 'session', (wrong) => ask(operation === 'GET /login' ? { ...wrong, password: '' } : wrong));
  }
}
