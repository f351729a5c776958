import type { OperationOf, Session } from '../../generated/platform.ts';
import { askOnce, correctIt, isRefusal, type CheckOutcome } from './checked-once.ts';
import type { CredentialName } from './config/schema.ts';
import { operationNamed, partsOf } from './credentials.ts';
import { newTrace, type Trace } from './exchange.ts';
import { SUCCESS } from './expect.ts';
import { Outcome } from './outcome.ts';
import type { Run } from './run.ts';
import { cookiesOf } from './set-cookie.ts';

/**
 * Opens a session with a credential and closes it again, even if the run is stopped in between.
 *
 * @throws Inconclusive when the login gets no response, Skipped when writes are not allowed or the run is being stopped
 */
export async function checkSession(
  run: Run,
  name: CredentialName,
  { cookie, open, close }: Session,
): Promise<CheckOutcome> {
  const trace = newTrace('check');
  const form = { ...partsOf(run.config, name) };
  const { answer, outcome } = await askOnce(run, trace, open.interface, operationNamed(open), { as: 'none', form });
  if (isRefusal(answer.status)) return { state: 'failed', says: `refused: ${outcome}; ${correctIt(run.config, name)}` };
  // Even a response that says nothing about the credential may have opened a session.
  const id = cookiesOf(answer).find(({ name, value }) => name === cookie && value !== '')?.value;
  if (id === undefined) return { state: 'unasked', says: `inconclusive: ${outcome}, without a cookie ${cookie}` };
  // Allows the logout even if the run is being stopped.
  if (run.stop.reason !== undefined) run.stop.cleanUp();
  const description = await closed(run, trace, close, { cookie: `${cookie}=${id}`, outcome });
  return SUCCESS.has(answer.status)
    ? { state: 'fine', says: description }
    : { state: 'unasked', says: `inconclusive, but ${description}` };
}

const CLOSED = 'a session was opened and closed';
const OPEN = 'a session was opened, and stays open until it expires';

/** Closes a session and describes both responses. */
async function closed(
  run: Run,
  trace: Trace,
  close: OperationOf,
  { cookie, outcome }: { cookie: string; outcome: string },
): Promise<string> {
  try {
    const parts = { as: 'none', headers: { Cookie: cookie } } as const;
    const end = await askOnce(run, trace, close.interface, operationNamed(close), parts);
    return `${end.answer.status < 400 ? CLOSED : OPEN}: ${outcome}, ${end.outcome}`;
  } catch (error) {
    if (!(error instanceof Outcome)) throw error;
    return `${OPEN}: ${outcome}; the logout: ${error.message}`;
  }
}
