import { assume, hasCredential, isObject, leftOut, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { unauthorized, salesRead } from './application.ts';

export const LIST_PATH = '/v2/antraege';

export const FILTERS = ['aenderungSeit', 'aenderungBis'] as const;
export type Filter = (typeof FILTERS)[number];

/** Reads the list of applications; by default as the provider. */
export function readList(
  context: StepContext,
  query: Partial<Record<Filter, string>> = {},
  sender: Sender = { as: 'v2' },
): Promise<Answer> {
  return context.target.send('applications', 'GET', LIST_PATH, { ...sender, query });
}

/** The list without filters, read once. */
export function firstList(context: StepContext): Promise<Answer> {
  return context.once('list of applications', (step) => readList(step));
}

/**
 * The list without filters, in any format.
 *
 * @throws Inconclusive when it cannot be read, which another rule judges
 */
export async function readableList(context: StepContext): Promise<Answer> {
  const answer = await firstList(context);
  const { status } = answer;
  if (status === 401) throw unauthorized(context);
  assume(SUCCESS.has(status), `needs a list of applications, as list-can-be-read reports, got status ${status}`);
  return answer;
}

/**
 * The list without filters, in JSON.
 *
 * @throws Inconclusive when it cannot be read, or is not JSON
 */
export async function givenList(context: StepContext): Promise<Answer> {
  const answer = await readableList(context);
  assume(answer.json() !== undefined, `needs a list of applications in JSON, got status ${answer.status} without it`);
  return answer;
}

/** Names of members that lead to a further page. */
const NEXT_PAGE = /next|more|cursor|token|last_?evaluated|weiter|n(?:ae|ä)chste|mehr/i;

/**
 * Whether a list leads to a further page; how it does so is not documented. Then its first page may be empty: some databases apply filters
 * to a page that they have read already.
 */
export function hasNextPage(list: Answer): boolean {
  const isNamedIn = (body: unknown): boolean =>
    isObject(body) &&
    Object.entries(body).some(([name, value]) => (NEXT_PAGE.test(name) && leadsOn(value)) || isNamedIn(value));
  return list.headers('Link').some((link) => /\brel="?next\b/i.test(link)) || isNamedIn(list.json());
}

/** Whether a value of such a member is none of those that stand on a last page, such as `false` or `{ href: null }`. */
function leadsOn(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(leadsOn);
  return Boolean(value) && !/^(?:false|null|0)$/i.test(String(value));
}

/** Credentials of callers to whom the application does not belong, by their names in statements. */
export const OTHERS = { 'sales party': 'v2SalesParty', 'other provider': 'v2OtherProvider' } as const;
export type Other = (typeof OTHERS)[keyof typeof OTHERS];

/** The list of applications, as another provider reads it. */
export function listOfOther(context: StepContext): Promise<Answer> {
  return context.once('list of another provider', (step) =>
    readList(step, {}, { as: supplied(step, 'v2OtherProvider') }),
  );
}

/**
 * The credential of a caller to whom the application does not belong.
 *
 * @throws Skipped when it is not configured
 * @throws Inconclusive when no request succeeds with it
 */
export async function otherCaller(context: StepContext, who: string): Promise<Other> {
  const as = supplied(context, OTHERS[who as keyof typeof OTHERS]);
  const { v2, [as]: other } = context.config.credentials ?? {};
  const isOther = other?.accessToken !== v2?.accessToken;
  assume(isOther, `needs the token of somebody else than credentials.v2 in credentials.${as}`);
  const { status } = await (as === 'v2SalesParty' ? salesRead : listOfOther)(context);
  assume(SUCCESS.has(status), `needs a credential that is accepted elsewhere, got ${status}; see credentials.${as}`);
  return as;
}

/**
 * Like `otherCaller`, without a check that the target accepts the credential.
 *
 * @throws Skipped when it is not configured
 */
export function supplied({ config }: StepContext, as: Other): Other {
  if (!hasCredential(config, as)) throw leftOut(`credentials.${as}`);
  return as;
}
