import {
  assume,
  hasCredential,
  Outcome,
  SUCCESS,
  type Answer,
  type Fixtures,
  type Parts,
  type StepContext,
} from '../../engine.ts';
import {
  assumeAccess,
  identifiersFor,
  readOnce,
  sendTo,
  COMMON,
  type CaseContext,
  type CaseInterface,
  type CasePath,
} from './case-interface.ts';
import { isPage } from '../../steps/redirects.ts';
import { senderOf, type Sender, type Stranger } from '../../steps/access.ts';
import { sendForGood } from './effect.ts';
import { changeForAWhile, caseReversal, readChanged, statusReversal, type Reversal } from './put-back.ts';

type Bodies = NonNullable<NonNullable<Fixtures['cases']>['bodies']>;

/** The bodies of changes, which the operator configures since the documents show none. */
export type BodyName = keyof Bodies;

/**
 * The configured body of a change and its media type.
 *
 * @param usual - the media type if none is configured
 * @throws Inconclusive when no body is configured
 */
export function operatorBody(context: StepContext, name: BodyName, usual = 'application/json'): Parts {
  const given = context.config.fixtures?.cases?.bodies?.[name];
  assume(given, `supply fixtures.cases.bodies.${name}`);
  const { body, contentType = usual } = given;
  const isText = typeof body === 'string' && !/[/+]json\b/i.test(contentType);
  return isText ? { raw: body, contentType } : { json: body, contentType };
}

const STATUS: CasePath = `${COMMON.teilantrag.path}/status`;
const READINESS: CasePath = `${COMMON.teilantrag.path}/entscheidungsreife`;

/** The sender of a change: the caller of the interface, or a stranger. */
export type Who = 'caller' | Stranger;

/** Sends a change once per run for each sender. */
type Change<A extends Answer = Answer> = (context: CaseContext, who?: Who) => Promise<A>;

const oncePerSender =
  <A extends Answer>(name: string, send: (context: CaseContext, sender: Sender, who: Who) => Promise<A>): Change<A> =>
  (context, who = 'caller') =>
    context.once(`${name} by ${who}`, async (step) => {
      const answer = await step.inTurn('case', () => send(step, who === 'caller' ? {} : senderOf(step, who), who));
      if (who === 'caller') await assumeAccess(step, answer);
      return answer;
    });

/** The response to a change that can be undone, with the record before it. */
export type Reversible = Answer & { before: unknown; reversal: Reversal };

/** Whether the record shows the change, and the changed record; undefined if the record would not show it. */
type Shown = Reversible & { isShown?: boolean; after?: unknown };

/** Changes a case by the configured patch, and undoes the change as far as the record shows the former values. */
export const changeCase = oncePerSender<Shown>('case changed', async (context, sender, who) => {
  const parts = operatorBody(context, 'patch', 'application/json-patch+json');
  const { path } = COMMON.vorgang;
  const params = await identifiersFor(context, path);
  const isLeft = leftBy((record) => caseReversal(parts.json, record));
  const before = await readPresent(context, path, params, who, isLeft);
  const { contentType = 'application/json' } = parts;
  const reversal: Reversal = {
    what: 'what fixtures.cases.bodies.patch names',
    ...caseReversal(parts.json, before),
    read: () => sendTo(context, 'GET', path, { params }),
    send: (json) => sendTo(context, 'PATCH', path, { params, json, contentType }),
  };
  const send = () => sendTo(context, 'PATCH', path, { params, ...parts, ...sender });
  return changeForAWhile(context, reversal, send, inspectorOf(context, who, before, reversal));
});

/** Finds out whether the record shows the caller's change, before that is undone. */
function inspectorOf(
  context: CaseContext,
  who: Who,
  before: unknown,
  reversal: Reversal,
): (answer: Answer) => Promise<Shown> {
  return async (answer) => {
    const made = { ...answer, before, reversal };
    if (who !== 'caller' || reversal.undo === undefined || !SUCCESS.has(answer.status)) return made;
    const after = await readChanged(context, reversal);
    const isShown = reversal.rest(after) !== undefined;
    return isShown || reversal.isVisible ? { ...made, isShown, after } : made;
  };
}

/** Sets the configured status of a partial application, and restores the former one if the record shows it. */
export const setStatus = oncePerSender<Shown>('status set', async (context, sender, who) => {
  const parts = operatorBody(context, 'status');
  const params = await identifiersFor(context, STATUS);
  const isLeft = leftBy((record) => statusReversal(parts.json, record));
  const before = await readPresent(context, COMMON.teilantrag.path, params, who, isLeft);
  const reversal: Reversal = {
    what: 'the status of the partial application',
    ...statusReversal(parts.json, before),
    read: () => sendTo(context, 'GET', COMMON.teilantrag.path, { params }),
    send: (json) => sendTo(context, 'POST', STATUS, { params, json }),
  };
  const send = () => sendTo(context, 'POST', STATUS, { params, ...parts, ...sender });
  return changeForAWhile(context, reversal, send, inspectorOf(context, who, before, reversal));
});

