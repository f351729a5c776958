import { sendBad, type Validated } from './bad-values.ts';
import type { Judge } from './declare.ts';

/** Judges that the bad value of a place is refused with 400. */
export const refusesBad =
  (name: Validated): Judge =>
  async (context, { operation, values }) =>
    context.expect.status(await sendBad(context, operation, name, values), 400);
