import { assume, CLIENT_ERROR, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { RIGHTS, sameValue, valueOf, assumeRecord, recordIn, type PartnerRecord } from './attributes.ts';
import { DEFAULT_RIGHTS, heldRights } from './callers.ts';
import { combined, creationOf } from './combined.ts';
import { idOfNew, plainCreation, recordOfNew, type Creation } from './create.ts';
import { WRITABLE, PARTS, settableOf, type Typ, type Part } from './documents.ts';
import { assumeAccepted, assumeMayChange, changePartner, readPartner, type Sending } from './requests.ts';
import { BEFORE, OWN_PARTNERS, SCENARIOS, type OwnPartner, type Scenario } from './scenarios.ts';
import { tried } from '../../steps/tried.ts';

/** One change of an own partner, and the records before and after it. */
export interface Change {
  /** The values that the partner was sent before. */
  given: PartnerRecord;
  sent: PartnerRecord;
  before: PartnerRecord;
  answer: Answer;
  after: PartnerRecord;
  /** The read of `after`. */
  read: Answer;
}

/** A partner that the suite has created for its rules, and its changes. */
export interface History {
  id: string;
  creation: Creation;
  changes: ReadonlyMap<string, Change>;
  /** The record after all changes. */
  last: PartnerRecord;
}

/**
 * Creates an own partner and makes all its changes, once per run.
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
    // The person is created below it while it is blocked.
    if (partner === 'ORGANISATION') await combined(step, 'person in the unit');
    const before = BEFORE[partner];
    const isShared = before !== undefined && (await creationOf(step, before)) === creation;
    let record = isShared ? (await historyOf(step, before)).last : created;
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
      // A firewall may not answer a request with odd characters; any other change without an answer may have been made.
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

/**
 * The accepted creations of own partners of a typ that set an attribute, except the one that sets all. None for externePartnerId: another rule
 * judges the characters that it takes.
 */
export async function furtherCreations(context: StepContext, typ: Typ, path: string): Promise<readonly Creation[]> {
  const parts = OWN_PARTNERS.filter((one) => PARTS[one].typ === typ && one !== typ);
  const creations = await Promise.all(parts.map((one) => tried(creationOf(context, one))));
  const sets = ({ status, sent }: Creation) => SUCCESS.has(status) && (valueOf(sent, path) ?? '') !== '';
  return creations.filter((one) => one !== undefined).filter((one) => path !== 'externePartnerId' && sets(one));
}

/** A change in the history of an own partner, by its name, whether it was accepted or not. */
export async function changeOf(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = (await historyOf(context, partner)).changes.get(name);
  assume(change, `there is no change «${name}»`);
  return change;
}

/**
 * The same, if the change was accepted.
 *
 * @throws Inconclusive when it was not, which another rule judges
 */
export async function acceptedChange(context: StepContext, partner: OwnPartner, name: string): Promise<Change> {
  const change = await changeOf(context, partner, name);
  assumeAccepted(change.answer, `a PATCH of ${Object.keys(change.sent).slice(0, 3).join(', ')}`);
  return change;
}

/**
 * Changes an own partner, and reads it until it shows the change. A replica may lag behind, so a read that equals a former record is repeated,
 * too.
 *
 * @param former - the former records of the partner, the present one last
 * @param unshown - attributes that never showed after earlier changes and are not waited for; those of this change are added
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

/** Tells whether a record as a whole equals a former one. */
export const isFormer = (record: PartnerRecord, former: readonly PartnerRecord[]): boolean =>
  former.some((one) => lostIn(record, one, {}).length === 0);

/** The attributes that a record shows differently than before although they were not sent; a read may omit `false`. */
export function lostIn(record: PartnerRecord, before: PartnerRecord, sent: PartnerRecord): string[] {
  const shown = (one: PartnerRecord, path: string) => valueOf(one, path) ?? false;
  return [...WRITABLE.PERSON, ...RIGHTS].filter((path) => {
    const [group = ''] = path.split('.');
    return !(group in sent) && !sameValue(shown(record, path), shown(before, path));
  });
}

/** The sent attributes that a record does not show yet, without rights that were sent empty, which may have their default. */
export function unshownIn(record: PartnerRecord | undefined, sent: PartnerRecord): string[] {
  const isShown = (path: string) => {
    const [group = ''] = path.split('.');
    const [wanted, value] = [sent[group] === '' ? '' : valueOf(sent, path), valueOf(record, path)];
    if (wanted === '') return DEFAULT_RIGHTS.includes(path) || value === undefined || value === null || value === false;
    return wanted === undefined || sameValue(value, wanted) || (wanted === false && value === undefined);
  };
  return settableOf(record ?? {}).filter((path) => !isShown(path));
}
