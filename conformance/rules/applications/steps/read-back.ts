import { assume, SUCCESS, type Answer, type Context } from '../../engine.ts';
import { membersNamed, shownAs, textsIn } from './members.ts';
import { assumeRead, type Change } from './change.ts';
import { firstList } from './list.ts';

/**
 * Judges that the record shows the value that a patch has set. D2 does not show the fields of a record: if no record of this deployment
 * has the member, nothing is judged.
 *
 * @param name - the member
 * @param wanted - the value, for the reason
 * @param isWanted - whether a string in the member is that value
 * @throws Inconclusive when the patch was refused, or no record shows such a member
 */
export async function expectReadBack(
  context: Context,
  { before, answer, after }: Change,
  name: string,
  wanted: string,
  // Unicode normalization does not change a value.
  isWanted: (text: string) => boolean = (text) => text.normalize() === wanted,
): Promise<void> {
  const values = membersNamed(after, name);
  const isShown = textsIn(values).some(isWanted);
  assumeMade(answer, isShown);
  assumeRead(after);
  const isMember = values.length > 0 || (await showMember(context, before, name));
  assume(isMember, `no record shows a member ${name}; supply an application that has one in fixtures.applications`);
  context.expect.that(isShown, `${name} ${JSON.stringify(wanted)} in the record`, shownAs(values, 'no such member'));
}

/** @throws Inconclusive when a patch was refused, or accepted for later (202) and not shown yet */
export function assumeMade({ status }: Answer, isShown: boolean): void {
  assume(SUCCESS.has(status) && (isShown || status !== 202), `needs a patch that is made (2xx), got ${status}`);
}

/** Whether this record or any record of the list has a member. */
export async function showMember(context: Context, record: unknown, name: string): Promise<boolean> {
  if (membersNamed(record, name).length > 0) return true;
  const list = await firstList(context);
  return SUCCESS.has(list.status) && membersNamed(list.json(), name).length > 0;
}
