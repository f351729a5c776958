import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { originalRecord, patchApplication, readApplication, sendPatch } from './application.ts';
import { firstPatch } from './first-patch.ts';
import { membersNamed } from './members.ts';
import { PROCESSING_DATE, REFERENCE } from './names.ts';
import { partAt } from './parts.ts';
import { referencePlan } from './plans.ts';
import { leaveBehind, settleInTheEnd } from './settle.ts';

const NO_MEMBER = 'unbekannt';

/** Bodies that are no JSON Patch of this interface, made with a value that would do no harm. */
const BODIES: Readonly<Record<string, (value: string) => unknown>> = {
  'an object': (value) => ({ op: 'add', path: `/${REFERENCE}`, value }),
  'an unknown op': (value) => [{ op: 'set', path: `/${REFERENCE}`, value }],
  'an unknown path': (value) => [{ op: 'replace', path: `/${NO_MEMBER}`, value }],
  'a bad date': () => [{ op: 'add', path: `/${PROCESSING_DATE}`, value: 'demnächst' }],
};

/** What is wrong with each of them. */
export const MALFORMED = Object.keys(BODIES);

/** Sends a malformed patch; what it has changed is put back. */
export async function patchMalformed(context: StepContext, name: string): Promise<Answer> {
  const body = BODIES[name]?.(referencePlan(context).value);
  assume(body, `no such malformed patch: ${name}`);
  const { type } = await firstPatch(context);
  const original = await originalRecord(context);
  const parts = [partAt(`/${REFERENCE}`), partAt(`/${PROCESSING_DATE}`)];
  for (const part of parts) await settleInTheEnd(context, part);
  const answer = await sendPatch(context, body, type);
  if (!SUCCESS.has(answer.status)) return answer;
  const record = (await readApplication(context)).json();
  const changed = parts.filter((part) => JSON.stringify(part.of(record)) !== JSON.stringify(part.of(original)));
  const undo = changed.flatMap((part) => part.back(original, record));
  if (undo.length > 0) await patchApplication(context, undo, type);
  if (membersNamed(record, NO_MEMBER).length > 0) leaveBehind(context, `it has taken a member ${NO_MEMBER}`);
  return answer;
}
