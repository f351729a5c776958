import { assume, FRESH_TOKEN, Inconclusive, valueAt, type Answer, type StepContext } from '../engine.ts';
import { tried } from './tried.ts';

/** The access_token of a response; undefined if there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const token = valueAt(answer.json(), '/access_token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** An invented JWT, valid until 2100, with a random signature. A server that does not verify signatures accepts it. */
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

/** The credentials of a user (name and password) or of a partner (identifier and API key). */
export interface Credentials {
  username: string;
  password: string;
}

/** The configured credentials with which a token can be obtained. */
export type Owner = 'login' | 'session';

/** @throws Inconclusive when they are not configured */
export function credentialsOf({ config }: StepContext, owner: Owner): Credentials {
  const found = config.credentials?.[owner];
  if (found === undefined) throw new Inconclusive(`supply credentials.${owner}`);
  return { username: found.username, password: found.password };
}

/** A user who does not exist, with the password of one who does. A server that checks only the password accepts it. */
export const nobody = ({ config, uuid }: Pick<StepContext, 'config' | 'uuid'>, owner: Owner): Credentials => ({
  username: `nobody-${uuid()}@example.invalid`,
  password: config.credentials?.[owner]?.password ?? uuid(),
});

/** Separators of a form and of HTTP Basic. Appended to a password they make it wrong; a server that splits incorrectly drops them. */
export const BEHIND = { form: '&', basic: ':' } as const;

/**
 * Sends a wrong password if the configuration allows it, then the right one: many platforms lock a user after several failures in a row.
 *
 * @param send - sends the wrong password, which begins with the right one: a server that compares only prefixes accepts it
 * @param behind - suffix that makes the right password wrong
 * @throws Inconclusive when the configuration does not allow wrong passwords
 */
export function getWrong(
  context: StepContext,
  owner: Owner,
  send: (wrong: Credentials) => Promise<Answer>,
  behind: string = BEHIND.form,
): Promise<Answer> {
  const leave = context.config.credentials?.[owner]?.mayFail;
  assume(leave, `needs leave to send a wrong password: credentials.${owner}.mayFail`);
  const right = credentialsOf(context, owner);
  return context.inTurn(`password of credentials.${owner}`, async () => {
    const answer = send({ ...right, password: `${right.password}${behind}` });
    await tried(answer);
    // Without the token endpoint, only one operation takes a password.
    if (context.config.targets.login !== undefined)
      await context.inTurn(FRESH_TOKEN, () => askForToken(context, 'POST /login', right));
    return answer;
  });
}

/** Requests a token, once per run and credential for all rules that need one. */
export function tokenFor(context: StepContext, operation: TokenOperation, owner: Owner): Promise<Answer> {
  return context
    .of('login')
    .once(`token by ${operation}: ${owner}`, (step) =>
      step.inTurn(FRESH_TOKEN, () => askForToken(step, operation, credentialsOf(step, owner))),
    );
}

/** Requests a token by a form (POST) or by HTTP Basic (GET). */
export function askForToken(
  { target }: StepContext,
  operation: TokenOperation,
  credentials?: Credentials,
): Promise<Answer> {
  if (operation === 'POST /login')
    return target.send('login', 'POST', '/login', { as: 'none', form: { ...credentials } });
  const headers = credentials === undefined ? {} : { Authorization: `Basic ${pairOf(credentials)}` };
  return target.send('login', 'GET', '/login', { as: 'none', headers });
}

/**
 * Obtains a newer token after one was refused: it may have replaced that one, since how many tokens a user may have is not documented.
 *
 * @throws Inconclusive when the server issues none
 */
export async function laterToken(context: StepContext, operation: TokenOperation, owner: Owner): Promise<string> {
  const answer = await askForToken(context, operation, credentialsOf(context, owner));
  const token = accessTokenIn(answer);
  assume(token, `the token is refused, and a later one is not given (${answer.status}); see credentials.${owner}`);
  return token;
}

const pairOf = ({ username, password }: Credentials): string =>
  Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
