import { assume, FRESH_TOKEN, Inconclusive, valueAt, type Answer, type StepContext } from '../engine.ts';
import { tried } from './tried.ts';

/** The token of an answer; undefined when there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const token = valueAt(answer.json(), '/access_token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** An invented token in the usual form: a JWT, valid until 2100, that nobody has signed. A server that does not verify tokens takes it. */
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

/** The credentials of a user, or of a partner: its identifier and its API key. */
export interface Credentials {
  username: string;
  password: string;
}

/** The credentials of the configuration that obtain a token. */
export type Owner = 'login' | 'session';

/** @throws Inconclusive when the configuration does not have them */
export function credentialsOf({ config }: StepContext, owner: Owner): Credentials {
  const found = config.credentials?.[owner];
  if (found === undefined) throw new Inconclusive(`supply credentials.${owner}`);
  return { username: found.username, password: found.password };
}

/** A user who does not exist, with the password of one who does: a server that looks for the password alone takes it. */
export const nobody = ({ config, uuid }: Pick<StepContext, 'config' | 'uuid'>, owner: Owner): Credentials => ({
  username: `nobody-${uuid()}@example.invalid`,
  password: config.credentials?.[owner]?.password ?? uuid(),
});

/** What makes a right password wrong: behind it, the separator of a form or of HTTP Basic, which a server drops that splits wrongly. */
export const BEHIND = { form: '&', basic: ':' } as const;

/**
 * Sends a wrong password, where the operator allows it, and then the right one: many platforms lock a user after several refusals in a row.
 *
 * @param send - sends the wrong password, which begins with the right one: a server that compares only the beginning takes it
 * @param behind - what is appended to the right one
 * @throws Inconclusive when the configuration does not allow it
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
    // Without the token endpoint there is one operation that takes a password.
    if (context.config.targets.login !== undefined)
      await context.inTurn(FRESH_TOKEN, () => askForToken(context, 'POST /login', right));
    return answer;
  });
}

/** Asks the token endpoint for a token, once per run for all rules that need one of these credentials. */
export function tokenFor(context: StepContext, operation: TokenOperation, owner: Owner): Promise<Answer> {
  return context
    .of('login')
    .once(`token by ${operation}: ${owner}`, (step) =>
      step.inTurn(FRESH_TOKEN, () => askForToken(step, operation, credentialsOf(step, owner))),
    );
}

/** Asks the token endpoint for a token, by a form or by HTTP Basic; without credentials where there are none. */
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
 * A later token, which may have taken the place of one that is refused: how many tokens a user may have is not said.
 *
 * @throws Inconclusive when there is none
 */
export async function laterToken(context: StepContext, operation: TokenOperation, owner: Owner): Promise<string> {
  const answer = await askForToken(context, operation, credentialsOf(context, owner));
  const token = accessTokenIn(answer);
  assume(token, `the token is refused, and a later one is not given (${answer.status}); see credentials.${owner}`);
  return token;
}

const pairOf = ({ username, password }: Credentials): string =>
  Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
