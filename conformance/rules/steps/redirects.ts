import { DENIED, isRedirect, SUCCESS, type Answer, type Caller, type StepContext } from '../engine.ts';
import { carries, type Sender } from './access.ts';
import { tried } from './tried.ts';

const MOST_REDIRECTS = 5;
/** Longest address that is followed, in characters: a server that repeats the request in its Location makes it longer each time. */
const LONGEST_ADDRESS = 2000;

/** Whether a response is a page for people, such as a login form. HTML with another error status than 401 or 403 is a normal response. */
export function isPage({ mediaType, status }: Answer): boolean {
  return mediaType === 'text/html' && (SUCCESS.has(status) || DENIED.has(status));
}

/**
 * Follows redirects to the last response that is not a page: v2 has them (D2, Errors, 302), in v1 and v3 they are open (O247, O339).
 *
 * @param sender - headers of the original request, which are sent again, as clients do
 */
export async function followRedirects(
  step: StepContext,
  answer: Answer,
  as: Caller = 'v2',
  sender: Pick<Sender, 'spoilt' | 'headers'> = {},
): Promise<Answer> {
  const way = await wayOf(step, answer, as, sender);
  return way.findLast((each) => !isPage(each)) ?? answer;
}

/** A response and all that its redirects lead to, even a page at the end. */
export async function wayOf(
  step: StepContext,
  answer: Answer,
  as: Caller,
  sender: Pick<Sender, 'spoilt' | 'headers'> = {},
): Promise<readonly Answer[]> {
  const way = [answer];
  for (let last = answer; leadsOn(last) && way.length <= MOST_REDIRECTS; way.push(last))
    last = await step.target.follow(last, as, sender);
  return way;
}

/** The same without a credential, as far as the redirects can be followed. */
export async function openWayOf(step: StepContext, answer: Answer, most = MOST_REDIRECTS): Promise<readonly Answer[]> {
  const next = most > 0 && leadsOn(answer) ? await tried(step.target.follow(answer, 'none')) : undefined;
  return next === undefined ? [answer] : [answer, ...(await openWayOf(step, next, most - 1))];
}

function leadsOn(answer: Answer): boolean {
  const { href } = answer.location() ?? {};
  return isRedirect(answer) && href !== undefined && href.length <= LONGEST_ADDRESS;
}

/** Statuses of a resource that is not ready yet: how long a determination takes is not documented. */
const NOT_READY = [202, 404];

/** Whether a resource is ready; a redirect may also mean that it is not. */
export function isReady(answer: Answer): boolean {
  return !NOT_READY.includes(answer.status) && !isRedirect(answer);
}

/** The last status of a resource that did not become ready in time, and is not waited for again; undefined if it is ready. */
export function statusIfNotReady(answer: Answer): number | undefined {
  return isReady(answer) ? undefined : answer.status;
}

/**
 * Follows a stranger's redirect if the request with the token led to the same place, since the redirect alone neither refuses nor reveals
 * anything. A redirect elsewhere, as to a login page, is a refusal, unless it leads to the data that the token got.
 *
 * @param accepted - the final response to the same request with the token
 */
export async function followStranger(
  step: StepContext,
  stranger: Answer,
  { as = 'none', ...sender }: Sender,
  accepted: Answer,
): Promise<Answer> {
  const location = stranger.location();
  if (!isRedirect(stranger) || location === undefined) return stranger;
  // Until the resource is ready, the token is redirected too. The place that it is redirected to may still refuse strangers.
  const place = isRedirect(accepted) ? accepted.location() : new URL(accepted.url);
  if (place !== undefined && placeOf(location) === placeOf(place)) return followRedirects(step, stranger, as, sender);
  if (isRedirect(accepted)) return stranger;
  const end = await endOfStranger(step, stranger, { as, ...sender });
  return carries(end, accepted) ? end : stranger;
}

/** The response at the end of a stranger's redirects; the given response if they lead nowhere or to a page. */
export async function endOfStranger(
  step: StepContext,
  stranger: Answer,
  { as = 'none', ...sender }: Sender,
): Promise<Answer> {
  // Followed again for each stranger: in a replay, addresses that differ only in a secret are the same.
  return (await tried(followRedirects(step, stranger, as, sender))) ?? stranger;
}

/** An address without its last segment, which names one of many resources, and without its query. */
export function placeOf({ origin, pathname }: URL): string {
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
