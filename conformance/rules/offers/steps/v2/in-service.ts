import type { StepContext } from '../../../../engine/context.ts';
import { NotApplicable } from '../../../../engine/outcome.ts';
import { askDetermination } from './ask.ts';
import { readUnknown } from './unknown.ts';

const GONE = 410;
const ABSENT = [404, 405, GONE];

/**
 * Makes sure that the interface is in service. A living one refuses a read without a credential, whatever is read; one
 * that answers even that, and the determination of captured data, as if there were no such place is retired. Where
 * nothing may be written, no determination is asked for.
 *
 * @param status - what the interface has answered
 * @throws NotApplicable when the interface is retired; the message names the requests that prove it
 */
export async function assumeInService(context: StepContext, status: number): Promise<void> {
  if (!ABSENT.includes(status)) return;
  const determination = context.mayWrite ? await askDetermination(context, {}) : undefined;
  if (determination !== undefined && !ABSENT.includes(determination.status)) return;
  const known = await readUnknown(context);
  const unknown = await readUnknown(context, 'ermittlung', { as: 'none' });
  // A gateway may refuse whoever brings no credential, and still say to the others that the interface is gone.
  if (!ABSENT.includes(known.status) || (known.status !== GONE && !ABSENT.includes(unknown.status))) return;
  const asked =
    determination === undefined ? '' : `POST /v2/ergebnisliste/ermittlung answers ${determination.status}, and `;
  throw new NotApplicable(
    `the interface is retired, or targets.v2 does not lead to it: ${asked}GET of a determination answers ` +
      `${known.status} with the credential and ${unknown.status} without, where an interface in service answers 401 or 403`,
  );
}
