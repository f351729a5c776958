import { DENIED, Inconclusive, assume, SUCCESS, isObject, type StepContext, type Answer } from '../../engine.ts';
import { assumeMayCreate, createPartner, idOfNew, recordOfNew } from './create.ts';
import { assumeMayChange, changePartner, readPartner } from './requests.ts';
import { differences, assumeRecord, recordIn, type PartnerRecord } from './attributes.ts';

/** A person that rules may change, with the record from before the first change. */
interface Changeable {
  id: string;
  original: PartnerRecord;
  /** The setting that names the person, or the parent of one that the suite has created. */
  setting: string;
}

/**
 * The person that rules about PATCH change: the configured one if mayChange allows it, or else one that the suite creates. A configured
 * person is restored after all rules are judged.
 *
 * @throws Inconclusive when the configuration allows neither
 */
function changeablePartner(context: StepContext): Promise<Changeable> {
  return context.once('changeable partner', async (step) => {
    const { partnerId, parentPartnerId, mayChange } = step.config.fixtures?.partner ?? {};
    if (partnerId !== undefined && mayChange === true) {
      const setting = 'fixtures.partner.partnerId';
      const original = assumeRecord(await readPartner(step, partnerId), setting);
      if (original['typ'] !== 'ORGANISATION') {
        step.cleanup(() => settle(step, partnerId, original));
        return { id: partnerId, original, setting };
      }
    }
    if (parentPartnerId !== undefined) return ownPartner(step);
    throw new Inconclusive(
      'supply fixtures.partner.parentPartnerId, below which a partner can be created, or as fixtures.partner.partnerId ' +
        'a person that may be changed, with fixtures.partner.mayChange: true',
    );
  });
}

/** Restores attributes; an empty string deletes those that were not set. */
export async function putBack(context: StepContext, partner: Changeable, ...names: readonly string[]): Promise<void> {
  // If this fails, the clean-up restores a configured person again, and blocks one that the suite created.
  await changePartner(context, partner.id, former(partner.original, {}, names)).catch(() => undefined);
}

async function ownPartner(step: StepContext): Promise<Changeable> {
  const creation = await createPartner(step, (mark) => ({
    anrede: 'FRAU',
    titelFunktion: 'Beraterin',
    geburtsdatum: '1990-02-01',
    email: `${mark}@example.net`,
    telefonnummer: '+49 30 5550100',
    anschrift: { strasse: 'Musterweg', hausnummer: '1', plz: '10115', ort: 'Berlin' },
  }));
  await assumeMayCreate(step, creation);
  const original = await recordOfNew(step, creation);
  return { id: await idOfNew(step, creation), original, setting: 'fixtures.partner.parentPartnerId' };
}

/**
 * The partner, after a PATCH of titelFunktion worked, so that later refusals and losses are due to the later changes. titelFunktion is
 * restored.
 *
 * @throws Inconclusive when the caller may not change the partner, or a good change is refused or does not show
 */
export function provenChangeable(context: StepContext): Promise<Changeable> {
  return context.once('titelFunktion changed', async (step) => {
    const partner = await changeablePartner(step);
    const titelFunktion = `Conformance ${step.uuid().slice(0, 5)}`;
    let mayHaveChanged = true;
    try {
      const answer = await changePartner(step, partner.id, { titelFunktion });
      const { status } = answer;
      mayHaveChanged = !DENIED.has(status);
      assumeMayChange(answer, partner.setting);
      const isSet = (read: Answer) => recordIn(read)?.['titelFunktion'] === titelFunktion;
      const isStored = SUCCESS.has(status) && isSet(await step.poll(() => readPartner(step, partner.id), isSet));
      assume(
        isStored,
        `needs a PATCH of titelFunktion that is accepted and can be read; it was answered with ${status}`,
      );
      return partner;
    } finally {
      if (mayHaveChanged) await putBack(step, partner, 'titelFunktion');
    }
  });
}

/**
 * Reads a partner after all rules are judged, and restores all that differs, whether a rule or the target itself changed it.
 *
 * @throws Error that names the attributes that cannot be restored
 */
export async function settle(context: StepContext, id: string, original: PartnerRecord): Promise<void> {
  const read = async () => {
    const answer = await readPartner(context, id);
    // An error body is no record of the partner.
    return SUCCESS.has(answer.status) ? recordIn(answer) : undefined;
  };
  const changedIn = (record: PartnerRecord) => differences(original, record);
  const isBack = (record: PartnerRecord | undefined) => record !== undefined && changedIn(record).length === 0;
  let record = await context.poll(read, (one) => one !== undefined);
  if (record !== undefined && !isBack(record)) {
    await restore(context, id, former(original, record, changedIn(record)));
    record = await read();
  }
  if (record !== undefined && !isBack(record)) {
    // Send all original texts, since a target may damage attributes that a request does not name.
    const names = new Set([...texts(original), ...changedIn(record)]);
    await restore(context, id, former(original, record, [...names]));
    record = await context.poll(read, isBack);
  }
  if (record === undefined) throw new Error(`partner ${id} cannot be read any more; look whether it is as it was`);
  const present = record;
  const lines = changedIn(present).map(
    (name) => `${name} was ${show(original[name])} and is ${show(present[name])} now`,
  );
  if (lines.length > 0) throw new Error(`partner ${id}: ${lines.join(', ')}`);
}

/**
 * The document that restores attributes: an empty string deletes those that were not set, also inside an object.
 *
 * @param now - the present record
 */
function former(original: PartnerRecord, now: PartnerRecord, names: readonly string[]): PartnerRecord {
  return Object.fromEntries(names.map((name) => [name, formerValue(original[name], now[name])]));
}

function formerValue(value: unknown, now: unknown): unknown {
  if (!isObject(value) || !isObject(now)) return value ?? '';
  return { ...Object.fromEntries(Object.keys(now).map((name) => [name, ''])), ...value };
}

/** Restores attributes in one request or, if that is refused, one by one. */
async function restore(context: StepContext, id: string, document: PartnerRecord): Promise<void> {
  const { status } = await changePartner(context, id, document);
  if (SUCCESS.has(status)) return;
  for (const [name, value] of Object.entries(document)) await changePartner(context, id, { [name]: value });
}

/** The attributes that were set, without those that need a right (booleans) and those that cannot be changed (id and typ). */
function texts(original: PartnerRecord): string[] {
  return differences({}, original).filter((name) => {
    const value = original[name];
    return typeof value !== 'boolean' && name !== 'id' && name !== 'typ';
  });
}

function show(value: unknown): string {
  return value === undefined || value === null ? 'not set' : JSON.stringify(value);
}
