import { randomUUID } from 'node:crypto';
import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { isObject, jsonType } from '../../../kit/expect.ts';
import { Inconclusive } from '../../../kit/outcome.ts';

/** Asks for a token by a form with the right credentials. */
export function tokenByForm(context: StepContext): Promise<Answer> {
  return context.once('token by form', ({ target }) =>
    target.send('login', 'POST', '/login', { as: 'none', form: { ...credentialsOf(context) } }),
  );
}

/** Asks for a token by HTTP Basic with the right credentials. */
export function tokenByBasic(context: StepContext): Promise<Answer> {
  return context.once('token by HTTP Basic', ({ target }) => {
    const { username, password } = credentialsOf(context);
    const pair = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
    return target.send('login', 'GET', '/login', { as: 'none', headers: { Authorization: `Basic ${pair}` } });
  });
}

/** Asks for a token as a user who does not exist; one try only, since repeated ones may lock somebody out. */
export function tokenForInventedUser(context: StepContext): Promise<Answer> {
  return context.once('token for an invented user', ({ target }) =>
    target.send('login', 'POST', '/login', {
      as: 'none',
      form: { username: `nobody-${randomUUID()}@example.invalid`, password: randomUUID() },
    }),
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

function credentialsOf({ config }: StepContext): { username: string; password: string } {
  const login = config.credentials?.login;
  if (login === undefined) throw new Inconclusive('supply credentials.login');
  return login;
}
