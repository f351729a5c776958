import {
  assume,
  CLIENT_ERROR,
  NotApplicable,
  rule,
  SUCCESS,
  type Answer,
  type Context,
  type Need,
  type RuleDefinition,
  type StepContext,
} from '../../engine.ts';
import { isCrash, statusOf } from '../../steps/statuses.ts';
import { askBelow, belowForReadiness } from './absent.ts';
import { needsToChange, READS_OF, type CaseContext, type CaseInterface } from './case-interface.ts';
import {
  attempt,
  MESSAGE_RULE,
  READINESS_RULE,
  reporterIn,
  sendMessage,
  sendReadiness,
  setStatus,
  type BodyName,
  type Reversible,
} from './changes.ts';

/** Statuses that mean that the present state of the resource does not allow the change. */
export const STATE_REFUSED: ReadonlySet<number> = new Set([409, 412, 422, 423, 428]);

/** Statuses that may refuse a repeated status or message. */
const REFUSED_AGAIN = new Set([400, 403, ...STATE_REFUSED]);

/** What to do where the versions, which share a case, cannot all make the same change. */
const APART = 'judge each version in a run of its own (--interface)';

/**
 * If a status is refused that the record does not show, makes sure that no version has set it before in this run.
 *
 * @throws Inconclusive when one has
 */
export async function assumeFirstStatus(context: CaseContext, answer: Answer | Reversible): Promise<void> {
  if (!('reversal' in answer) || answer.reversal.isKnown || !REFUSED_AGAIN.has(answer.status)) return;
  const id = await statusSetBefore(context, answer);
  const before = `${id} has set the same status before, which is refused with ${answer.status} now`;
  assume(id === undefined, `${before}; ${APART}, with a partial application that has another status`);
}

/**
 * The version that set a status before the given response; undefined if none did.
 *
 * @param isForGood - considers only a status that was not undone
 */
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

/**
 * If a message is refused, makes sure that neither the other version nor an earlier run has sent it before: whether a case accepts the
 * same message twice is open.
 *
 * @throws Inconclusive when one has
 */
export async function assumeFirstMessage(context: CaseContext, { status, exchange }: Answer): Promise<void> {
  if (!REFUSED_AGAIN.has(status)) return;
  const other = context.of(context.interface === 'cases-v2' ? 'cases-v3' : 'cases-v2');
  const first = other.exclusionOf(MESSAGE_RULE) === undefined ? await attempt(() => sendMessage(other)) : undefined;
  const isFirst = first === undefined || !SUCCESS.has(first.status) || first.exchange > exchange;
  const before = `${other.interface} has sent the same message before, which is refused with ${status} now`;
  assume(isFirst, `${before}; ${APART}, with another message`);
  if (STATE_REFUSED.has(status)) return;
  const report = await reportOf(context);
  if (report === undefined || !STATE_REFUSED.has(report.status)) return;
  assume(false, `${reportedEarlier(report)}, and sent the same message, which is refused with ${status} now`);
}

/** Statuses that refuse every report, not only a second one. */
const REFUSED_ANYWAY = new Set([401, 405]);

/**
 * Excuses the refusal of a second report of readiness, after another version of this run has sent the first.
 *
 * @throws NotApplicable when the second report is refused
 */
export async function assumeFirstReport(context: CaseContext, { status }: Answer): Promise<void> {
  const { interface: id } = context;
  const reporter = reporterIn(context);
  // The documents show no error of the case interface.
  if (reporter === id || !CLIENT_ERROR.has(status) || REFUSED_ANYWAY.has(status)) return;
  if (status === 404 && (await isMissing(context, context.of(reporter)))) return;
  const done = `a partial application is reported ready for decision once, which ${reporter} has done`;
  throw new NotApplicable(`${done}; leave targets.baufi out to have it reported here`);
}

/** Whether the version has no reports of readiness: it answers 404 to GET, where the reporter, in the same state, answers 405. */
async function isMissing(context: CaseContext, reporter: CaseContext): Promise<boolean> {
  const below = await belowForReadiness(context);
  const [own, other] = [await askBelow(context, below), await askBelow(reporter, below)];
  return own.status === 404 && other.status === 405;
}

/**
 * Makes sure that the state of the case allows a change: which changes a state allows is open.
 *
 * @throws Inconclusive when it may not
 */
