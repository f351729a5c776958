import { NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { RIGHTS, sameValue, expectRightIn, show, valueOf, assumeRecord, recordIn } from './steps/attributes.ts';
import type { Typ } from './steps/documents.ts';
import { acceptedChange, changesOf, type Change } from './steps/history.ts';
import type { OwnPartner } from './steps/scenarios.ts';
import { blockSubTree, expectLasting } from './steps/sub-tree.ts';
import { tried } from '../steps/tried.ts';

/** Judges that a change keeps an attribute; returns whether it had a value. A read may omit `false` (P62). */
function expectKept({ expect }: Context, { given, before, after, read }: Change, path: string): boolean {
  const former = valueOf(before, path) ?? (given[path] === false ? false : undefined);
  if (former === undefined) return false;
  const value = valueOf(after, path) ?? (given[path] === false ? false : undefined);
  expect.that(sameValue(value, former), `${path} to stay ${show(former)}`, show(value), read);
  return true;
}

/**
 * Judges that every accepted change of own partners keeps an attribute that it does not name. Returns whether a read before any of them shows
 * the attribute.
 *
 * @param accepted - changes that have to be accepted, by partner
 */
async function expectKeptByAll(
  context: Context,
  typ: Typ,
  path: string,
  accepted: Partial<Record<OwnPartner, string>>,
): Promise<boolean> {
  const [named = ''] = path.split('.');
  let isShown = false;
  for (const [partner, change] of Object.entries(accepted) as [OwnPartner, string][])
    isShown = expectKept(context, await acceptedChange(context, partner, change), path) || isShown;
  for (const change of await changesOf(context, typ)) {
    const { sent, answer, before } = change;
    if (!SUCCESS.has(answer.status) || Object.keys(sent).length === 0 || named in sent) continue;
    if (!expectKept(context, change, path)) continue;
    isShown = true;
    if (RIGHTS.includes(path)) expectRightIn(context, answer, path, before[path]);
  }
  return isShown;
}

/** Judges that a change that does not name a block keeps it; returns whether it was accepted, since it may be refused (P125). */
async function expectStaysBlocked(context: Context): Promise<boolean> {
  const tree = await tried(blockSubTree(context));
  if (tree === undefined || recordIn(tree.person.blocked)?.['gesperrt'] !== true) return false;
  const { change, read } = tree.whileBlocked;
  if (!SUCCESS.has(change.status)) return false;
  const { gesperrt } = assumeRecord(read, 'the person that is blocked');
  context.expect.that(gesperrt === true, 'gesperrt to stay true', show(gesperrt), read);
  return true;
}

const keptBy =
  (typ: Typ): Judge =>
  async (context, { attributes: path = '' }) => {
    const change = path === 'gesperrt' ? 'changed' : 'unblocked';
    const isShown = await expectKeptByAll(context, typ, path, { [typ]: change });
    const isBlocked = typ === 'PERSON' && path === 'gesperrt' && (await expectStaysBlocked(context));
    if (!isShown && !isBlocked) throw new NotApplicable(`no read shows ${path}`);
  };

export default byPlace({
  level: 'must',
  title: 'PATCH leaves each attribute as it was that the body does not name',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    'patch-replaces-all',
    'patch-deletes-email',
    'names-in-any-case',
    'empty-names-in-any-case',
    'patch-blocks',
    'patch-unblocks',
    'change-unblocks-persons',
    'patch-takes-rights',
    'account-change-takes-rights',
    'address-change-takes-mark',
    'address-change-lifts-block',
    'rights-change-restores-default',
    'change-answers-rights-inverted',
    'address-change-deletes-account',
    'account-change-deletes-address',
    'rights-change-deletes-address',
    'email-change-deletes-telephone',
    'emptied-telephone-deletes-email',
    'website-change-of-organisation-deletes-email',
  ],
  judges: {
    P31: keptBy('PERSON'),
    P151: keptBy('ORGANISATION'),
    async P150(context, { right = '' }) {
      // One person has all rights and one has none, so that a default would show in one of them.
      const accepted = { 'PERSON with rights': 'kept', 'PERSON without rights': 'kept' } as const;
      const isShown = await expectKeptByAll(context, 'PERSON', right, accepted);
      if (!isShown) throw new NotApplicable(`no read shows ${right}`);
      await expectLasting(context, 'PERSON', right);
    },
  },
});
