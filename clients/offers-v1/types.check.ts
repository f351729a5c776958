/**
 * Checks what the types of the mortgage offers v1 refuse. Nothing here runs: `tsc` reports an expected error that does not occur, and
 * any other error.
 */
import { createOffersV1Api } from './index.ts';

export async function suggestions(): Promise<void> {
  const offers = createOffersV1Api({ baseUrl: '', accessToken: async () => '', whenRateLimited: 'fail' });
  const open: unknown = await offers.getFinanzierungsvorschlaege('AB12CD', { traceId: '1' });
  // @ts-expect-error -- the platform does not publish the response
  const known: object = await offers.createFinanzierungsvorschlaege('AB12CD');
  // @ts-expect-error -- the case number is missing
  await offers.getFinanzierungsvorschlaege();
  // @ts-expect-error -- a determination takes no body
  await offers.createFinanzierungsvorschlaege('AB12CD', { alternativen: true });
  // @ts-expect-error -- the credential is missing
  createOffersV1Api({ baseUrl: '' });
  void [open, known];
}
