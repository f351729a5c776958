import { assume, CLIENT_ERROR, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { RIGHTS, sameValue, valueOf, assumeRecord, recordIn, type PartnerRecord } from './attributes.ts';
import { GIVEN, heldRights } from './callers.ts';
import { combined, creationOf } from './combined.ts';
import { idOfNew, plainCreation, recordOfNew, type Creation } from './create.ts';
import { WRITABLE, PARTS, type Typ, type Part } from './documents.ts';
import { assumeMayChange } from './may.ts';
import { assumeAccepted, changePartner, readPartner, type Sending } from './requests.ts';
import { BEFORE, OWN_PARTNERS, SCENARIOS, type OwnPartner, type Scenario } from './scenarios.ts';
import { tried } from '../../steps/tried.ts';

/** One change of an own partner, and the records around it. */
export interface Change {
  /** What the partner was given before. */
  given: PartnerRecord;
  sent: PartnerRecord;
  before: PartnerRecord;
  answer: Answer;
  after: PartnerRecord;
  /** The read of `after`. */
  read: Answer;
}

/** A partner that the suite has created for its rules, and what it was sent since. */
export interface History {
  id: string;
  creation: Creation;
  changes: ReadonlyMap<string, Change>;
  /** The record after all of that. */
  last: PartnerRecord;
}

/**
 * An own partner and all that was done to it, which takes place once.
 *
 * @throws Inconclusive when the caller may not create or change it
 */
export function historyOf(context: StepContext, partner: OwnPartner): Promise<History> {
  return context.once(`history of an own ${partner}`, async (step) => {
    const creation = await creationOf(step, partner);
    const created = await recordOfNew(step, creation);
    const [id, { mark }] = [await idOfNew(step, creation), creation];
    const rights = (await heldRights(step)).names;
    const other = await idOfNew(step, await plainCreation(step));
    // Whom it is blocked for comes first.
    if (partner === 'ORGANISATION') await combined(step, 'person in the unit');
    const before = BEFORE[partner];
    const isShared = before !== undefined && (await creationOf(step, before)) === creation;
    let record = isShared ? await lastOf(step, before) : created;
    let given = creation.sent;
    const changes = new Map<string, Change>();
    const unshown = new Set<string>();
    const former = [record];
    const { sending }: Part = PARTS[partner];
    for (const [name, write] of Object.entries<Scenario[string]>(SCENARIOS[partner])) {
      const documentOfChange = (isAlone: boolean) =>
        write({ mark, record, rights, isAlone, other, uuid: () => step.uuid() });
      const send = (sent: PartnerRecord) => sendChange(step, id, sent, former, unshown, sending);
      const [whole, alone] = [documentOfChange(false), documentOfChange(true)];
      const { externePartnerId: plain } = alone;
      const isPlainer = plain !== undefined && plain !== whole['externePartnerId'];
      const first = send(whole);
      // A firewall may give no answer to odd characters; whatever else gets none may have been made all the same.
      let made = isPlainer ? await tried(first) : await first;
      const isShorter = Object.keys(alone).length < Object.keys(whole).length;
      if (made === undefined || (CLIENT_ERROR.has(made.answer.status) && (isPlainer || isShorter)))
        made = await send(alone);
      const change = { given, ...made };
      if (changes.size === 0) assumeMayChange(change.answer, 'fixtures.partner.parentPartnerId');
      changes.set(name, change);
      record = change.after;
      former.push(record);
      if (SUCCESS.has(change.answer.status)) given = { ...given, ...change.sent };
    }
    return { id, creation, changes, last: record };
  });
}

/** All changes of own partners of a typ, as far as they could be made. */
export function changesOf(context: StepContext, typ: Typ): Promise<readonly (Change & { name: string })[]> {
  return context.once(`changes of own partners: ${typ}`, async (step) => {
    const all: (Change & { name: string })[] = [];
    for (const partner of OWN_PARTNERS.filter((one) => PARTS[one].typ === typ)) {
      const { changes = [] } = (await tried(historyOf(step, partner))) ?? {};
      for (const [name, change] of changes) all.push({ ...change, name });
    }
    return all;
  });
}

/** The record of an own partner at the end of its history. */
export async function lastOf(context: StepContext, partner: OwnPartner): Promise<PartnerRecord> {
  return (await historyOf(context, partner)).last;
}

/**
 * What the creations of own partners besides the whole one of a typ have given to an attribute, as far as they were accepted. Which
 * characters externePartnerId takes is judged elsewhere.
 */
export async function furtherCreations(context: StepContext, typ: Typ, path: string): Promise<readonly Creation[]> {
  const parts = OWN_PARTNERS.filter((one) => PARTS[one].typ === typ && one !== typ);
  const creations = await Promise.all(parts.map((one) => tried(creationOf(context, one))));
  return creations.filter(
    (one): one is Creation =>
      one !== undefined &&
      SUCCESS.has(one.status) &&
      (valueOf(one.sent, path) ?? '') !== '' &&
      path !== 'externePartnerId',
  );
}

/** A change in the history of an own partner, by its name, whether it was accepted or not. */
export async function changeOf(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = (await historyOf(context, partner)).changes.get(name);
  assume(change, `there is no change «${name}»`);
  return change;
}

/**
 * The same of a change that was accepted.
 *
 * @throws Inconclusive when it was not, which another rule judges
 */
export async function acceptedChange(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = await changeOf(context, partner, name);
  assumeAccepted(change.answer, `a PATCH of ${Object.keys(change.sent).slice(0, 3).join(', ')}`);
  return change;
}

/**
 * Changes an own partner, and reads it until it shows that. Where several servers answer in turn, one of them may be behind: what reads as
 * the partner was at a former time is read again, too.
 *
 * @param former - what the partner was read as before, at last as it is now
 * @param unshown - attributes that were waited for in vain before, to which those of this change are added
 */
async function sendChange(
  step: StepContext,
  id: string,
  sent: PartnerRecord,
  former: readonly PartnerRecord[],
  unshown: Set<string>,
  sending: Sending | undefined,
): Promise<Omit<Change, 'given'>> {
  const before = former.at(-1) ?? {};
  const answer = await changePartner(step, id, sent, sending);
  const made = SUCCESS.has(answer.status) ? sent : {};
  const isRead = (read: Answer) => {
    const record = recordIn(read);
    if (record === undefined) return !SUCCESS.has(answer.status);
    const missing = unshownIn(record, made);
    if (missing.some((path) => !unshown.has(path))) return false;
    return [...missing, ...lostIn(record, before, made)].length === 0 || !isFormer(record, former);
  };
  const read = await step.poll(() => readPartner(step, id), isRead);
  const after = assumeRecord(read, 'the changed partner');
  for (const path of unshownIn(after, made)) unshown.add(path);
  return { sent, before, answer, after, read };
}

/** Tells whether a record is, as a whole, what it was at a former time. */
export const isFormer = (record: PartnerRecord, former: readonly PartnerRecord[]): boolean =>
  former.some((one) => lostIn(record, one, {}).length === 0);

/** What a record shows otherwise than before, although nothing of it was sent; what is `false` need not be shown. */
export function lostIn(record: PartnerRecord, before: PartnerRecord, sent: PartnerRecord): string[] {
  const shown = (one: PartnerRecord, path: string) => valueOf(one, path) ?? false;
  return [...WRITABLE.PERSON, ...RIGHTS].filter((path) => {
    const [group = ''] = path.split('.');
    return !(group in sent) && !sameValue(shown(record, path), shown(before, path));
  });
}

/** What a record does not show of what was sent, as far as it can be waited for: a right without a value may have its default. */
export function unshownIn(record: PartnerRecord | undefined, sent: PartnerRecord): string[] {
  const writable = record?.['typ'] === 'ORGANISATION' ? WRITABLE.ORGANISATION : [...WRITABLE.PERSON, ...RIGHTS];
  const isShown = (path: string) => {
    const [group = ''] = path.split('.');
    const [wanted, value] = [sent[group] === '' ? '' : valueOf(sent, path), valueOf(record, path)];
    if (wanted === '') return GIVEN.includes(path) || value === undefined || value === null || value === false;
    return wanted === undefined || sameValue(value, wanted) || (wanted === false && value === undefined);
  };
  return writable.filter((path) => !isShown(path));
}
