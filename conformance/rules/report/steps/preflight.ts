import {
  assume,
  decode,
  hasCredential,
  type Answer,
  type Caller,
  type Context,
  type StepContext,
} from '../../engine.ts';
import { OPERATIONS } from '../../../../generated/operations.ts';
import type { PathOf } from '../../../../generated/contracts.ts';
import { permittedKinds, REPORT_KINDS, type ReportKind } from './kinds.ts';
import { acceptedReport, isAccepted, segmentsOf } from './request-report.ts';

const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

/** The headers that a browser sends for a page of another origin. */
const BROWSER_HEADERS = { Origin: 'https://portal.example', 'Access-Control-Request-Headers': 'authorization' };
const REQUEST_METHOD = 'Access-Control-Request-Method';

/** An addition to OPTIONS: the headers of a preflight, a nonsense credential, one without permission, or an existing report. */
export type Extra = 'headers' | 'wrong' | 'other' | 'known';

/** Extras that one request combines: if it is answered as usual, neither of them makes a difference. */
const TOGETHER: readonly (readonly Extra[])[] = [
  ['headers', 'wrong'],
  ['other', 'known'],
];

/** The operations that answer OPTIONS, as rules name them in their cases. */
export const PREFLIGHTS = OPERATIONS.report.flatMap(({ method, path }) =>
  method === 'OPTIONS' ? [`${method} ${path}`] : [],
);

/**
 * Sends OPTIONS on a path of the contract, without a credential and with an invented report identifier unless an extra says otherwise.
 *
 * @param operation - such as `OPTIONS /rohdaten/{reportId}`
 */
export function preflight(context: StepContext, operation: string, extras: readonly Extra[] = []): Promise<Answer> {
  const path = operation.slice('OPTIONS '.length) as PathOf<'report'>;
  return context.once([operation, ...extras].join(' with '), async (step) => {
    const { headers, ...who } = credentialsOf(step, extras);
    const method = isOfKind(operation) && !path.includes('{') ? 'POST' : 'GET';
    const reportId = extras.includes('known') ? await knownReport(step, operation) : step.uuid();
    assume(reportId, 'needs a Location that ends in the identifier of the report');
    return step.target.send('report', 'OPTIONS', path, {
      ...who,
      headers: { ...headers, ...(extras.includes('headers') ? { ...BROWSER_HEADERS, [REQUEST_METHOD]: method } : {}) },
      params: { reportId },
    });
  });
}

/**
 * The response that shows whether an extra makes a difference. Combines it with a second extra and, if the response differs from the usual one,
 * sends it alone.
 */
export async function preflightWith(context: StepContext, operation: string, extra: Extra): Promise<Answer> {
  const group = TOGETHER.find((one) => one.includes(extra)) ?? [];
  const extras: Extra[] = [];
  for (const one of group) if (one === extra || (await canAdd(context, operation, one))) extras.push(one);
  const usual = await preflight(context, operation);
  const answer = await preflight(context, operation, extras);
  return isAlike(answer, usual) ? answer : preflight(context, operation, [extra]);
}

/** The responses to OPTIONS on a path: for an invented report and, if the run has one, for an existing report. */
export async function preflights(context: StepContext, operation: string): Promise<readonly Answer[]> {
  const usual = await preflight(context, operation);
  const isKnown = await canAdd(context, operation, 'known');
  return isKnown ? [usual, await preflightWith(context, operation, 'known')] : [usual];
}

/**
 * The same responses, all of them 204.
 *
 * @throws Inconclusive when one of them is not 204, which another rule judges
 */
export async function rightPreflights(context: StepContext, operation: string): Promise<readonly Answer[]> {
  const answers = await preflights(context, operation);
  for (const { status } of answers)
    assume(status === 204, `needs a preflight that is answered with 204, got ${status}`);
  return answers;
}

/**
 * The same answers, and the one to a preflight of a browser with a nonsense credential if that is 204, too.
 *
 * @throws Inconclusive when one of the others is not 204
 */
export async function emptyPreflights(context: StepContext, operation: string): Promise<readonly Answer[]> {
  const right = await rightPreflights(context, operation);
  const ofBrowser = await preflightWith(context, operation, 'headers');
  return ofBrowser.status === 204 ? [...right, ofBrowser] : right;
}

async function canAdd(context: StepContext, operation: string, extra: Extra): Promise<boolean> {
  if (extra === 'other') return hasCredential(context.config, 'reportForbidden');
  if (extra === 'known') return (await knownReport(context, operation)) !== undefined;
  return true;
}

/** The identifier of a report of the caller; undefined if the path takes none, or if the run has no report. */
async function knownReport(context: StepContext, operation: string): Promise<string | undefined> {
  const kind = kindAt(operation, permittedKinds(context.config));
  if (kind === undefined || !operation.includes('{') || !context.mayWrite || !(await isAccepted(context, kind))) return;
  return decode(segmentsOf(await acceptedReport(context, kind))[1] ?? '') || undefined;
}

/** Tells whether an operation is on a kind or its reports, not on the root or the documentation. */
export function isOfKind(operation: string): boolean {
  return kindAt(operation, REPORT_KINDS) !== undefined;
}

function kindAt(operation: string, kinds: readonly ReportKind[]): ReportKind | undefined {
  return kinds.find((kind) => kind === operation.split('/')[1]);
}

/** The credential that the extras add to a request that needs none. */
export function credentialsOf(
  { uuid }: StepContext,
  extras: readonly Extra[],
): { as: Caller; headers: Record<string, string> } {
  return {
    as: extras.includes('other') ? 'reportForbidden' : 'none',
    headers: extras.includes('wrong') ? { Authorization: uuid() } : {},
  };
}

/** Expects a cross-origin header; its value is open, and may be empty. */
export function expectCrossOriginHeader({ expect }: Context, answer: Answer, name: string): void {
  expect.that(answer.header(name) !== undefined, `the header ${name}`, 'none', answer);
}

/** Expects the status of another response, and its cross-origin headers. */
export function expectAlike({ expect }: Context, answer: Answer, usual: Answer): void {
  expect.status(answer, usual.status);
  for (const name of CROSS_ORIGIN.filter((one) => isSet(usual, one))) expect.header(answer, name);
}

function isAlike(answer: Answer, usual: Answer): boolean {
  return answer.status === usual.status && CROSS_ORIGIN.every((name) => !isSet(usual, name) || isSet(answer, name));
}

function isSet(answer: Answer, name: string): boolean {
  return (answer.header(name) ?? '').trim() !== '';
}
