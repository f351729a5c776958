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

/** The bodies of changes, which the operator gives since the sources show none. */
export type BodyName = keyof Bodies;

/**
 * The body of a change as the operator gives it, and its media type.
 *
 * @param usual - the media type where the operator names none
 * @throws Inconclusive when there is none
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

/** Who sends a change: the caller of the interface, or somebody whom nobody knows. */
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

/** The answer to a change that can be taken back, with what was there before it. */
export type Reversible = Answer & { before: unknown; reversal: Reversal };

/** Whether it reads changed as well, and how it reads then; undefined where it would not show the change. */
type Shown = Reversible & { isShown?: boolean; after?: unknown };

/** Changes a case as the operator says, and changes it back as far as the record shows what was there. */
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
  return changeForAWhile(context, reversal, send, lookedAt(context, who, before, reversal));
});

/** Looks whether a record shows what the caller has changed, before that is taken back. */
function lookedAt(
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

/** Sets the status of a partial application as the operator says, and back if the record shows the former one. */
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
  return changeForAWhile(context, reversal, send, lookedAt(context, who, before, reversal));
});

/** The rule that messages are for. */
export const MESSAGE_RULE = 'message-can-be-sent';

/** Sends a message to the case, which stays there. */
export const sendMessage = oncePerSender('message sent', async (context, sender) => {
  const path = '/{vorgangsNummer}/nachricht';
  const params = await identifiersFor(context, path);
  const parts = operatorBody(context, 'nachricht');
  const message = { rule: MESSAGE_RULE, done: `a message was sent to case ${params['vorgangsNummer']}` };
  return sendForGood(context, message, () => sendTo(context, 'POST', path, { params, ...parts, ...sender }));
});

/** The rule that reports of readiness are for. */
export const READINESS_RULE = 'readiness-can-be-reported';

/** The version that reports readiness where several could: the newest one that the configuration reaches, and the run judges. */
export function reporterIn(context: CaseContext): CaseInterface {
  const { config } = context;
  const isReached = config.targets.baufi !== undefined && hasCredential(config, 'baufi');
  return isReached && context.of('cases-v3').exclusionOf(READINESS_RULE) === undefined ? 'cases-v3' : 'cases-v2';
}

/** Reports a partial application ready for decision, whichever version has done so. */
export const sendReadiness = oncePerSender('readiness reported', async (context, sender) => {
  const parts = operatorBody(context, 'entscheidungsreife');
  const params = await identifiersFor(context, READINESS);
  // Nothing is put back, so that any read will do.
  await presentIn(context, await readOnce(context, COMMON.teilantrag.path, params));
  const done = `partial application ${Object.values(params).join('/')} is reported ready for decision`;
  return sendForGood(context, { rule: READINESS_RULE, done }, () =>
    sendTo(context, 'POST', READINESS, { params, ...parts, ...sender }),
  );
});

/**
 * Reports a partial application ready for decision, once: of several versions the newest does it first, whatever the order of interfaces.
 */
export const reportReadiness: Change = async (context, who = 'caller') => {
  const reporter = reporterIn(context);
  if (who === 'caller' && reporter !== context.interface) await attempt(() => sendReadiness(context.of(reporter)));
  return sendReadiness(context, who);
};

/** The answer to a request that another rule judges; undefined where there is none. */
export async function attempt<A extends Answer>(request: () => Promise<A>): Promise<A | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Outcome) return undefined;
    throw error;
  }
}

/** How often a record is read at most that shows the change already. */
const MOST_FORMER_READS = 3;

/** Tells whether a record reads as a change of this run leaves it, by how the change is taken back. */
const leftBy =
  (reversalOf: (record: unknown) => Pick<Reversal, 'isKnown' | 'undo'>) =>
  (record: unknown): boolean => {
    const { isKnown, undo } = reversalOf(record);
    return isKnown && undo === undefined;
  };

/**
 * The present record; nothing is changed that cannot be read. The change of the caller reads anew; strangers, who should change nothing,
 * share one read.
 *
 * @param isLeft - whether a record shows the change already: another version may have made it and taken it back, and a server that lags
 * behind shows only the first
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
  // A body that changes nothing at all is not waited for longer.
  const isDone = (answer: Answer) => isFormer(answer) || (reads += 1) === MOST_FORMER_READS;
  return presentIn(context, await context.poll(() => read(context), isDone));
}

/** The record in an answer. Its format is open: what is no JSON cannot be put back, as little as what a record does not show. */
async function presentIn(context: CaseContext, answer: Answer): Promise<unknown> {
  await assumeAccess(context, answer);
  const { status, body } = answer;
  const record = answer.json();
  const isNoRecord = record === undefined && (body.trim() === '' || isPage(answer));
  const got = `status ${status}${isPage(answer) ? ' and a page' : body.trim() === '' ? ' without a body' : ''}`;
  assume(SUCCESS.has(status) && !isNoRecord, `needs what is to be changed to read with success and a body, got ${got}`);
  return record;
}
