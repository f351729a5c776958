import {
  assume,
  CLIENT_ERROR,
  hasCredential,
  NotApplicable,
  Outcome,
  rule,
  SUCCESS,
  type Answer,
  type Context,
  type Fixtures,
  type Need,
  type Parts,
  type RuleDefinition,
  type StepContext,
} from '../../engine.ts';
import {
  assumeAccess,
  identifiersFor,
  readOnce,
  sendTo,
  needsToChange,
  COMMON,
  READS_OF,
  type CaseContext,
  type CaseInterface,
  type CasePath,
} from './case-interface.ts';
import { isPage } from '../../steps/redirects.ts';
import { senderOf, type Sender, type Stranger } from '../../steps/access.ts';
import { isCrash, statusOf } from '../../steps/statuses.ts';
import { sendForGood } from './effect.ts';
import { changeForAWhile, caseReversal, readChanged, statusReversal, type Reversal } from './put-back.ts';

type Bodies = NonNullable<NonNullable<Fixtures['cases']>['bodies']>;

/** The bodies of changes, which the operator gives since the sources show none. */
type BodyName = keyof Bodies;

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

/** Changes a case as the operator says, and back as far as the record shows what was there. */
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

/** How a status or a message may be refused that is there already, besides what is said of the state of the case. */
const REFUSED_AGAIN = new Set([400, 403]);

/**
 * Makes sure that a status that no read shows, and that is refused, was not set before by another version that the run judges.
 *
 * @throws Inconclusive when it was
 */
export async function assumeFirstStatus(context: CaseContext, answer: Answer | Reversible): Promise<void> {
  if (!('reversal' in answer) || answer.reversal.isKnown || !REFUSED_AGAIN.has(answer.status)) return;
  const id = await statusSetBefore(context, answer);
  assume(id === undefined, `${id} has set the same status before, which is refused with ${answer.status} now`);
}

/** The version that set a status before an answer came, for good if it is to be so; undefined when none did. */
async function statusSetBefore(
  context: CaseContext,
  { exchange }: Answer,
  isForGood = false,
): Promise<CaseInterface | undefined> {
  for (const id of Object.keys(READS_OF) as CaseInterface[]) {
    const other = context.of(id);
    const first =
      other.exclusionOf('status-can-be-set') === undefined ? await attempt(() => setStatus(other)) : undefined;
    if (first === undefined || !SUCCESS.has(first.status) || first.exchange >= exchange) continue;
    if (!isForGood || first.reversal.isLeft === true || !first.reversal.isKnown) return id;
  }
  return undefined;
}

/** The rule that messages are for. */
const MESSAGE_RULE = 'message-can-be-sent';

/** Sends a message to the case, which stays there. */
export const sendMessage = oncePerSender('message sent', async (context, sender) => {
  const path = '/{vorgangsNummer}/nachricht';
  const params = await identifiersFor(context, path);
  const parts = operatorBody(context, 'nachricht');
  const message = { rule: MESSAGE_RULE, done: `a message was sent to case ${params['vorgangsNummer']}` };
  return sendForGood(context, message, () => sendTo(context, 'POST', path, { params, ...parts, ...sender }));
});

/**
 * Makes sure that a message that is refused was not sent before by the other version: whether a case takes the same one twice is open.
 *
 * @throws Inconclusive when it was
 */
export async function assumeFirstMessage(context: CaseContext, { status, exchange }: Answer): Promise<void> {
  const other = context.of(context.interface === 'cases-v2' ? 'cases-v3' : 'cases-v2');
  if (!REFUSED_AGAIN.has(status) || other.exclusionOf(MESSAGE_RULE) !== undefined) return;
  const first = await attempt(() => sendMessage(other));
  const isFirst = first === undefined || !SUCCESS.has(first.status) || first.exchange > exchange;
  assume(isFirst, `${other.interface} has sent the same message before, which is refused with ${status} now`);
}

/** The rule that reports of readiness are for. */
const READINESS_RULE = 'readiness-can-be-reported';

/** The version that reports readiness where several could: the newest one that the configuration reaches, and the run judges. */
function reporterIn(context: CaseContext): CaseInterface {
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
 * Reports a partial application ready for decision. That happens once: where several versions can do it, the newest does it first,
 * in whatever order the interfaces are judged.
 */
export const reportReadiness: Change = async (context, who = 'caller') => {
  const reporter = reporterIn(context);
  if (who === 'caller' && reporter !== context.interface) await attempt(() => sendReadiness(context.of(reporter)));
  return sendReadiness(context, who);
};

/** What comes of an attempt is said by the rule that makes it for its own sake. */
async function attempt<A extends Answer>(request: () => Promise<A>): Promise<A | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Outcome) return undefined;
    throw error;
  }
}

/** How a second report cannot be refused: as one that nobody may make, for want of a right token or of the operation. */
const REFUSED_ANYWAY = new Set([401, 405]);

/**
 * Judges a conflict with the report of another version.
 *
 * @throws NotApplicable when a second report is refused
 */
export function assumeFirstReport(context: CaseContext, { status }: Answer): void {
  const { interface: id } = context;
  const reporter = reporterIn(context);
  // The documents show no error of the case interface.
  if (reporter === id || !CLIENT_ERROR.has(status) || REFUSED_ANYWAY.has(status)) return;
  throw new NotApplicable(
    `a partial application is reported ready for decision once, which ${reporter} has done; ` +
      'leave targets.baufi out to have it reported here',
  );
}

