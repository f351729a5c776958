import {
  assume,
  DENIED,
  decode,
  hasCredential,
  SUCCESS_OR_REDIRECT,
  type Answer,
  type Caller,
  type Context,
  type StepContext,
} from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { forgedToken } from '../../steps/access-token.ts';
import { tried } from '../../steps/tried.ts';
import { REPORT_KINDS, type KindPlace, type ReportKind } from './kinds.ts';
import {
  assumeReadable,
  everyReading,
  REVEALING,
  GIVEN_REPORTS,
  idOfGiven,
  readGiven,
  readUnknownReport,
} from './read-report.ts';
import {
  acceptedReport,
  firstReading,
  isAccepted,
  readingsOf,
  requestWithBody,
  segmentsOf,
  sendRequest,
  unusableBodies,
} from './request-report.ts';
import { KINDS_WITH, otherBody, otherReport, requestsWithBadValues } from './request-properties.ts';
import { keepsState } from '../../steps/state.ts';

/** A caller that may not request or read reports. */
type Stranger = keyof typeof NAMES;

const NAMES = {
  none: 'no credential',
  nonsense: 'an invented credential',
  reportForbidden: 'credentials.reportForbidden',
};

function readUnknownAs(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer> {
  return context.once(`unknown report read with ${NAMES[stranger]}: ${kind}`, (step) =>
    readAt(step, kind, step.uuid(), stranger),
  );
}

/** Expects 403 for `credentials.reportForbidden`. The reason of anything but a refusal names the setting, which may be a wrong one. */
export function expectForbidden({ expect }: Context, answer: Answer): void {
  const { status } = answer;
  const advice = SUCCESS_OR_REDIRECT.has(status) ? '; credentials.reportForbidden has to be without permission' : '';
  expect.status(answer, 403, `${status}${advice}`);
}

/** A stranger's read of a report that the caller can read or, if there is none, of one that does not exist. */
export async function strangersRead(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer> {
  return (await ownReadBy(context, kind, stranger)) ?? readUnknownAs(context, kind, stranger);
}

/**
 * The same, if a refusal is due to the stranger: for a report that does not exist, the caller has to get a different response.
 *
 * @throws Inconclusive when the caller does not
 */
export async function readAsStranger(context: Context, kind: ReportKind, stranger: Stranger): Promise<Answer> {
  const own = await ownReadBy(context, kind, stranger);
  if (own !== undefined) return own;
  const answer = await readUnknownAs(context, kind, stranger);
  if (REVEALING.has(answer.status)) return answer;
  const { status: toCaller } = await readUnknownReport(context, kind);
  const remedy = context.mayWrite
    ? `this run has no report of ${kind} that the caller can read; see credentials.report and fixtures.report.kinds`
    : 'name one in fixtures.report.readyReport, or allow to request one with --allow-writes';
  const statuses = `${answer.status} with ${NAMES[stranger]} and ${toCaller} with credentials.report`;
  const why = `a report that does not exist answers ${statuses}, which does not show what an existing one would`;
  assume(DENIED.has(answer.status) && !DENIED.has(toCaller), `${why}; ${remedy}`);
  context.note(`judged by a report that does not exist; ${remedy}`);
  return answer;
}

async function ownReadBy(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer | undefined> {
  if (!context.mayWrite) return givenReadBy(context, kind, stranger);
  if (!(await isAccepted(context, kind))) return undefined;
  return context.once(`report read with ${NAMES[stranger]}: ${kind}`, async (step) => {
    if (isReadLate(step, kind, stranger)) await readingsOf(step, kind);
    const answer = await (stranger === 'nonsense' ? readOwnWithNonsense(step, kind) : readOwnAs(step, kind, stranger));
    return unlessGone(answer, async () => step.target.follow(await acceptedReport(step, kind), 'report'));
  });
}

/**
 * The answer to a stranger; undefined if it may be due to the report instead, since the caller cannot read that any more. How long a report
 * is kept, and what is answered afterwards, is open (R131).
 */
async function unlessGone(answer: Answer | undefined, toCaller: () => Promise<Answer>): Promise<Answer | undefined> {
  if (answer === undefined || DENIED.has(answer.status) || REVEALING.has(answer.status)) return answer;
  return REVEALING.has((await toCaller()).status) ? answer : undefined;
}

/**
 * Strangers read half of the kinds only once the report is ready: a server that protects the state may still reveal the address. They take
 * turns, so that every kind is read in both states.
 */
function isReadLate(context: StepContext, kind: ReportKind, stranger: Stranger): boolean {
  const turn = REPORT_KINDS.indexOf(kind) + Object.keys(NAMES).indexOf(stranger);
  return keepsState(context) && turn % 2 === 1;
}

/** A stranger's read of a report that the operator names; undefined if no such report is left. */
async function givenReadBy(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer | undefined> {
  for (const fixture of GIVEN_REPORTS) {
    const reportId = idOfGiven(context, kind, fixture);
    const reading = await readGiven(context, kind, fixture);
    if (reportId === undefined || reading === undefined || !REVEALING.has(reading.status)) continue;
    const answer = await context.once(`${fixture} read with ${NAMES[stranger]}`, async (step) =>
      unlessGone(await readAt(step, kind, reportId, stranger), () => readAt(step, kind, reportId, 'report')),
    );
    if (answer !== undefined) return answer;
  }
  return undefined;
}

async function readOwnAs(step: StepContext, kind: ReportKind, stranger: Caller): Promise<Answer> {
  await assumeReadable(step, kind);
  return step.target.follow(await acceptedReport(step, kind), stranger);
}

/** Reads at the path of the report, since only configured credentials follow a Location; undefined if the caller cannot read it there. */
async function readOwnWithNonsense(step: StepContext, kind: ReportKind): Promise<Answer | undefined> {
  const { reading } = await firstReading(step, kind);
  const accepted = await acceptedReport(step, kind);
  const [, segment = ''] = segmentsOf(accepted);
  const reportId = decode(segment);
  if (/^\.{0,2}$/.test(reportId)) return undefined;
  const isThere = reading.url === `${accepted.url}/${encodeURIComponent(reportId)}`;
  const { status } = isThere ? reading : await readAt(step, kind, reportId, 'report');
  return REVEALING.has(status) ? readAt(step, kind, reportId, 'nonsense') : undefined;
}

function readAt(step: StepContext, kind: ReportKind, reportId: string, who: Stranger | 'report'): Promise<Answer> {
  return step.target.send('report', 'GET', `/${kind}/{reportId}`, {
    ...senderOf(step, who, kind),
    params: { reportId },
  });
}

/** The credential of a request. Depending on the kind, an invented one is a forged Bearer token, the right one lengthened, or any text. */
function senderOf(step: StepContext, who: Stranger | 'report', kind: ReportKind): Sender {
  if (who !== 'nonsense') return { as: who };
  const invented = (Authorization: string): Sender => ({ as: 'none', headers: { Authorization } });
  const forms: readonly Sender[] = [
    invented(`Bearer ${forgedToken(step)}`),
    { as: 'report', spoilt: 'lengthened' },
    invented(step.uuid()),
  ];
  return forms[REPORT_KINDS.indexOf(kind) % forms.length] ?? {};
}

/** The kind of which each stranger requests a report with properties; its other requests have none. */
const KIND_WITH_PROPERTIES: Readonly<Partial<Record<Stranger, ReportKind | undefined>>> = {
  none: KINDS_WITH.fromDay[0],
  nonsense: KINDS_WITH.category[0],
};

/** Requests a report as a stranger right after the caller did, to find servers that cache the authorisation. Some requests have properties. */
export function requestAsStranger(context: StepContext, kind: ReportKind, stranger: Stranger): Promise<Answer> {
  return context.once(`report requested with ${NAMES[stranger]}: ${kind}`, async (step) => {
    const isTaken = hasCredential(step.config, 'report') && (await isAccepted(step, kind));
    const isItsTurn = stranger === 'reportForbidden' || KIND_WITH_PROPERTIES[stranger] === kind;
    const hasProperties = isTaken && isItsTurn && (await otherReport(step, kind)) !== undefined;
    const json = hasProperties ? otherBody(step, kind) : {};
    return sendRequest(step, kind, { ...senderOf(step, stranger, kind), json });
  });
}

/**
 * Makes sure that the caller without permission is known: 403 is only for a lack of permission.
 *
 * @param answer - the response to that caller
 * @param toNonsense - sends the same request with an invented credential
 * @throws Inconclusive when both are refused with 401
 */
export async function assumeKnown(answer: Answer, toNonsense: () => Promise<Answer>): Promise<void> {
  const isUnknown = answer.status === 401 && (await toNonsense()).status === 401;
  const remedy = 'supply one that is known and has no permission as credentials.reportForbidden';
  assume(!isUnknown, `refused with 401, like an invented credential; ${remedy}`);
}

/** Responses to requests for a kind whose body is unusable or carries a bad value. */
export async function provokedRefusals(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const unusable = unusableBodies(context.config, kind).map(async (name) => requestWithBody(context, kind, name));
  return [...(await Promise.all(unusable)), ...(await requestsWithBadValues(context, kind))];
}

/** The responses to the caller at a place, any of which may be a refusal: all reads of the kind, or requests that have to be refused. */
export function toCaller(context: StepContext, { kind, ofReport }: KindPlace): Promise<readonly Answer[]> {
  return (ofReport ? everyReading : provokedRefusals)(context, kind);
}

/** The responses to all strangers at a place; `reportForbidden` only if the run has this credential. */
export async function toStrangers(context: StepContext, { kind, ofReport }: KindPlace): Promise<readonly Answer[]> {
  const strangers: Stranger[] = ['none', 'nonsense'];
  if (hasCredential(context.config, 'reportForbidden')) strangers.push('reportForbidden');
  const ask = ofReport ? strangersRead : requestAsStranger;
  const answers = await Promise.all(strangers.map((stranger) => tried(ask(context, kind, stranger))));
  return answers.filter((answer) => answer !== undefined);
}
