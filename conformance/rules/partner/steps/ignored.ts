import { SUCCESS, type Context } from '../../engine.ts';
import { expectCreated, recordOfNew, type Creation } from './create.ts';
import { changeOf, type OwnPartner } from './history.ts';
import { recordIn } from './requests.ts';
import { expectIgnored, valueOf } from './values.ts';

/** Judges that a creation is accepted and takes an attribute of its document neither in its answer nor in a read. */
export async function expectCreatedWithout(context: Context, creation: Creation, path: string): Promise<void> {
  const sent = valueOf(creation.sent, path);
  await expectCreated(context, creation);
  expectIgnored(context, recordIn(creation), path, sent, creation);
  expectIgnored(context, await recordOfNew(context, creation), path, sent, creation);
}

/** Judges that a change is accepted and takes an attribute of its document neither in its answer nor in a read. */
export async function expectChangedWithout(
  context: Context,
  partner: OwnPartner,
  change: string,
  path: string,
): Promise<void> {
  const { sent, answer, after, read } = await changeOf(context, partner, change);
  context.expect.status(answer, SUCCESS);
  expectIgnored(context, recordIn(answer), path, valueOf(sent, path), answer);
  expectIgnored(context, after, path, valueOf(sent, path), read);
}
