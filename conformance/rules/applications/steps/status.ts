import { assume, leftOut, NotApplicable, SUCCESS, type Answer, type Context, type StepContext } from '../../engine.ts';
import { assumeSuccess } from '../../steps/statuses.ts';
import { FIXTURE, isRefused, originalRecord, patchApplication, readApplication } from './application.ts';
import { assumeRead, providerStatusPlan, leaveBehind, change, type Change, type Plan } from './change.ts';
import { changeDated, type Dated } from './dated.ts';
import { providerStatusIn, shownAs, statusIn, isWhole, type Status } from './members.ts';
import { assumeMade } from './read-back.ts';
import { changeAndUndo, expectAccepted, firstPatch } from './patches.ts';
import { LISTS } from '../../../../generated/platform.ts';
import { keepsState } from '../../steps/state.ts';

/** The status values that D2 names; the others are not shown. */
export const NAMED = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' } as const;
/** The neutral reason, which does the least harm. */
const NO_REASON = 'KEINE_ANGABE';
const OTHER_REASON = 'UNTERLAGEN_UNVOLLSTAENDIG';
const COMMENT = 'Prüfung der Schnittstelle';

/** A replacement of the whole status. */
interface StatusReplacement extends Dated {
  /** The members that were sent last. */
  status: Status;
}

/**
 * Replaces the whole status, with all four members. The provider's part is the configured one, else the present one, so that only the
 * reason changes. A rejection, the one form that D2 shows, may be final: it is sent only if the record shows no value of the provider's
 * part, or if the shown one is refused, since a deployment may accept a reason only with a rejection.
 */
export function replaceStatus(context: StepContext): Promise<StatusReplacement> {
  return context.once('status replaced', async (step) => {
    const original = await originalRecord(step);
    const present = statusIn(original);
    const provider = step.config.fixtures?.applications?.produktAnbieterStatus ?? providerStatusIn(original);
    const ablehnungsgrund = present?.ablehnungsgrund === NO_REASON ? OTHER_REASON : NO_REASON;
    const rejection = {
      antragsteller: present?.antragsteller ?? NAMED.antragsteller,
      produktAnbieter: NAMED.produktAnbieter,
      ablehnungsgrund,
      kommentar: present?.kommentar ?? COMMENT,
    };
    const send = (status: Status) => changeDated(step, statusChange(original, status));
    let status: Status = provider === undefined ? rejection : { ...rejection, produktAnbieter: provider };
    let change = await send(status);
    const mayTakeRejection = isRefused(change.answer) && provider !== undefined;
    if (mayTakeRejection && provider !== NAMED.produktAnbieter) {
      status = rejection;
      change = await send(status);
    }
    const isRejected = present?.produktAnbieter === NAMED.produktAnbieter;
    const lost = (['ablehnungsgrund', 'kommentar'] as const).filter(
      (name) =>
        (isRejected || name === 'kommentar') &&
        [original, change.after].every((record) => statusIn(record)?.[name] === undefined),
    );
    if (present !== undefined && !isRefused(change.answer) && lost.length > 0)
      leaveBehind(step, `a former ${lost.join(' and ')} of the status was not readable and is overwritten`);
    return { ...change, status };
  });
}

interface ProviderStatusChange extends Dated {
  value: string;
  /** Whether the value comes from the record or the configuration. */
  isKnown: boolean;
  /** Whether the record shows the value already. */
  isPresent: boolean;
  isRejection: boolean;
}

/** Replaces the provider's part of the status by the configured value, else by the present one, else by a rejection. */
export function replaceProviderStatus(context: StepContext): Promise<ProviderStatusChange> {
  return context.once('provider status replaced', async (step) => {
    const original = await originalRecord(step);
    const value = step.config.fixtures?.applications?.produktAnbieterStatus ?? providerStatusIn(original);
    const isPresent = value !== undefined && value === statusIn(original)?.produktAnbieter;
    const sent = value ?? NAMED.produktAnbieter;
    const plan = providerStatusPlan(sent);
    // Sending the present value changes nothing, so there is nothing to undo or to wait for.
    const change = isPresent
      ? await changeAndUndo(step, { ...plan, undo: () => [] })
      : await changeDated(step, { ...plan, ...whenShown(original, sent) });
    const isRejection = sent === NAMED.produktAnbieter;
    return { ...change, value: sent, isKnown: value !== undefined, isPresent, isRejection };
  });
}

/**
 * Makes sure that the configured status differs from the present one.
 *
 * @throws Skipped when none is configured
 * @throws Inconclusive when it is the same
 */
