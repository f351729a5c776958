import {
  assume,
  decode,
  Inconclusive,
  isObject,
  isSecretParameter,
  jsonType,
  NotApplicable,
  SUCCESS,
  type Answer,
  type Context,
  type StatusRange,
  type StepContext,
} from '../../engine.ts';
import { openWayOf } from '../../steps/redirects.ts';
import { tried } from '../../steps/tried.ts';
import { permittedKinds, REPORT_KINDS, type ReportKind } from './kinds.ts';
import { readingsOfOther } from './request-properties.ts';
import { acceptedReport, firstReading, isAccepted, readingsOf, type FirstReading } from './request-report.ts';
import { credentialsOf, type Extra } from './preflight.ts';

/** The statuses that reveal a report or its state. 500 reveals nothing: it is listed, but its conditions are not shown (R128). */
export const REVEALING: StatusRange = { says: '2xx or 303', has: (status) => SUCCESS.has(status) || status === 303 };

/**
 * The 303 of a report of a kind: of the report that this run requested or, in a run without writes, of the one that the operator names.
 *
 * @throws Inconclusive when the report does not get ready
 */
export async function readyReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  const given = await readGiven(context, kind, 'readyReport');
  if (given !== undefined) {
    const wanted = 'a report that is ready (303)';
    assume(given.status === 303, `fixtures.report.readyReport must name ${wanted}, got ${given.status}`);
    return given;
  }
  const readings = await readingsOf(context, kind);
  const last = readings.at(-1);
  const remedy = 'raise timing.patienceMs, or leave the kind out of fixtures.report.kinds';
  assume(last?.status !== 200, `the report was not ready (303) after ${readings.length} reads; ${remedy}`);
  const got = `the last read answered ${last?.status}${unlessProduced(last)}`;
  assume(last?.status === 303, `needs a report that gets ready (303); ${got}`);
  return last;
}

/** What to do about a kind whose reports cannot be read: the conditions of 4xx and 500 are not shown. */
function unlessProduced(reading: Answer | undefined): string {
  const remedy = '; if no report of the kind can be produced, leave it out of fixtures.report.kinds';
  return reading !== undefined && reading.status >= 400 ? remedy : '';
}

/** The settings that name a report for runs without writes. */
export const GIVEN_REPORTS = ['readyReport', 'runningReport'] as const;
type GivenReport = (typeof GIVEN_REPORTS)[number];

/** The identifier of such a report; undefined if the operator names none of the kind, or if the run requests its own. */
export function idOfGiven(
  { config, mayWrite }: StepContext,
  kind: ReportKind,
  fixture: GivenReport,
): string | undefined {
  const [named, reportId] = config.fixtures?.report?.[fixture]?.split('/').slice(-2) ?? [];
  return mayWrite || named !== kind || reportId === undefined ? undefined : decode(reportId);
}

/** Reads such a report; undefined if there is none. */
export async function readGiven(
  context: StepContext,
  kind: ReportKind,
  fixture: GivenReport,
): Promise<Answer | undefined> {
  const reportId = idOfGiven(context, kind, fixture);
  if (reportId === undefined) return undefined;
  return context.once(`${fixture} read`, ({ target }) =>
    target.send('report', 'GET', `/${kind}/{reportId}`, { params: { reportId } }),
  );
}

/**
 * The 303 of a report of a kind and, if they answer 303 too, of a second report of this run and of a further read of the first. How long a
 * report is kept is open.
 *
 * @throws Inconclusive when the report does not get ready
 */
export async function readyReports(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const first = await readyReport(context, kind);
  if (!context.mayWrite) return [first];
  const others = [...(await readingsOfOther(context, kind)), await readAgain(context, kind)];
  return [first, ...others.filter(({ status }) => status === 303)];
}

/** Reads the first report of this run once more after it got ready. */
export function readAgain(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`ready report read again: ${kind}`, async (step) =>
    step.target.follow(await acceptedReport(step, kind), 'report'),
  );
}

/** All reads of a kind in this run: of an unknown report, and of the run's own reports or else of those that the operator names. */
export async function everyReading(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const isOwn = context.mayWrite && (await isAccepted(context, kind));
  const own = isOwn ? await readingsOf(context, kind) : [];
  const others = isOwn
    ? [...(await readingsOfOther(context, kind)), await readAgain(context, kind)]
    : await Promise.all(GIVEN_REPORTS.map((fixture) => readGiven(context, kind, fixture)));
  return [await readUnknownReport(context, kind), ...own, ...others.filter((answer) => answer !== undefined)];
}

function endOf({ reading, missed }: FirstReading): string {
  const { status } = reading;
  if (status === 404) return `unknown (404) at ${missed + 1} reads`;
  const end = status === 303 ? 'ready (303)' : `answered with ${status}`;
  return missed === 0 ? `${end} at its first read` : `${end} after ${missed} × 404`;
}

/**
 * Makes sure that the credential can read reports of a kind, so that a refusal is due to the identifier or the caller.
 *
 * @throws Inconclusive when the caller cannot read its own report
 */
export async function assumeReadable(context: StepContext, kind: ReportKind): Promise<void> {
  const { reading } = await firstReading(context, kind);
  const got = `${reading.status}${unlessProduced(reading)}`;
  const isRead = REVEALING.has(reading.status);
  assume(isRead, `needs a report of the caller's own that can be read (${REVEALING.says}), got ${got}`);
}

/** An identifier of no report. The form of identifiers is open: every other kind gets one that is no UUID, which a server may refuse elsewhere. */
function unknownId({ uuid }: StepContext, kind: ReportKind): string {
  return `${REPORT_KINDS.indexOf(kind) % 2 === 1 ? 'unbekannt-' : ''}${uuid()}`;
}

