/**
 * Checks what the types of the sessions refuse. Nothing here runs: `tsc` reports an expected error that does not occur, and any other
 * error.
 */
import { createSessionApi } from './index.ts';

export async function sessions(): Promise<void> {
  const api = createSessionApi({ baseUrl: '' });
  const session = await api.login({ username: '', password: '', oeffne: '/' });
  const { location }: { location: string } = await api.signOn({ accessToken: '', redirectTo: '/', as: 'address' });
  await api.signOn({ accessToken: '', redirectTo: '/', as: undefined });
  await api.logout(session);
  await api.logout({ sessionId: 'a' });
  // @ts-expect-error -- the password is missing
  await api.login({ username: '' });
  // @ts-expect-error -- the path to open is called `oeffne` here
  await api.login({ username: '', password: '', redirectTo: '/' });
  // @ts-expect-error -- redirectTo is missing
  await api.signOn({ accessToken: '' });
  // @ts-expect-error -- no such way to send the token
  await api.signOn({ accessToken: '', redirectTo: '/', as: 'cookie' });
  // @ts-expect-error -- a form login has no location
  void session.location;
  // @ts-expect-error -- the session to close is missing
  await api.logout();
  // @ts-expect-error -- each session has its own credential
  createSessionApi({ baseUrl: '', accessToken: '' });
  void location;
}
