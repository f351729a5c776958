import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { assume } from '../../../engine/outcome.ts';
import { placesByCase } from '../../../engine/statements.ts';
import { loggedOut } from './sessions.ts';
import { signOnAfresh, type Way } from './sign-on.ts';

/** Where the sessions come from that are ended, as statements name them. */
export const ORIGINS = [...placesByCase('session', 'S11').values()].map(({ values = '' }) => values);

const SIGN_ON: Readonly<Record<string, Way>> = { 'sign-on by GET': 'GET', 'sign-on by POST': 'POST' };

/** Logs out of a session of its own that comes from there, once per run. */
export function loggedOutOf(context: StepContext, origin: string): Promise<Answer> {
  const way = SIGN_ON[origin];
  assume(way !== undefined || origin === 'form login', `no such session: ${origin}`);
  return way === undefined ? loggedOut(context) : loggedOut(context, origin, (step) => signOnAfresh(step, way));
}
