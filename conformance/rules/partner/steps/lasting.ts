import type { Context, StepContext } from '../../engine.ts';
import { sameValue } from './attributes.ts';
import { LISTS } from '../../../../generated/platform.ts';
import type { Typ } from './documents.ts';
import { changesOf } from './history.ts';
import { allCreated } from './plain.ts';
import { assumeRecord, type PartnerRecord } from './requests.ts';
import { blockSubTree } from './sub-tree.ts';
import { tried } from '../../steps/tried.ts';
import { show, valueOf } from './values.ts';

/** Every document that was sent for an own partner. */
function documentsSent(context: StepContext): Promise<readonly PartnerRecord[]> {
  return context.once('documents sent', async (step) => {
    const all: PartnerRecord[] = [];
    for (const typ of LISTS.typ) {
      for (const { sent } of [...((await tried(allCreated(step, typ))) ?? []), ...(await changesOf(step, typ))])
        all.push(sent);
    }
    return all;
  });
}

/**
 * Judges that own partners read as they were left, whatever was sent for others since: an attribute neither loses a value that it was
 * given nor takes one that another partner was given. What else the service sets, and when, is open (P133).
 */
export async function expectLasting(context: Context, typ: Typ, path: string): Promise<void> {
  // What a flag of a unit means for the persons in it is open.
  if (typ === 'PERSON' && path === 'gehoertZuKreditinstitut') return;
  const lasting = (await tried(blockSubTree(context)))?.lasting[typ] ?? [];
  const sent = lasting.length === 0 ? [] : await documentsSent(context);
  const isSent = (value: unknown) => sent.some((document) => sameValue(valueOf(document, path), value));
  for (const { left, read } of lasting) {
    const [former, value] = [left, assumeRecord(read, 'an own partner')].map(
      (record) => valueOf(record, path) ?? false,
    );
    const isKept = sameValue(value, former) || !(isSent(former) || isSent(value));
    context.expect.that(isKept, `${path} to stay ${show(former)}`, show(value), read);
  }
}
