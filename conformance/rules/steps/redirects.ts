import { DENIED, isRedirect, SUCCESS, type Answer, type Caller, type StepContext } from '../engine.ts';
import { carries, type Sender } from './access.ts';
import { tried } from './tried.ts';

/** Most redirects on the way to what is read. */
const MOST_REDIRECTS = 5;
/** Longest address that is followed once more, in characters: a server that repeats what it was asked makes it longer each time. */
const LONGEST_ADDRESS = 2000;

/**
 * A page for people, such as that of a login, is not what was asked for; one that says that something is missing or broken is an answer.
 */
export function isPage({ mediaType, status }: Answer): boolean {
  return mediaType === 'text/html' && (SUCCESS.has(status) || DENIED.has(status));
}

/**
 * Follows redirects to where they lead, unless that is a page: v2 has them (D2, Errors, 302), in v1 and v3 they are open (O247, O339).
 *
 * @param sender - headers that the request had, which are sent again, as clients do
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

/** An answer and all that its redirects lead to, even a page at the end. */
export async function wayOf(
  step: StepContext,
  answer: Answer,
  as: Caller,
  sender: Pick<Sender, 'spoilt' | 'headers'> = {},
): Promise<readonly Answer[]> {
  const way = [answer];
  for (let last = answer; leadsOn(last) && way.length <= MOST_REDIRECTS; way.push(last)) {
    last = await step.target.follow(last, as, sender);
  }
  return way;
}

/** An answer and all that its redirects lead to without a credential, as far as they can be followed. */
export async function openWayOf(step: StepContext, answer: Answer, most = MOST_REDIRECTS): Promise<readonly Answer[]> {
  const next = most > 0 && leadsOn(answer) ? await tried(step.target.follow(answer, 'none')) : undefined;
  return next === undefined ? [answer] : [answer, ...(await openWayOf(step, next, most - 1))];
}

function leadsOn(answer: Answer): boolean {
  const { href } = answer.location() ?? {};
  return isRedirect(answer) && href !== undefined && href.length <= LONGEST_ADDRESS;
}

/** What is answered for something that is still to come: how long a determination takes is not shown. */
const TO_COME = [202, 404];

/** Tells whether something is there: neither still to come, nor behind a redirect, which may say that it is not ready. */
export function isThere(answer: Answer): boolean {
  return !TO_COME.includes(answer.status) && !isRedirect(answer);
}

/** The status in which something stayed until patience ended, and is not waited for again; undefined where it is there. */
export function statusInVain(answer: Answer): number | undefined {
  return isThere(answer) ? undefined : answer.status;
}

/**
 * Follows a redirect of a stranger to where the token was led as well, since by itself it neither refuses nor gives anything. A redirect
 * elsewhere, as to a login page, is a refusal, unless what the token got is there too.
 *
 * @param sender - the stranger
 * @param accepted - what the same request with the token got in the end
 */
export async function followStranger(
  step: StepContext,
  stranger: Answer,
  { as = 'none', ...sender }: Sender,
  accepted: Answer,
): Promise<Answer> {
  const location = stranger.location();
  if (!isRedirect(stranger) || location === undefined) return stranger;
  // While something gets ready, the caller is led on as well: the place itself may refuse strangers.
  const place = isRedirect(accepted) ? accepted.location() : new URL(accepted.url);
  if (place !== undefined && placeOf(location) === placeOf(place)) return followRedirects(step, stranger, as, sender);
  if (isRedirect(accepted)) return stranger;
  const end = await endOfStranger(step, stranger, { as, ...sender });
  return carries(end, accepted) ? end : stranger;
}

/** What a stranger is led to in the end, wherever that is; the answer itself where it leads nowhere, or to a page. */
export async function endOfStranger(
  step: StepContext,
  stranger: Answer,
  { as = 'none', ...sender }: Sender,
): Promise<Answer> {
  // Followed anew for each stranger: addresses that differ in a secret alone are the same in a replay.
  return (await tried(followRedirects(step, stranger, as, sender))) ?? stranger;
}

/** An address but for its last segment, which names one of many, and its query. */
export function placeOf({ origin, pathname }: URL): string {
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
