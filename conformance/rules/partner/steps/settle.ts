import { isObject, SUCCESS, type StepContext } from '../../engine.ts';
import { differences } from './attributes.ts';
import { changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';

/**
 * Reads a partner when all rules are judged, and puts back once more what is not as it was, whether a rule has sent it or
 * the target has changed it by itself.
 *
 * @throws Error that names what does not come back
 */
export async function settle(context: StepContext, id: string, original: PartnerRecord): Promise<void> {
  const read = async () => recordIn(await readPartner(context, id));
  const changedIn = (record: PartnerRecord) => differences(original, record);
  const isBack = (record: PartnerRecord | undefined) => record !== undefined && changedIn(record).length === 0;
  let record = await read();
  if (record !== undefined && !isBack(record)) {
    await restore(context, id, former(original, record, changedIn(record)));
    record = await read();
  }
  if (record !== undefined && !isBack(record)) {
    // With all that was set, since a target may damage with every call what the call does not name.
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
 * The document that gives attributes their former values: an empty string deletes what was not set, inside of an object
 * too.
 *
 * @param now - the present record
 */
export function former(original: PartnerRecord, now: PartnerRecord, names: readonly string[]): PartnerRecord {
  return Object.fromEntries(names.map((name) => [name, formerValue(original[name], now[name])]));
}

function formerValue(value: unknown, now: unknown): unknown {
  if (!isObject(value) || !isObject(now)) return value ?? '';
  return { ...Object.fromEntries(Object.keys(now).map((name) => [name, ''])), ...value };
}

/** In one call, or one by one where that is refused. */
async function restore(context: StepContext, id: string, document: PartnerRecord): Promise<void> {
  const { status } = await changePartner(context, id, document);
  if (SUCCESS.has(status)) return;
  for (const [name, value] of Object.entries(document)) await changePartner(context, id, { [name]: value });
}

/** The names of the attributes that were set and do not take a right to set; typ cannot be changed at all. */
function texts(original: PartnerRecord): string[] {
  return differences({}, original).filter((name) => {
    const value = original[name];
    return typeof value !== 'boolean' && name !== 'id' && name !== 'typ';
  });
}

function show(value: unknown): string {
  return value === undefined || value === null ? 'not set' : JSON.stringify(value);
}
