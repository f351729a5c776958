import { SUCCESS, assume, type Context } from '../../engine.ts';
import { tried } from '../../steps/tried.ts';
import { isCreation, type Judge } from './declare.ts';
import { creationOf } from './combined.ts';
import { recordOfNew, expectCreated, plainCreation, type Creation } from './create.ts';
import { valuesOf, type PartName } from './documents.ts';
import { changeOf, historyOf } from './history.ts';
import type { OwnPartner } from './scenarios.ts';
import { assumeAccepted } from './requests.ts';
import { expectShown, valueOf, expectIgnored, pathsIn, show, recordIn, type PartnerRecord } from './attributes.ts';

/** Faults that garble texts and days, whatever request sends them. */
export const GARBLED: readonly string[] = [
  'texts-taken-for-latin-1',
  'texts-written-for-html',
  'texts-taken-for-numbers',
  'years-by-two-digits',
  'texts-end-with-their-digits',
];

/** Faults that show something else than a change sends, in its response and in reads. */
export const STORED_WRONGLY: readonly string[] = [
  ...GARBLED,
  'avatar-with-spaces',
  'read-telefonnummer-is-number',
  'read-gesperrt-is-text',
  'read-anrede-in-words',
  'organisation-keeps-mobilnummer',
  'patch-replaces-all',
  'patch-deletes-email',
  'patch-blocks',
  'patch-not-stored',
  'patch-goes-to-id-of-body',
  'patch-keeps-what-is-set',
  'newlines-become-carriage-returns',
  'blank-lines-are-dropped',
  'patch-takes-anschrift-before-bankverbindung',
];

/** Judges that a read of an own partner shows a value that its creation sent. */
export async function expectCreatedWith(context: Context, part: PartName, path: string): Promise<void> {
  const creation = await creationOf(context, part);
  expectShown(context, await recordOfNew(context, creation), path, valueOf(creation.sent, path), creation);
}

/** Judges that a read of an own partner shows a value that a change of it sent. */
export async function expectChangedBy(
  context: Context,
  partner: OwnPartner,
  change: string,
  path: string,
): Promise<void> {
  const { sent, answer, after, read } = await changeOf(context, partner, change);
  // Whether texts are validated is open (P186), and one bad text leads to the refusal of the whole change.
  if (Object.values(sent).every((value) => typeof value === 'boolean')) context.expect.status(answer, SUCCESS);
  else assumeAccepted(answer, `a PATCH of ${Object.keys(sent).slice(0, 3).join(', ')}`);
  expectShown(context, after, path, valueOf(sent, path), read);
}

/** The name of the change that changes an attribute. */
export const changeOfAttribute = (path: string): string => (path === 'gesperrt' ? 'unblocked' : 'changed');

/** Judges that a creation or a change stores one of two values: two persons are each created with one and changed to the other. */
export function storesValue(path: string, whichOf: (place: Parameters<Judge>[1]) => unknown): Judge {
  return async (context, place) => {
    const isFirst = whichOf(place) === valuesOf('')[path]?.[0];
    if (isCreation(place.operation))
      await expectCreatedWith(context, isFirst ? 'PERSON' : 'PERSON without rights', path);
    else if (isFirst) {
      // This change has no other attribute that may be refused.
      context.expect.status((await changeOf(context, 'PERSON without rights', 'kept')).answer, SUCCESS);
      await expectChangedBy(context, 'PERSON without rights', 'kept', path);
    } else await expectChangedBy(context, 'PERSON', 'changed', path);
  };
}

/** Judges that a creation is accepted, and that neither its response nor a read shows an attribute of its document. */
export async function expectCreatedWithout(context: Context, creation: Creation, path: string): Promise<void> {
  const sent = valueOf(creation.sent, path);
  await expectCreated(context, creation);
  expectIgnored(context, recordIn(creation), path, sent, creation);
  expectIgnored(context, await recordOfNew(context, creation), path, sent, creation);
}

/** Judges that a change is accepted, and that neither its response nor a read shows an attribute of its document. */
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

/** Tells whether a document has a value for a path that is not empty. */
const isGiven = (document: PartnerRecord, path: string) => (valueOf(document, path) ?? '') !== '';

/** Judges that each change with an empty string deletes an attribute, or all members of a group, and no other member that it sets. */
export const deleted: Judge = async (context, { attributes: path = '' }) => {
  const [group = ''] = path.split('.');
  // A service may show an image of its own where none is stored, as it then does for a new partner.
  const shown = async () => (await recordOfNew(context, await plainCreation(context)))[path];
  const standIn = path === 'avatarUrl' ? (await tried(shown())) || undefined : undefined;
  let isJudged = false;
  for (const partner of ['PERSON', 'ORGANISATION'] as const) {
    for (const { sent, before, answer, after, read } of (await historyOf(context, partner)).changes.values()) {
      const isStored = pathsIn(path).every((one) => isGiven(before, one));
      // What else can be changed of a blocked partner is open (P125).
      const isBlocked = partner === 'ORGANISATION' && before['gesperrt'] === true;
      if (valueOf(sent, path) !== '' || !isStored || isBlocked) continue;
      // Whether an address without a postcode or an account without an IBAN is refused is open (P186); persons lack other members.
      const isPart = partner === 'ORGANISATION' && pathsIn(group).some((one) => isGiven(sent, one));
      if (isPart && !SUCCESS.has(answer.status)) continue;
      isJudged = true;
      context.expect.status(answer, SUCCESS);
      for (const one of pathsIn(path)) {
        const value = valueOf(after, one);
        context.expect.that(value === undefined || value === standIn, `a record without ${one}`, show(value), read);
      }
      for (const one of pathsIn(group))
        context.expect.that(!isGiven(sent, one) || isGiven(after, one), `a value for ${one}`, 'nothing', read);
    }
  }
  assume(isJudged, `needs a partner that has a value for ${path}`);
};
