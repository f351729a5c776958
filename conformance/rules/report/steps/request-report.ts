import { assume, type Answer, type Config, type Parts, type StepContext } from '../../engine.ts';
import { isFound } from '../../steps/statuses.ts';
import { tried } from '../../steps/tried.ts';
import { permittedKinds, placesAt, type ReportKind } from './kinds.ts';

/** Sends a report request. */
export function sendRequest({ target }: StepContext, kind: ReportKind, parts: Parts): Promise<Answer> {
  return target.send('report', 'POST', `/${kind}`, parts);
}

/** Requests a report of a kind without properties, once per run for all rules. */
export function requestReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`report requested: ${kind}`, (step) => sendRequest(step, kind, { json: {} }));
}

/**
 * The response to an accepted request.
 *
 * @throws Inconclusive when the request was not accepted, which another rule judges
 */
export async function acceptedReport(context: StepContext, kind: ReportKind): Promise<Answer> {
  const answer = await requestReport(context, kind);
  const got = `${answer.status}; see credentials.report and fixtures.report.kinds`;
  assume(answer.status === 202, `needs an accepted request (202), got ${got}`);
  return answer;
}

/** Tells whether a request for a kind is accepted; one that gets no answer is not. */
export async function isAccepted(context: StepContext, kind: ReportKind): Promise<boolean> {
  return (await tried(requestReport(context, kind)))?.status === 202;
}

/** The last two segments of a Location, as written: the kind and the identifier of the report. */
export function segmentsOf(accepted: Answer): string[] {
  const segments = accepted.location()?.pathname.split('/') ?? [];
  return segments.filter((segment) => segment !== '').slice(-2);
}

/** The first permitted kind whose request is accepted; undefined when there is none. */
export function acceptedKind(context: StepContext): Promise<ReportKind | undefined> {
  return context.once('first kind that is accepted', async (step) => {
    for (const kind of permittedKinds(step.config)) if (await isAccepted(step, kind)) return kind;
    return undefined;
  });
}

/** The first read that found a fresh report. */
export interface FirstReading {
  /** That read; the last one if none found the report. */
  reading: Answer;
  /** How many reads before it answered 404. */
  missed: number;
}

/** Reads a fresh report at the Location of its request, and again while it answers 404. */
export function firstReading(context: StepContext, kind: ReportKind): Promise<FirstReading> {
  return context.once(`report read: ${kind}`, async (step) => {
    const accepted = await acceptedReport(step, kind);
    let reads = 0;
    const read = () => {
      reads += 1;
      return step.target.follow(accepted, 'report');
    };
    const reading = await step.poll(read, isFound);
    return { reading, missed: reads - 1 };
  });
}

/**
 * Reads a fresh report until it answers other than 200, or the patience ends; does not follow the 303.
 *
 * @returns every response in order; the first one is that of `firstReading`
 */
export function readingsOf(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  return context.once(`report read until it is ready: ${kind}`, async (step) =>
    readUntilReady(step, (await firstReading(step, kind)).reading, await acceptedReport(step, kind)),
  );
}

/**
 * Reads a report until it answers other than 200, or the patience ends.
 *
 * @param first - the first response, already read
 * @param accepted - the response with the Location of the report
 * @returns every response in order
 */
export async function readUntilReady(step: StepContext, first: Answer, accepted: Answer): Promise<readonly Answer[]> {
  const readings: Answer[] = [];
  const read = async () => {
    const reading = readings.length === 0 ? first : await step.target.follow(accepted, 'report');
    readings.push(reading);
    return reading;
  };
  await step.poll(read, ({ status }) => status !== 200);
  return readings;
}

/** Bodies that are not the JSON object of a report request, by name; undefined for no body at all. */
const BODIES: Readonly<Record<string, string | undefined>> = {
  absent: undefined,
  malformed: '{',
  array: '[]',
  string: '"partner"',
  number: '1',
  boolean: 'true',
  null: 'null',
};

/** The names of the unusable bodies that are sent to a kind. */
export function unusableBodies(config: Config, kind: ReportKind): readonly string[] {
  return ['absent', 'malformed', ...placesAt(config, kind, ['R52']).flatMap(({ values }) => values['values'] ?? [])];
}

/** Requests a report with an unusable body, once per run. */
export function requestWithBody(context: StepContext, kind: ReportKind, name: string): Promise<Answer> {
  const [raw, contentType] = [BODIES[name], 'application/json'];
  const body = raw === undefined ? { headers: { 'Content-Type': contentType } } : { raw, contentType };
  const key = `report requested with an unusable body: ${kind} ${name}`;
  return context.once(key, (step) => sendRequest(step, kind, body));
}

/** Requests a report with a JSON body that names another media type, once per run. */
export function requestAs(context: StepContext, kind: ReportKind, contentType = 'text/plain'): Promise<Answer> {
  const parts = { json: {}, contentType };
  return context.once(`report requested as ${contentType}: ${kind}`, (step) => sendRequest(step, kind, parts));
}

const FORM = /[A-Z]{3}[0-9]{2}/;

/** Tells whether the operator names a partner of the form that a report requires. */
export function namesPartner({ fixtures }: Config): boolean {
  return FORM.test(fixtures?.report?.partnerId ?? '');
}

/**
 * A partner for whom the report may be requested.
 *
 * @throws Inconclusive when the operator names none, or one whose identifier is of another form
 */
export function partnerOfReport(context: StepContext): string {
  const partnerId = context.fixture('report', 'partnerId');
  const form = 'three capital letters and two digits';
  assume(namesPartner(context.config), `fixtures.report.partnerId is none for a report, which wants ${form}`);
  return partnerId;
}
