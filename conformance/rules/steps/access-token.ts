import { isObject, type Answer, type StepContext } from '../engine.ts';

/** The token of an answer; undefined when there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const body = answer.json();
  const token = isObject(body) ? body['access_token'] : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/**
 * A token that nobody was given, in the form of one that platforms give: a JWT, valid until 2100. Nobody has signed it: a server that reads
 * tokens without verifying them takes it.
 */
export function forgedToken({ uuid }: Pick<StepContext, 'uuid'>): string {
  const parts = [
    JSON.stringify({ alg: 'HS256', typ: 'JWT' }),
    JSON.stringify({ sub: uuid(), exp: 4_102_444_800 }),
    uuid(),
  ];
  return parts.map((part) => Buffer.from(part, 'utf8').toString('base64url')).join('.');
}

/** The operations of the token endpoint, as cases name them. */
export const TOKEN_OPERATIONS = ['POST /login', 'GET /login'] as const;
export type TokenOperation = (typeof TOKEN_OPERATIONS)[number];

/** Those of a user, or those of a partner: its identifier and its API key. */
export interface Credentials {
  username: string;
  password: string;
}

/** A user who does not exist. */
export const nobody = ({ uuid }: Pick<StepContext, 'uuid'>): Credentials => ({
  username: `nobody-${uuid()}@example.invalid`,
  password: uuid(),
});

/** The same user with another password: who looks at its beginning alone takes the right one with something behind it. */
export const wrongly = ({ username, password }: Credentials): Credentials => ({ username, password: `${password}x` });

/** Asks the token endpoint for a token, by a form or by HTTP Basic; without credentials where there are none. */
export function askForToken(
  { target }: StepContext,
  operation: TokenOperation,
  credentials?: Credentials,
): Promise<Answer> {
  // The configuration may hold more beside them.
  const { username = '', password = '' } = credentials ?? {};
  if (operation === 'POST /login') {
    const form = credentials === undefined ? {} : { username, password };
    return target.send('login', 'POST', '/login', { as: 'none', form });
  }
  const pair = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  const headers = credentials === undefined ? {} : { Authorization: `Basic ${pair}` };
  return target.send('login', 'GET', '/login', { as: 'none', headers });
}