export function assumeOtherStatus({ config }: StepContext, former: unknown): void {
  const setting = 'fixtures.applications.produktAnbieterStatus';
  const value = config.fixtures?.applications?.produktAnbieterStatus;
  if (value === undefined) throw leftOut(setting);
  assume(value !== statusIn(former)?.produktAnbieter, `needs a status other than the present one in ${setting}`);
}

/** The reason why a refused change of the status is not judged: the documents do not show the allowed transitions. */
export function notAllowed({ status }: Answer): string {
  return `needs an application whose status may be replaced, got ${status}; see ${FIXTURE}`;
}

/** Replaces the whole status; an undefined member is not sent. */
function statusPlan(value: Readonly<Record<string, string | undefined>>): Plan {
  return { operations: [{ op: 'replace', path: '/status', value }] };
}

/** Replaces the whole status, and recognizes it by the provider's part, if that can be read and changes. */
function statusChange(original: unknown, value: Status): Plan {
  return { ...statusPlan(value), ...whenShown(original, value.produktAnbieter) };
}

/** Reads may lag behind, and a later date may belong to an earlier change: the provider's part identifies this change. */
function whenShown(original: unknown, sent: string | undefined): Pick<Plan, 'isShown'> {
  const present = statusIn(original)?.produktAnbieter;
  return present === undefined || present === sent
    ? {}
    : { isShown: (record) => statusIn(record)?.produktAnbieter === sent };
}

/** Rejections of the application, each undone before the next. */
interface Rejections {
  /** Without a reason. */
  unexplained: Dated;
  /** With a reason, without a comment. */
  without: Dated;
  /** With a reason and a comment. */
  with: Dated;
  /** The status that both of these have set. */
  status: Status;
}

/**
 * Rejects the application three times. The operator has to allow it: if a rejection is final, the application stays rejected.
 *
 * @throws Skipped when that is not allowed
 * @throws Inconclusive when the record does not show the status, which could then not be restored
 */
export function rejectApplication(context: StepContext): Promise<Rejections> {
  return context.once('rejections', async (step) => {
    if (step.config.fixtures?.applications?.mayReject !== true) throw leftOut('fixtures.applications.mayReject');
    const original = await originalRecord(step);
    assume(isWhole(statusIn(original)), 'needs a record that shows both parts of the status');
    const { isAccepted, attempts } = await firstPatch(step);
    assume(isAccepted, `needs a patch that is accepted (2xx), got ${attempts.at(-1)?.answer.status}`);
    const reject = (more: Status) => changeDated(step, statusChange(original, { ...NAMED, ...more }));
    const explained = { ablehnungsgrund: NO_REASON };
    return {
      unexplained: await reject({}),
      without: await reject(explained),
      with: await reject({ ...explained, kommentar: COMMENT }),
      status: { ...NAMED, ...explained },
    };
  });
}

/**
 * Judges that a rejection is accepted.
 *
 * @throws Inconclusive when it is refused while the application is still rejected from before
 */
export async function expectRejected(context: Context, { answer, former }: Dated): Promise<void> {
  const isAgain = showsRejection(former) && !SUCCESS.has(answer.status);
  assume(!isAgain, `needs a rejection that can be undone; the application was still rejected, got ${answer.status}`);
  await expectAccepted(context, answer, 'fixtures.applications.mayReject');
}

/**
 * Judges the comment of a rejection, if the record shows it. Whether a replaced status keeps it is open (N14); it may have text around it.
 *
 * @throws NotApplicable when the record does not show it
 */
export function expectComment(context: Context, { with: { answer, former, after } }: Rejections): void {
  assumeSuccess(answer, 'a rejection with a kommentar that is accepted');
  assumeRead(after);
  const [shown, before] = [after, former].map((record) => statusIn(record)?.kommentar?.normalize());
  if (shown === undefined) throw new NotApplicable('the record does not show the kommentar of a rejection');
  const isWhole = shown.includes(COMMENT) || COMMENT.startsWith(shown);
  assume(isWhole || shown !== before, 'the record shows a kommentar that was there before');
  context.expect.that(isWhole, `kommentar "${COMMENT}" in the record`, shownAs([shown]));
}

/** Whether a record shows a rejection, or the reason of one. */
export function showsRejection(record: unknown): boolean {
  const status = statusIn(record);
  return status?.produktAnbieter === NAMED.produktAnbieter || status?.ablehnungsgrund !== undefined;
}

