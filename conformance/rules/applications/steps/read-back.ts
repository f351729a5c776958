import type { Context } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { firstList } from './list.ts';
import { membersNamed } from './members.ts';
import type { Change } from './change.ts';

/**
 * Judges that the record shows what a patch has set. D2 does not show the fields of a record, so a member that no record
 * of this deployment has says nothing.
 *
 * @param name - the member
 * @param wanted - the value, for the reason
 * @param isWanted - tells whether a member has it
 * @throws Inconclusive when the patch was refused, or no record shows such a member
 */
export async function expectReadBack(
  context: Context,
  { before, answer, after }: Change,
  name: string,
  wanted: string,
  isWanted: (value: unknown) => boolean = (value) => value === wanted,
): Promise<void> {
  assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
  const values = membersNamed(after, name);
  assume(
    values.length > 0 || (await showMember(context, before, name)),
    `no record shows a member ${name}; supply an application that has one in fixtures.applications`,
  );
  const shown = values.length === 0 ? 'no such member' : values.map((value) => JSON.stringify(value)).join(', ');
  context.expect.that(values.some(isWanted), `${name} "${wanted}" in the record`, shown);
}

/** Tells whether records of this deployment show a member at all: this one, or any of the list. */
export async function showMember(context: Context, record: unknown, name: string): Promise<boolean> {
  if (membersNamed(record, name).length > 0) return true;
  const list = await firstList(context);
  return SUCCESS.has(list.status) && membersNamed(list.json(), name).length > 0;
}