/** The rule for which messages are sent. */
export const MESSAGE_RULE = 'message-can-be-sent';

/** Sends a message to the case, which cannot be deleted. */
export const sendMessage = oncePerSender('message sent', async (context, sender) => {
  const path = '/{vorgangsNummer}/nachricht';
  const params = await identifiersFor(context, path);
  const parts = operatorBody(context, 'nachricht');
  const message = { rule: MESSAGE_RULE, done: `a message was sent to case ${params['vorgangsNummer']}` };
  return sendForGood(context, message, () => sendTo(context, 'POST', path, { params, ...parts, ...sender }));
});

/** The rule for which readiness is reported. */
export const READINESS_RULE = 'readiness-can-be-reported';

/** The version that reports readiness first: the newest one that is configured and judged. */
export function reporterIn(context: CaseContext): CaseInterface {
  const { config } = context;
  const isReached = config.targets.baufi !== undefined && hasCredential(config, 'baufi');
  return isReached && context.of('cases-v3').exclusionOf(READINESS_RULE) === undefined ? 'cases-v3' : 'cases-v2';
}

/** Reports a partial application ready for decision, even if another version has done so. */
export const sendReadiness = oncePerSender('readiness reported', async (context, sender) => {
  const parts = operatorBody(context, 'entscheidungsreife');
  const params = await identifiersFor(context, READINESS);
  // Nothing is restored later, so an earlier read is good enough.
  await presentIn(context, await readOnce(context, COMMON.teilantrag.path, params));
  const done = `partial application ${Object.values(params).join('/')} is reported ready for decision`;
  return sendForGood(context, { rule: READINESS_RULE, done }, () =>
    sendTo(context, 'POST', READINESS, { params, ...parts, ...sender }),
  );
});

/** Reports a partial application ready for decision, after the version of `reporterIn`, in whatever order interfaces are judged. */
export const reportReadiness: Change = async (context, who = 'caller') => {
  const reporter = reporterIn(context);
  if (who === 'caller' && reporter !== context.interface) await attempt(() => sendReadiness(context.of(reporter)));
  return sendReadiness(context, who);
};

/** The response to a request that another rule judges; undefined if there is none. */
export async function attempt<A extends Answer>(request: () => Promise<A>): Promise<A | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Outcome) return undefined;
    throw error;
  }
}

/** The maximum number of reads while the record shows the change before it is made. */
const MOST_FORMER_READS = 3;

/** Whether a record already has the values that a change sets: then there is nothing to undo. */
const leftBy =
  (reversalOf: (record: unknown) => Pick<Reversal, 'isKnown' | 'undo'>) =>
  (record: unknown): boolean => {
    const { isKnown, undo } = reversalOf(record);
    return isKnown && undo === undefined;
  };

/**
 * The present record, without which nothing is changed. It is read again for each change of the caller; strangers, who should change
 * nothing, share one read.
 *
 * @param isLeft - whether a record already shows the change: another version may have made and undone it, and a stale read does not show
 * the undoing
 */
async function readPresent(
  context: CaseContext,
  path: CasePath,
  params: Record<string, string>,
  who: Who,
  isLeft: (record: unknown) => boolean,
): Promise<unknown> {
  const read = (step: CaseContext) => sendTo(step, 'GET', path, { params });
  if (who !== 'caller') return presentIn(context, await context.once(`${path} before strangers`, read));
  const isFormer = (answer: Answer) => !SUCCESS.has(answer.status) || !isLeft(answer.json());
  let reads = 0;
  // A body that changes nothing would always look like that.
  const isDone = (answer: Answer) => isFormer(answer) || (reads += 1) === MOST_FORMER_READS;
  return presentIn(context, await context.poll(() => read(context), isDone));
}

/** The record in a response. Its format is open, but only values that a JSON record shows can be restored. */
async function presentIn(context: CaseContext, answer: Answer): Promise<unknown> {
  await assumeAccess(context, answer);
  const { status, body } = answer;
  const record = answer.json();
  const isNoRecord = record === undefined && (body.trim() === '' || isPage(answer));
  const got = `status ${status}${isPage(answer) ? ' and a page' : body.trim() === '' ? ' without a body' : ''}`;
  assume(SUCCESS.has(status) && !isNoRecord, `needs what is to be changed to read with success and a body, got ${got}`);
  return record;
}