/**
 * Judges that the record shows a member of the status that was set.
 *
 * @param known - further records that may prove that this deployment shows such a member
 * @throws Inconclusive when the patch was not made, or no record shows such a member
 */
export function expectStatus(
  context: Context,
  { before, answer, after }: Change,
  name: keyof Status,
  sent: Status,
  ...known: unknown[]
): void {
  const shown = name === 'produktAnbieter' ? providerStatusIn(after) : statusIn(after)?.[name];
  assumeMade(answer, shown === sent[name]);
  assumeRead(after);
  // The reason belongs to a rejection: with another status, the server may drop it.
  const mayBeLost = name === 'ablehnungsgrund' && sent.produktAnbieter !== NAMED.produktAnbieter;
  const isKnown = !mayBeLost && [before, ...known].some((record) => statusIn(record)?.[name] !== undefined);
  assume(shown !== undefined || isKnown, `the record shows no ${name} in its status`);
  const got = shownAs([shown], 'no such member');
  context.expect.that(shown === sent[name], `${name} "${sent[name]}" in the record`, got);
}

/** The reasons of a rejection that D2 names. */
export const REASONS = LISTS.ablehnungsgrund;

/** A reason that D2 does not name: one of its values in lower case, which lenient servers are most likely to accept. */
export const UNKNOWN_REASON = NO_REASON.toLowerCase();

interface TriedReasons {
  answers: ReadonlyMap<string, Answer>;
  /** Whether the record shows the unknown reason. */
  isUnknownShown: boolean;
  /** The last accepted reason, and the reason in the record; undefined if the record shows no reasons, or may show another one. */
  last: { sent: string; shown: string | undefined } | undefined;
  /** Whether the first reason, which was accepted before, was still accepted at the end. */
  isStillTaken: boolean;
  /** Whether the status takes reasons: it is a rejection, or one was accepted. Other statuses may take none but the neutral one. */
  takesReasons: boolean;
}

/**
 * Sends the status with each reason in turn, without a comment, and restores the status once at the end, since the adviser is notified
 * of every change. A reason that is refused is sent again with a rejection, if the operator allows one.
 *
 * @throws Inconclusive when no status with a reason is accepted
 */
export function triedReasons(context: StepContext): Promise<TriedReasons> {
  return context.once('reasons of a rejection', async (step) => {
    const { answer: first, status, after: replaced } = await replaceStatus(step);
    assume(
      SUCCESS.has(first.status),
      `needs a status with a reason that is accepted (2xx), as status-can-be-replaced reports, got ${first.status}`,
    );
    const { type } = await firstPatch(step);
    const planFor = (ablehnungsgrund: string, parts: Status = status) =>
      statusPlan({ ...parts, kommentar: undefined, ablehnungsgrund });
    const send = async (reason: string, parts?: Status) =>
      patchApplication(step, planFor(reason, parts).operations, type);
    const isRejected = status.produktAnbieter === NAMED.produktAnbieter;
    const mayReject = !isRejected && step.config.fixtures?.applications?.mayReject === true;
    return change(step, planFor(NO_REASON), type, async ({ answer }) => {
      assume(SUCCESS.has(answer.status), `needs a reason that is accepted again and again, got ${answer.status}`);
      const answers = new Map<string, Answer>([[NO_REASON, answer]]);
      for (const reason of [...REASONS, UNKNOWN_REASON]) {
        if (answers.has(reason)) continue;
        const own = await send(reason);
        const isSentAgain = mayReject && isRefused(own) && reason !== UNKNOWN_REASON;
        answers.set(reason, isSentAgain ? await send(reason, NAMED) : own);
      }
      const [sent = NO_REASON] = [...answers].findLast(([, one]) => SUCCESS.has(one.status)) ?? [];
      const isJudged = keepsState(step) && statusIn(replaced)?.ablehnungsgrund !== undefined && sent !== UNKNOWN_REASON;
      const shown = await step.poll(
        async () => statusIn((await readApplication(step)).json())?.ablehnungsgrund,
        (reason) => !isJudged || reason === sent || reason === UNKNOWN_REASON,
      );
      const isUnknownShown = shown === UNKNOWN_REASON;
      const last = isJudged && !isUnknownShown ? { sent, shown } : undefined;
      const isStillTaken = SUCCESS.has((await send(NO_REASON)).status);
      const isAnyTaken = REASONS.some(
        (reason) => reason !== NO_REASON && SUCCESS.has(answers.get(reason)?.status ?? 0),
      );
      return { answers, isUnknownShown, last, isStillTaken, takesReasons: isRejected || mayReject || isAnyTaken };
    });
  });
}
