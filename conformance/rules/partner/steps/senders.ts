import { OPERATIONS } from '../../../../generated/operations.ts';
import { credentialHeaders, needsWrites, type Answer, type CredentialName, type StepContext } from '../../engine.ts';
import { requireState } from '../../steps/state.ts';
import { isChange, isCreation } from './declare.ts';
import { callerOfKind } from './callers.ts';
import { combined } from './combined.ts';
import { createPartner, plainCreation, type Asked } from './create.ts';
import { acceptedChange, historyOf } from './history.ts';
import { besideReason, readAfter } from './refused-changes.ts';
import { createInert, changeNobody, createBelowNobody } from './forbidden.ts';
import { askRead, assumeReadable, plainRead, readOf } from './reads.ts';
import { assumeAccepted, changePartner, type Sending } from './requests.ts';
import { traceIdFor } from '../../steps/trace-id.ts';
import { tried } from '../../steps/tried.ts';
import { traced } from './trace-ids.ts';

/** The headers that an anonymous request lacks; a server may take it for that of a visitor. */
export const NOBODY = 'X-ApiKey and X-PartnerId';

/** The headers of the caller that a stranger's request lacks, or has wrong. */
type CallerHeader = typeof NOBODY | 'X-ApiKey' | 'X-PartnerId';

/** The headers that are absent (`none`) or wrong in the requests of strangers. */
export const STRANGERS: Readonly<Record<string, readonly CallerHeader[]>> = {
  none: [NOBODY, 'X-ApiKey', 'X-PartnerId'],
  wrong: ['X-ApiKey', 'X-PartnerId'],
};

/** The operations; wrong values alternate in their order. */
const PLACES = OPERATIONS.partner.map(({ method, path }) => `${method} ${path}`);

/** A response, and the trace id of its request, if any. */
interface Traced {
  sent: string | undefined;
  answer: Asked;
}

/**
 * Sends the request of an operation as a sender: a read, a change of an own person, or the creation of a blocked partner.
 */
async function sendAs(context: StepContext, operation: string, sender: Sending, reason: string): Promise<Asked> {
  const read = readOf(operation);
  if (read !== undefined) return askRead(context, read, sender);
  if (!isChange(operation)) return createInert(context, {}, sender);
  return changePartner(context, (await historyOf(context, 'PERSON')).id, besideReason(reason), sender);
}

/**
 * Makes sure that an operation is accepted from the caller.
 *
 * @throws Inconclusive when it is not
 */
export async function assumeServed(context: StepContext, operation: string): Promise<Answer> {
  const read = readOf(operation);
  if (read !== undefined) return assumeReadable(context, read);
  if (!context.mayWrite) throw needsWrites(operation);
  requireState(context);
  if (isChange(operation)) return (await acceptedChange(context, 'PERSON', 'unblocked')).answer;
  const creation = await plainCreation(context);
  assumeAccepted(creation, 'a plain creation');
  return creation;
}

/** Sends an accepted request with a trace id. */
export async function sendTraced(context: StepContext, operation: string): Promise<Traced> {
  await assumeServed(context, operation);
  return context.once(`${operation} with a trace id`, async (step) => {
    const read = readOf(operation);
    const traced = isCreation(operation) ? await combined(step, 'person with rights') : undefined;
    if (traced?.traceId !== undefined) return { sent: traced.traceId, answer: traced.creation };
    const sent = traceIdFor(step);
    const headers = { 'X-TraceId': sent };
    if (read !== undefined) return { sent, answer: await askRead(step, read, { headers }) };
    if (!isChange(operation)) return { sent, answer: await createPartner(step, {}, { headers }) };
    const { id } = await historyOf(step, 'PERSON');
    return { sent, answer: await changePartner(step, id, { vorname: 'Probe' }, { headers }) };
  });
}

/** Sends a request without a header of the caller and with a trace id, or with a wrong header, after it was accepted from the caller. */
export async function sendWithout(
  context: StepContext,
  operation: string,
  header: CallerHeader,
  credential = 'none',
): Promise<Asked> {
  await assumeServed(context, operation);
  return (await askWithout(context, operation, header, credential)).answer;
}

/** The same, whether a read is accepted from the caller or not. */
export async function askWithout(
  context: StepContext,
  operation: string,
  header: CallerHeader,
  credential = 'none',
): Promise<Traced> {
  const read = readOf(operation);
  // Send it as the caller first, to find caches that give the response to other callers.
  if (read === undefined) await assumeServed(context, operation);
  else await plainRead(context, read);
  const asked = isChange(operation) ? (await changesByStrangers(context)).get(`${header} ${credential}`) : undefined;
  if (asked !== undefined) return asked;
  return context.once(`${operation} with ${header} ${credential}`, (step) =>
    askAs(step, operation, header, credential),
  );
}