export async function assumeAllowed(context: CaseContext, answer: Answer, remedy: string): Promise<void> {
  const { status } = answer;
  assume(!STATE_REFUSED.has(status), `the state of the case does not allow this change (${status}); ${remedy}`);
  if (status !== 403) return;
  const why = (await statusThatCloses(context, answer)) ?? (await reportThatCloses(context, answer));
  assume(why === undefined, `${why} may have closed the case (403); ${remedy}`);
}

/** Why the status of the case may not allow further changes, in words of a reason; undefined if nothing suggests that. */
async function statusThatCloses(context: CaseContext, answer: Answer): Promise<string | undefined> {
  const id = await statusSetBefore(context, answer, true);
  if (id !== undefined) return `${id} has set a status before, which was not taken back and`;
  const made =
    context.exclusionOf('status-can-be-set') === undefined ? await attempt(() => setStatus(context)) : undefined;
  return made !== undefined && isThere(made) && !SUCCESS.has(made.status)
    ? 'the status that fixtures.cases.bodies.status sets is there already, and'
    : undefined;
}

/** The report of readiness that may have closed the case before the given response, in words of a reason; undefined if there was none. */
async function reportThatCloses(context: CaseContext, { exchange }: Answer): Promise<string | undefined> {
  const report = await reportOf(context);
  if (report === undefined) return undefined;
  if (STATE_REFUSED.has(report.status)) return `${reportedEarlier(report)}, which`;
  return SUCCESS.has(report.status) && report.exchange < exchange
    ? `${reporterIn(context)} has reported the partial application ready for decision before, which`
    : undefined;
}

/** The response to the report of readiness; undefined if this run sends none. */
async function reportOf(context: CaseContext): Promise<Answer | undefined> {
  const other = context.of(reporterIn(context));
  return other.exclusionOf(READINESS_RULE) === undefined ? attempt(() => sendReadiness(other)) : undefined;
}

const reportedEarlier = ({ status }: Answer): string =>
  `a run before this one may have reported the partial application ready for decision (${status} now)`;

/** Whether the record already had the new values before the change. */
const isThere = ({ reversal }: Reversible): boolean => reversal.isKnown && reversal.undo === undefined;

interface Statement<Id extends CaseInterface> {
  title: string;
  source: readonly string[];
  interfaces?: readonly Id[];
  /** The operation that is judged. */
  at: string;
  /** Prefix of the names of its faults. */
  fault: string;
  /** Faults in addition to those that every change has. */
  brokenBy?: readonly string[];
  body: BodyName;
  needs?: readonly Need[];
  /** What cannot be undone, as a note. */
  stays?: string;
  send(context: StepContext<Id>): Promise<Answer | Reversible>;
  /** Advice for a case whose state does not allow the change; by default to check the body and mayChange. */
  remedy?: string;
  /** Called before the response is judged. */
  judged?(context: StepContext<Id>, answer: Answer | Reversible): void | Promise<void>;
}

/** Judges that a further change, if one was sent, is no server error; whether it is allowed is open. */
export function expectNoCrash({ expect }: Context, answer: Answer | undefined, what: string): void {
  if (answer !== undefined) expect.that(!isCrash(answer), `${what}, or refused`, String(answer.status), answer);
}

/** The rule that a change with a configured body is accepted. */
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
    needs: (id) => [...needsToChange(id), ...needs, `fixtures.cases.bodies.${body}`],
    brokenBy: [`${fault}-answers-405`, ...brokenBy],
    async check(context) {
      const answer = await send(context);
      await judged(context, answer);
      const isRefusedAgain = 'reversal' in answer && isThere(answer) && REFUSED_AGAIN.has(answer.status);
      const why = `what fixtures.cases.bodies.${body} sets is there already, and refused with ${answer.status} now`;
      assume(!isRefusedAgain, `${why}; name another case, and ${APART}`);
      const fixtures = [`fixtures.cases.bodies.${body}`, 'fixtures.cases.mayChange'];
      await assumeAllowed(context, answer, remedy);
      context.expect.status(answer, SUCCESS, statusOf(answer, fixtures));
      const undone = 'reversal' in answer ? answer.reversal.undone : undefined;
      expectNoCrash(context, undone, 'the former state to be set again');
      if (stays !== undefined) context.note(`${stays}, which cannot be undone`);
    },
  });
}
