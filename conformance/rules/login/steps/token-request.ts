import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { isObject, jsonType } from '../../../kit/expect.ts';
import { assume, Inconclusive } from '../../../kit/outcome.ts';

/** One of the two ways to obtain a token. */
export type Way = (context: StepContext) => Promise<Answer>;

/** Asks for a token by a form with the right credentials. */
export function tokenByForm(context: StepContext): Promise<Answer> {
  return context.once('token by form', ({ target }) =>
    target.send('login', 'POST', '/login', { as: 'none', form: { ...credentialsOf(context) } }),
  );
}

/** Asks for a token by HTTP Basic with the right credentials. */
export function tokenByBasic(context: StepContext): Promise<Answer> {
  return context.once('token by HTTP Basic', ({ target }) =>
    target.send('login', 'GET', '/login', { as: 'none', headers: basic(credentialsOf(context)) }),
  );
}

/** Asks for a token by a form with e-mail address and password of a user. */
export function userByForm(context: StepContext): Promise<Answer> {
  return context.once('token by form for a user', ({ target }) =>
    target.send('login', 'POST', '/login', { as: 'none', form: { ...userOf(context) } }),
  );
}

/** Asks for a token by HTTP Basic with e-mail address and password of a user. */
export function userByBasic(context: StepContext): Promise<Answer> {
  return context.once('token by HTTP Basic for a user', ({ target }) =>
    target.send('login', 'GET', '/login', { as: 'none', headers: basic(userOf(context)) }),
  );
}

/** Asks for a token by a form as a user who does not exist; one try only, since repeated ones may lock somebody out. */
export function inventedByForm(context: StepContext): Promise<Answer> {
  return context.once('token by form for an invented user', (step) =>
    step.target.send('login', 'POST', '/login', { as: 'none', form: { ...invented(step) } }),
  );
}

/** Asks for a token by HTTP Basic as a user who does not exist; one try only. */
export function inventedByBasic(context: StepContext): Promise<Answer> {
  return context.once('token by HTTP Basic for an invented user', (step) =>
    step.target.send('login', 'GET', '/login', { as: 'none', headers: basic(invented(step)) }),
  );
}

/** The ways to obtain a token: for the right credentials, and for a user who does not exist. */
export const WAYS: Readonly<Record<string, { right: Way; invented: Way }>> = {
  form: { right: tokenByForm, invented: inventedByForm },
  'HTTP Basic': { right: tokenByBasic, invented: inventedByBasic },
};

/**
 * Makes sure that a refusal is about the way to obtain a token and not about the credentials.
 *
 * @param answer - what the right credentials were answered with
 * @param otherWay - the other way to obtain a token
 * @param see - the setting that the credentials come from
 * @throws Inconclusive when the other way does not accept the credentials either
 */
export async function assumeRightCredentials(
  context: StepContext,
  answer: Answer,
  otherWay: Way,
  see = 'credentials.login',
): Promise<void> {
  if (answer.status !== 401 && answer.status !== 403) return;
  const other = await otherWay(context);
  assume(
    accessTokenIn(other),
    `the credentials are refused with ${answer.status}, and got no token the other way either (${other.status}); ` +
      `see ${see}`,
  );
}

/** The token of an answer; undefined when there is none. */
export function accessTokenIn(answer: Answer): string | undefined {
  const body = answer.json();
  const token = isObject(body) ? body['access_token'] : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Expects a JSON object with an access token; what the answer holds instead may be a secret and is not printed. */
export function expectAccessToken({ expect }: Context, answer: Answer): void {
  expect.status(answer, 200);
  const body = answer.json();
  expect.that(isObject(body), 'a JSON object', body === undefined ? 'a body that is no JSON' : jsonType(body));
  const type = jsonType(isObject(body) ? body['access_token'] : undefined);
  expect.that(accessTokenIn(answer) !== undefined, 'a non-empty string access_token', type === 'string' ? "''" : type);
}

interface Credentials {
  username: string;
  password: string;
}

function invented({ uuid }: StepContext): Credentials {
  return { username: `nobody-${uuid()}@example.invalid`, password: uuid() };
}

function basic({ username, password }: Credentials): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}` };
}

function userOf({ config }: StepContext): Credentials {
  const user = config.credentials?.session;
  if (user === undefined) throw new Inconclusive('supply credentials.session');
  return user;
}

function credentialsOf({ config }: StepContext): Credentials {
  const login = config.credentials?.login;
  if (login === undefined) throw new Inconclusive('supply credentials.login');
  return login;
}
