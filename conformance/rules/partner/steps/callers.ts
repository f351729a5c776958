import { LISTS } from '../../../../generated/platform.ts';
import { Inconclusive, leftOut, type StepContext, type CredentialName } from '../../engine.ts';
import { RIGHTS, recordIn, type PartnerRecord } from './attributes.ts';
import { plainRead, caller } from './reads.ts';

/** Rights that a person has by default in the table of D3; D3 contradicts itself on whether a new person has them. */
export const DEFAULT_RIGHTS: readonly string[] = LISTS.defaultRight;

/** The rights that the record of the caller shows, and the configured one unless the record denies it. */
export async function heldRights(context: StepContext): Promise<{ names: readonly string[]; areShown: boolean }> {
  const record = (await callerRecord(context)) ?? {};
  const shown = RIGHTS.filter((right) => record[right] === true);
  const named = context.config.fixtures?.partner?.rightHeld;
  const isOnlyNamed = named !== undefined && typeof record[named] !== 'boolean';
  return { names: isOnlyNamed ? [...shown, named] : shown, areShown: !isOnlyNamed };
}

/**
 * A right that the caller lacks, and that no person has by default: the configured one, or one that the caller's record denies.
 *
 * @throws Inconclusive when there is none
 */
export async function rightNotHeld(context: StepContext): Promise<string> {
  const record = (await callerRecord(context)) ?? {};
  const named = context.config.fixtures?.partner?.rightNotHeld;
  const name = named ?? RIGHTS.find((right) => !DEFAULT_RIGHTS.includes(right) && record[right] === false);
  if (name === undefined) throw new Inconclusive('supply fixtures.partner.rightNotHeld');
  const other = 'supply another fixtures.partner.rightNotHeld';
  if (DEFAULT_RIGHTS.includes(name)) throw new Inconclusive(`a person may have ${name} by default; ${other}`);
  if (record[name] === true) throw new Inconclusive(`the record of the caller shows ${name}; ${other}`);
  return name;
}

async function callerRecord(context: StepContext): Promise<PartnerRecord | undefined> {
  const read = await plainRead(context, 'partner', caller(context).id);
  return read.status === 200 ? recordIn(read) : undefined;
}

/**
 * The credential of a user or of an organisation: the caller itself, or another one of the configuration.
 *
 * @throws Inconclusive when the configuration has no other user
 * @throws Skipped when it has no organisation
 */
export async function callerOfKind(context: StepContext, kind: string): Promise<CredentialName> {
  const { typ } = recordIn(await plainRead(context, 'partner', caller(context).id)) ?? {};
  if ((kind === 'organisation') === (typ === 'ORGANISATION')) return 'partner';
  const other = kind === 'organisation' ? 'partnerOrganisation' : 'partnerWithoutCreateRight';
  if (context.config.credentials?.[other] === undefined) {
    if (other === 'partnerOrganisation') throw leftOut(`credentials.${other}`);
    throw new Inconclusive(`supply credentials.${other}`);
  }
  return other;
}
