import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';

/** A user, or a partner with its API key. */
export interface User {
  username: string;
  password: string;
}

/** Asks the token endpoint for a token; once per run for the same user. */
export function tokenFor(context: StepContext, user: User): Promise<Answer> {
  return context.once(`token for ${user.username}`, ({ target }) =>
    target.send('login', 'POST', '/login', { as: 'none', form: { ...user } }),
  );
}