/** So often a record is read that has the change already. */
const MOST_FORMER_READS = 3;

/** Tells whether a record reads as a change of this run leaves it, by how the change is taken back. */
const leftBy =
  (reversalOf: (record: unknown) => Pick<Reversal, 'isKnown' | 'undo'>) =>
  (record: unknown): boolean => {
    const { isKnown, undo } = reversalOf(record);
    return isKnown && undo === undefined;
  };

/**
 * What is there now; nothing is changed that cannot be read. The caller's change reads past all shared reads; strangers, who should
 * change nothing, share one.
 *
 * @param isLeft - whether a record has the change already: another version may have made it, and taken it back, of which a server that
 * is behind has seen the first only
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

/** In which format a case reads is open: what is no JSON is left as it was changed, like a record that does not show what is changed. */
async function presentIn(context: CaseContext, answer: Answer): Promise<unknown> {
  await assumeAccess(context, answer);
  const { status, body } = answer;
  const record = answer.json();
  const isNoRecord = record === undefined && (body.trim() === '' || isPage(answer));
  const got = `status ${status}${isPage(answer) ? ' and a page' : body.trim() === '' ? ' without a body' : ''}`;
  assume(SUCCESS.has(status) && !isNoRecord, `needs what is to be changed to read with success and a body, got ${got}`);
  return record;
}

/** Statuses by which a server says that what is there does not allow a change now: a conflict, a condition, a rule, or a lock. */
const STATE_REFUSED = new Set([409, 412, 422, 423, 428]);

/**
 * Makes sure that the state of the case allows a change: which ones it does is open.
 *
 * @throws Inconclusive when it does not
 */
export async function assumeAllowed(context: CaseContext, answer: Answer, see = ''): Promise<void> {
  const { status } = answer;
  assume(!STATE_REFUSED.has(status), `the state of the case does not allow this change (${status})${see}`);
  const id = status === 403 ? await statusSetBefore(context, answer, true) : undefined;
  assume(
    id === undefined,
    `${id} has set a status before, which was not taken back and may have closed the case (403)${see}`,
  );
  const reporter = status === 403 ? await reportedBefore(context, answer) : undefined;
  assume(
    reporter === undefined,
    `${reporter} has reported the partial application ready for decision before, which may have closed the case (403)${see}`,
  );
}

/** The version that reported the partial application ready for decision before an answer came; undefined when none did. */
async function reportedBefore(context: CaseContext, { exchange }: Answer): Promise<CaseInterface | undefined> {
  const reporter = reporterIn(context);
  const other = context.of(reporter);
  if (other.exclusionOf(READINESS_RULE) !== undefined) return undefined;
  const report = await attempt(() => sendReadiness(other));
  return report !== undefined && SUCCESS.has(report.status) && report.exchange < exchange ? reporter : undefined;
}

interface Statement<Id extends CaseInterface> {
  title: string;
  source: readonly string[];
  interfaces?: readonly Id[];
  /** The operation that is judged. */
  at: string;
  /** How the names of its faults begin. */
  fault: string;
  /** Faults beside those that every change has. */
  brokenBy?: readonly string[];
  body: BodyName;
  needs?: readonly Need[];
  /** What cannot be put back. */
  stays?: string;
  send(context: StepContext<Id>): Promise<Answer | Reversible>;
  /** What to change where the state of the case does not allow the change; by default the body, and the leave to change a case. */
  remedy?: string;
  /** Looks at the answer before it is judged. */
  judged?(context: StepContext<Id>, answer: Answer | Reversible): void | Promise<void>;
}

/** Judges that the server does not fail at a further change, as far as one was made; whether it is allowed is open. */
export function expectNoCrash({ expect }: Context, answer: Answer | undefined, what: string): void {
  if (answer !== undefined) expect.that(!isCrash(answer), `${what}, or refused`, String(answer.status), answer);
}

/** The rule that a change by a body of the operator is taken. */
export function changeRule<Id extends CaseInterface>({
  fault,
  brokenBy = [],
  body,
  needs = [],
  stays,
  send,
  remedy = `see fixtures.cases.bodies.${body} and fixtures.cases.mayChange`,
  judged = () => {},
  ...statement
}: Statement<Id>): RuleDefinition<Id> {
  return rule({
    ...statement,
    level: 'must',
    effect: 'changes',
    needs: (id) => [...needsToChange(id), ...needs, 'fixtures.cases.bodies'],
    brokenBy: [`${fault}-answers-405`, ...brokenBy],
    async check(context) {
      const answer = await send(context);
      await judged(context, answer);
      const isThere = 'reversal' in answer && answer.reversal.isKnown && answer.reversal.undo === undefined;
      assume(!isThere || answer.status !== 400, `what fixtures.cases.bodies.${body} sets is there already`);
      const fixtures = [`fixtures.cases.bodies.${body}`, 'fixtures.cases.mayChange'];
      await assumeAllowed(context, answer, `; ${remedy}`);
      context.expect.status(answer, SUCCESS, statusOf(answer, fixtures));
      expectNoCrash(
        context,
        'reversal' in answer ? answer.reversal.undone : undefined,
        'the former state to be set again',
      );
      if (stays !== undefined) context.note(`${stays}, which cannot be undone`);
    },
  });
}
