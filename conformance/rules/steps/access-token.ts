import { isObject, type Answer, type StepContext } from '../engine.ts';

/** The token of an answer; undefined when there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const body = answer.json();
  const token = isObject(body) ? body['access_token'] : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** The operations of the token endpoint, as cases name them. */
export const TOKEN_OPERATIONS = ['POST /login', 'GET /login'] as const;
export type TokenOperation = (typeof TOKEN_OPERATIONS)[number];

/** Those of a user, or those of a partner: its identifier and its API key. */
export interface Credentials {
  username: string;
  password: string;
}

/** Asks the token endpoint for a token: by a form, or by HTTP Basic. */
export function askForToken(
  { target }: StepContext,
  operation: TokenOperation,
  credentials: Credentials | undefined,
): Promise<Answer> {
  if (operation === 'POST /login')
    return target.send('login', 'POST', '/login', { as: 'none', form: { ...credentials } });
  const { username, password } = credentials ?? {};
  const pair = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  const headers = credentials === undefined ? {} : { Authorization: `Basic ${pair}` };
  return target.send('login', 'GET', '/login', { as: 'none', headers });
}