/** Reads a report that does not exist, after requesting one that a server could serve in its place. */
export function readUnknownReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`unknown report read: ${kind}`, async (step) => {
    if (step.mayWrite) await isAccepted(step, kind);
    return step.target.send('report', 'GET', `/${kind}/{reportId}`, { params: { reportId: unknownId(step, kind) } });
  });
}

/** Statuses that concern the identifier, and not the caller or the state of the server. */
const ABOUT_THE_IDENTIFIER = [400, 404, 410, 422];

/**
 * The response to a read of a report that does not exist. If it is a refusal, makes sure that not every read is refused: by a report of this
 * run or, in a run without writes, by the status.
 *
 * @throws Inconclusive when the refusal may have another reason than the identifier
 */
export async function unknownReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  const answer = await readUnknownReport(context, kind);
  if (REVEALING.has(answer.status)) return answer;
  const isAboutIt = ABOUT_THE_IDENTIFIER.includes(answer.status);
  const remedy = 'see credentials.report, or allow a report of its own with --allow-writes';
  if (context.mayWrite) await assumeReadable(context, kind);
  else assume(isAboutIt, `status ${answer.status} need not be about the report; ${remedy}`);
  return answer;
}

/** The values that the sources allow in `status` (R14). */
export const STATUSES: readonly unknown[] = ['REQUESTED', 'PROCESSING'];

/** Tells whether a response shows a report that is still being produced, by its status or its body. */
function isRunning(reading: Answer): boolean {
  return reading.status === 200 || showsState(reading);
}

function showsState(answer: Answer): boolean {
  const body = answer.json();
  return isObject(body) && STATUSES.includes(body['status']);
}

/**
 * The responses that show a report of a kind, or a second one of this run, while it is produced. How long that takes is not shown: a report
 * may be ready at once.
 *
 * @throws NotApplicable when the report was ready at once, but one of another kind was seen while it was produced
 * @throws Inconclusive when no report was seen while it was produced, or the one that the operator names is finished
 */
export async function generationReadings(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const given = await readGiven(context, kind, 'runningReport');
  if (given !== undefined) {
    const wanted = 'a report that is still being produced (200)';
    assume(isRunning(given), `fixtures.report.runningReport must name ${wanted}, got ${given.status}`);
    return [given];
  }
  const own = await readingsOf(context, kind);
  const others = context.mayWrite ? await readingsOfOther(context, kind) : [];
  const shown = [...own, ...others].filter(isRunning);
  if (shown.length > 0) return shown;
  const first = await firstReading(context, kind);
  const reason = `no report was seen while it was produced: ${endOf(first)}`;
  if (first.reading.status !== 303) throw new Inconclusive(`${reason}${unlessProduced(first.reading)}`);
  for (const other of permittedKinds(context.config)) {
    const isSeen = (await isAccepted(context, other)) && (await readingsOf(context, other)).some(isRunning);
    if (isSeen) throw new NotApplicable(reason);
  }
  throw new Inconclusive(`${reason}; put a slower kind into fixtures.report.kinds`);
}

/**
 * The responses that show the state of a report of a kind: those of `generationReadings`, and a 200 after the report was ready, since a 200
 * means that it is still being produced. Any other response to a further read is open.
 *
 * @throws NotApplicable or Inconclusive like `generationReadings`
 */
export async function shownStates(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const readings = await generationReadings(context, kind);
  const again = context.mayWrite ? await readAgain(context, kind) : undefined;
  return again?.status === 200 ? [...readings, again] : readings;
}

/** Expects that a response reveals neither a report nor its state, not even behind a redirect. A redirect to a login is allowed. */
export async function expectNotGiven(context: Context, kind: ReportKind, answer: Answer): Promise<void> {
  const { expect } = context;
  expect.refused(answer, REVEALING);
  for (const one of await openWayOf(context, answer)) {
    expect.that(!showsState(one), 'a refusal without data', `${one.status} with the state of the report`, one);
    const address = one.location();
    if (address === undefined) continue;
    const ready = (await tried(readyReport(context, kind)))?.location();
    const isReady = ready !== undefined && isSamePlace(ready, address);
    expect.that(!isReady, 'a refusal without data', `${one.status} with the address of the report`, one);
  }
}

/** A timestamp in a query parameter, such as that of the expiry. */
const IS_MOMENT = /^\d[\d:.TZ-]*$/;

/** Tells whether two URLs have the same target, whatever their signatures. A login may differ from a report in query or fragment only. */
function isSamePlace(one: URL, other: URL): boolean {
  if (one.origin !== other.origin || one.pathname !== other.pathname || one.hash !== other.hash) return false;
  if (one.search === '' || other.search === '') return true;
  const shared = [...one.searchParams].filter(([name]) => other.searchParams.has(name));
  const isSame = ([name, value]: [string, string]) =>
    isSecretParameter(name) || IS_MOMENT.test(value) || other.searchParams.get(name) === value;
  return shared.length > 0 && shared.every(isSame);
}

/** Reads the documentation address, without a credential unless an extra adds one. */
export function documentation(context: StepContext, extras: readonly Extra[] = []): Promise<Answer> {
  const key = ['documentation read', ...extras].join(' with ');
  return context.once(key, (step) => step.target.send('report', 'GET', '/documentation', credentialsOf(step, extras)));
}

/** Expects a string as body: text or a JSON string, since no media type is shown, but no JSON object, array or null. */
export function expectString({ expect }: Context, answer: Answer): void {
  const type = jsonType(answer.json());
  // In another media type, `null` is a text.
  const isNull = type === 'null' && /[/+]json$/.test(answer.mediaType);
  expect.that(type !== 'object' && type !== 'array' && !isNull, 'a string as body', `a JSON ${type}`, answer);
}
