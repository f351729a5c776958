import { announcedWait, hasCallsLeft, retryAfter } from './announced-wait.ts';

/** Members of error bodies that describe the problem: of the contracts, OAuth (RFC 6749) and problem details (RFC 9457). */
const SAYING = ['message', 'error', 'error_description', 'title', 'detail'];
const LONGEST = 200;
/** JSON Web Tokens; the word after `bearer` or `basic`, unless it is «token»; the value after the name of a secret. */
const SECRETS =
  /\beyJ[\w-]+(\.[\w-]*)*|(?<=\b(?:bearer|basic) )(?!tokens?[.,;]?(?:\s|$))[^\s"',;]+|(?<=\b(?:passwor[dt]|kennwort|token|jwt|secret|api-?key|signature?|sig|sessionid)["']? ?[=:] ?["']?)[^\s"',;&]+/gi;

/** The meanings of some statuses; the others have the meaning of their class. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the credential is missing, wrong or expired',
  403: 'the credential does not allow this',
  404: 'it does not exist, or is not visible to this credential',
  410: 'it does not exist, or is not visible to this credential',
  429: 'no calls are left',
};

/** Why a response is a failure. */
export interface Why {
  /** Follows the status in the message. */
  why: string;
  /** How long the platform asks the client to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/**
 * Says why a response is a failure: the meaning of its status, how long the platform asks the client to wait, and an excerpt of the body.
 *
 * @param body - of the response; undefined if it is confidential
 * @param sent - headers of the request, whose values are removed from the excerpt
 * @param now - in milliseconds since 1970
 */
export function whyOf(answer: Response, body: unknown, sent: Headers | undefined, now: () => number): Why {
  const { status } = answer;
  const retryAfterMs = (status === 429 ? announcedWait : retryAfter)(answer, now);
  if (status === 0) return { why: ', a redirect, which a browser does not show', retryAfterMs };
  if (status < 400) return { why: ` is not declared${leadingTo(answer)}`, retryAfterMs };
  const ofClass = status >= 500 ? 'the platform failed' : 'the request is refused';
  const meaning = status === 429 && hasCallsLeft(answer) ? 'too many requests' : MEANINGS[status];
  const seconds = retryAfterMs === undefined ? undefined : `${Math.ceil(retryAfterMs / 1000)} s`;
  const until = seconds && (status === 429 ? `, for another ${seconds}` : `, it asks to wait ${seconds}`);
  const said = excerptOf(body, sent);
  return { why: `, ${meaning ?? ofClass}${until ?? ''}${said && `, response: ${said}`}`, retryAfterMs };
}

/** The origin of the target of a redirect, such as a sign-on. The rest of the URL may contain a secret. */
function leadingTo({ headers, url }: Response): string {
  const to = headers.get('Location');
  const { origin = 'null' } = to && URL.canParse(to, url || undefined) ? new URL(to, url || undefined) : {};
  // The origin of a URL that is not http or https is 'null'.
  return origin === 'null' ? '' : `, it leads to ${origin}`;
}

/**
 * The description of the problem in a body: one line of at most 200 characters, without secrets; empty if the body has no known member.
 *
 * @param sent - headers of the request, whose values are removed
 */
export function excerptOf(body: unknown, sent: Headers | undefined): string {
  const { errors } = Object(body) as { errors?: unknown };
  // GraphQL and others have an array of errors: read the first one.
  const saying: unknown[] = [body, Array.isArray(errors) ? (errors as unknown[])[0] : undefined];
  const texts = saying
    .flatMap((each) => SAYING.map((name) => (Object(each) as Readonly<Record<string, unknown>>)[name]))
    .filter((value): value is string => typeof value === 'string')
    .map((text) => text.slice(0, 2000));
  let said = [...new Set(texts)].join(', ');
  for (const [name, value] of sent ?? []) {
    // The body may quote a credential without its scheme.
    for (const secret of /^(accept|content-)/.test(name) ? [] : [value, value.replace(/^\w+ /, '')])
      if (secret.length > 3) said = said.replaceAll(secret, '…');
  }
  const line = said
    .replace(SECRETS, '…')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
