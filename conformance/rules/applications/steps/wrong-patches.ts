import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { originalRecord, patchApplication, readApplication, sendPatch, type PatchBody } from './application.ts';
import { firstPatch } from './first-patch.ts';
import { membersNamed } from './members.ts';
import { PROCESSING_DATE, REFERENCE } from './names.ts';
import type { PatchType } from './operation.ts';
import { everyPart } from './parts.ts';
import { leaveBehind, settleInTheEnd } from './settle.ts';

/** A member that no application has. */
export const NO_MEMBER = 'gibtEsNicht';

const add = (path: string, value: unknown) => [{ op: 'add', path, value }];
const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];
const CLERK = '/ansprechpartner/partnerId';
const PROVIDER_STATUS = '/status/produktAnbieter';

type Write = (value: string, type: PatchType) => PatchBody;
const patches =
  (operations: (value: string) => unknown): Write =>
  (value, contentType) => ({ json: operations(value), contentType });

/**
 * Requests that are no patch of an application, or one that cannot be applied, by what is wrong with them; made with a value that
 * would do no harm as a reference.
 */
const WRONG: Readonly<Record<string, Write>> = {
  // No JSON Patch documents
  invalidJson: (_, contentType) => ({ raw: '[{"op":', contentType }),
  object: patches((value) => add(`/${REFERENCE}`, value)[0]),
  string: patches(() => `/${REFERENCE}`),
  arrayOfStrings: patches(() => ['add', `/${REFERENCE}`]),
  null: patches(() => null),
  'text/plain': (value) => ({ raw: `${REFERENCE}=${value}`, contentType: 'text/plain' }),
  'application/xml': (value) => ({ raw: `<${REFERENCE}>${value}</${REFERENCE}>`, contentType: 'application/xml' }),
  // No operations
  upsert: patches((value) => [{ op: 'upsert', path: `/${REFERENCE}`, value }]),
  REPLACE: patches((value) => [{ op: 'REPLACE', path: CLERK, value }]),
  op: patches((value) => [{ path: `/${REFERENCE}`, value }]),
  path: patches((value) => [{ op: 'add', value }]),
  replace: patches(() => [{ op: 'replace', path: CLERK }]),
  add: patches(() => [{ op: 'add', path: `/${REFERENCE}` }]),
  [REFERENCE]: patches((value) => add(REFERENCE, value)),
  'status/produktAnbieter': patches((value) => replace('status/produktAnbieter', value)),
  // Nothing to apply them to
  missingTarget: patches((value) => replace(`/${NO_MEMBER}`, value)),
  missingPart: patches((value) => replace(`/status/${NO_MEMBER}`, value)),
  removedTarget: patches(() => [{ op: 'remove', path: `/${NO_MEMBER}` }]),
  unknownPath: patches((value) => add(`/${NO_MEMBER}/darunter`, value)),
  // Values of another type or form
  '/status': patches(() => replace('/status', 'BEANTRAGT')),
  [PROVIDER_STATUS]: patches((value) => replace(PROVIDER_STATUS, { value })),
  [`/${REFERENCE}`]: patches((value) => add(`/${REFERENCE}`, { value })),
  [`/${PROCESSING_DATE}`]: patches(() => add(`/${PROCESSING_DATE}`, 'demnächst')),
  [CLERK]: patches((value) => replace(CLERK, { value })),
  '2024-02-30': patches(() => add(`/${PROCESSING_DATE}`, '2024-02-30')),
  '2023-02-29': patches(() => add(`/${PROCESSING_DATE}`, '2023-02-29')),
  '2024-04-31': patches(() => add(`/${PROCESSING_DATE}`, '2024-04-31')),
};

/**
 * Sends a wrong patch; what it has changed is put back.
 *
 * @param name - what is wrong
 * @throws Inconclusive when no right one is accepted
 */
export function patchWrongly(context: StepContext, name: string): Promise<Answer> {
  return context.once(`wrong patch: ${name}`, async (step) => {
    const { isAccepted, attempts, type } = await firstPatch(step);
    assume(isAccepted, `needs a patch that is accepted (2xx), got ${attempts.at(-1)?.answer.status}`);
    for (const part of everyPart()) await settleInTheEnd(step, part);
    const write = WRONG[name];
    assume(write, `there is no wrong patch «${name}»`);
    const answer = await sendPatch(step, write(`CT-${step.uuid().slice(0, 13)}`, type));
    if (SUCCESS.has(answer.status)) await putBack(step, type);
    return answer;
  });
}

async function putBack(context: StepContext, type: PatchType): Promise<void> {
  const original = await originalRecord(context);
  const record = (await readApplication(context)).json();
  const changed = everyPart().filter((part) => JSON.stringify(part.of(record)) !== JSON.stringify(part.of(original)));
  const undo = changed.flatMap((part) => part.back(original, record));
  if (undo.length > 0) await patchApplication(context, undo, type);
  if (membersNamed(record, NO_MEMBER).length > 0) leaveBehind(context, `it has taken a member ${NO_MEMBER}`);
}
