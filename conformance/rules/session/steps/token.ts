import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';

/** A user, or a partner with its API key. */
export interface User {
  username: string;
  password: string;
}

/** How a token is obtained. */
export type TokenBy = 'POST' | 'GET';

/** Asks the token endpoint for a token; once per run for the same user. */
export function tokenFor(context: StepContext, { username, password }: User, by: TokenBy = 'POST'): Promise<Answer> {
  return context.once(`token for ${username} by ${by}`, ({ target }) => {
    if (by === 'POST') return target.send('login', 'POST', '/login', { as: 'none', form: { username, password } });
    const Authorization = `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
    return target.send('login', 'GET', '/login', { as: 'none', headers: { Authorization } });
  });
}
