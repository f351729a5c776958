import { LISTS } from '../../../../generated/platform.ts';
import type { StepContext } from '../../../engine/context.ts';
import { Inconclusive } from '../../../engine/outcome.ts';
import { RIGHTS } from './attributes.ts';
import { plainRead } from './reads.ts';
import { recordIn, type PartnerRecord } from './requests.ts';
import { caller } from './subjects.ts';

/** Rights that a person has by default in the table of D3: whether a new one has them, D3 says in two ways. */
const GIVEN: readonly string[] = LISTS.defaultRight;

/** A right, and what is known about the caller's own. */
export interface CallerRight {
  name: string;
  /** What the record of the caller says; undefined when it cannot be read or shows no such right. */
  own: boolean | undefined;
}

/**
 * A right that the caller holds: the one of the configuration, or one that its own record shows.
 *
 * @throws Inconclusive when there is none
 */
export function rightHeld(context: StepContext): Promise<CallerRight> {
  return callerRight(context, 'rightHeld', true);
}

/**
 * A right that the caller lacks, and that no person has by default: the one of the configuration, or one that its own
 * record denies.
 *
 * @throws Inconclusive when there is none
 */
export function rightNotHeld(context: StepContext): Promise<CallerRight> {
  return callerRight(context, 'rightNotHeld', false);
}

async function callerRight(
  context: StepContext,
  setting: 'rightHeld' | 'rightNotHeld',
  isHeld: boolean,
): Promise<CallerRight> {
  const record = (await callerRecord(context)) ?? {};
  const named = context.config.fixtures?.partner?.[setting];
  const name = named ?? RIGHTS.find((right) => !GIVEN.includes(right) && record[right] === isHeld);
  if (name === undefined) throw new Inconclusive(`supply fixtures.partner.${setting}`);
  if (GIVEN.includes(name)) {
    throw new Inconclusive(`a person may have ${name} by default; supply another fixtures.partner.${setting}`);
  }
  const own = record[name];
  return { name, own: typeof own === 'boolean' ? own : undefined };
}

async function callerRecord(context: StepContext): Promise<PartnerRecord | undefined> {
  const read = await plainRead(context, 'partner', caller(context).id);
  return read.status === 200 ? recordIn(read) : undefined;
}