async function askAs(step: StepContext, operation: string, header: CallerHeader, credential: string): Promise<Traced> {
  const caller = (credentialHeaders(step.config, 'partner') ?? []).map(([name, value]) => [name, value] as const);
  const kept = caller.filter(([name]) => !header.split(' and ').includes(name));
  const own = caller.find(([name]) => name === header)?.[1];
  // The right value with more characters finds servers that compare only the beginning, an invented value those that check only the form,
  // and the key of another user those that check only whether a key exists.
  const isEven = PLACES.indexOf(operation) % 2 === 0;
  const isInvented = header === 'X-ApiKey' ? !isEven && !isChange(operation) : isEven;
  const isAnothers = header === 'X-ApiKey' && credential !== 'none' && readOf(operation) === 'partnerkennzeichen';
  const ofAnother = isAnothers ? await keyOfAnother(step) : undefined;
  const wrong = ofAnother ?? (isInvented ? step.uuid() : `${own}x`);
  const headers: Record<string, string> = {
    ...Object.fromEntries(kept),
    ...(credential === 'none' ? traced(step) : { [header]: wrong }),
  };
  const answer = await sendAs(step, operation, { as: 'none', headers }, `${header} ${credential}`);
  return { sent: headers['X-TraceId'], answer };
}

/** The key of another user; undefined if it may be that of an organisation, which users may send, too (P165). */
async function keyOfAnother(step: StepContext): Promise<string | undefined> {
  const { partner, partnerWithoutCreateRight, partnerOrganisation } = step.config.credentials ?? {};
  const keys = [partner, partnerWithoutCreateRight, partnerOrganisation].map((one) => one?.apiKey);
  const areTold = !keys.includes(undefined) && new Set(keys).size === keys.length;
  const isOfUser = areTold && (await tried(callerOfKind(step, 'user'))) === 'partner';
  return isOfUser ? partnerWithoutCreateRight?.apiKey : undefined;
}

/** Names the read after the changes by strangers. */
export const BY_STRANGERS = 'strangers';

/** Tries changes of an own person as strangers, and reads it right after, before later changes could hide what was stored. */
function changesByStrangers(context: StepContext): Promise<ReadonlyMap<string, Promise<Traced>>> {
  return context.once('changes by strangers', async (step) => {
    const all = new Map<string, Promise<Traced>>();
    for (const [credential, lacks] of Object.entries(STRANGERS)) {
      for (const header of lacks) {
        const asked = askAs(step, 'PATCH /partner/{PartnerId}', header, credential);
        await tried(asked);
        all.set(`${header} ${credential}`, asked);
      }
    }
    await readAfter(step, 'PERSON', BY_STRANGERS);
    return all;
  });
}

/** Sends a request about a partner that does not exist, or below one; without a trace id. */
export async function sendForNobody(context: StepContext, operation: string): Promise<Answer> {
  const read = readOf(operation);
  if (read === undefined) return isChange(operation) ? changeNobody(context) : createBelowNobody(context);
  await assumeReadable(context, read);
  return context.once(`read: ${read} of nobody`, (step) => askRead(step, read, { id: step.uuid() }));
}

/** Sends the request of an operation as another configured caller, who need not have a right to it; once per run. */
export function sendAsCaller(context: StepContext, operation: string, as: CredentialName): Promise<Asked> {
  if (as === 'partner') return assumeServed(context, operation);
  return context.once(`${operation} as ${as}`, async (step) => {
    const answer = await sendAs(step, operation, { as, ...(isChange(operation) && { headers: traced(step) }) }, as);
    // Read at once, before later changes could hide what was stored.
    if (isChange(operation)) await readAfter(step, 'PERSON', as);
    return answer;
  });
}

/**
 * Sends a document in another body, after the same document was accepted as JSON: the creation of a blocked partner, or a change of an own
 * person.
 *
 * @throws Inconclusive when it is not accepted as JSON either
 */
export async function sendDocument(
  context: StepContext,
  operation: string,
  write: Required<Sending>['write'],
): Promise<Answer> {
  if (isChange(operation)) await acceptedChange(context, 'PERSON', 'unblocked');
  return sendAs(context, operation, { write }, 'another body');
}
