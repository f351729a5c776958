import { announcedWait, retryAfter } from './announced-wait.ts';

/** Members of error bodies that say what is wrong: those of the contracts, of OAuth (RFC 6749) and of problem details (RFC 9457). */
const SAYING = ['message', 'error', 'error_description', 'title', 'detail'];
const LONGEST = 200;
/** JSON Web Tokens, and what follows the name of a scheme (except the word token) or of a secret. */
const SECRETS =
  /\beyJ[\w-]+(\.[\w-]*)*|(?<=\b(?:bearer|basic) )(?!tokens?[.,;]?(?:\s|$))[^\s"',;]+|(?<=\b(?:password|passwort|token|jwt|secret|api-?key|signature|sig|sessionid)["']? ?[=:] ?["']?)[^\s"',;&]+/gi;

/** The meanings of statuses; others have that of their class. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the credential is missing, wrong or expired',
  403: 'the credential does not allow this',
  404: 'it does not exist, or is not visible to this credential',
  410: 'it does not exist, or is not visible to this credential',
  429: 'no calls are left',
};

/** Why an answer is a failure. */
export interface Why {
  /** Follows the status in a message. */
  why: string;
  /** How long the platform asks to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/**
 * Says why an answer is a failure: what its status means, how long the platform asks to wait, and an excerpt of the body.
 *
 * @param body - of the answer, unless it is confidential
 * @param sent - headers of the request, whose values are removed from the excerpt
 * @param now - in milliseconds since 1970
 */
export function whyOf(answer: Response, body: unknown, sent: Headers | undefined, now: () => number): Why {
  const { status } = answer;
  const retryAfterMs = (status === 429 ? announcedWait : retryAfter)(answer, now);
  if (status === 0) return { why: ', a redirect, which a browser does not show', retryAfterMs };
  if (status < 400) return { why: ` is none that it may answer${leadingTo(answer)}`, retryAfterMs };
  const ofClass = status >= 500 ? 'the platform failed' : 'the request is refused';
  const seconds = retryAfterMs === undefined ? undefined : `${Math.ceil(retryAfterMs / 1000)} s`;
  const until = seconds && (status === 429 ? `, for another ${seconds}` : `, it asks to wait ${seconds}`);
  const said = excerptOf(body, sent);
  return { why: `, ${MEANINGS[status] ?? ofClass}${until ?? ''}${said && `, answer: ${said}`}`, retryAfterMs };
}

/** Where an answer leads, such as a sign-on: the origin alone, since the rest may hold a secret. */
function leadingTo({ headers, url }: Response): string {
  const to = headers.get('Location');
  const { origin = 'null' } = to && URL.canParse(to, url || undefined) ? new URL(to, url || undefined) : {};
  // Of other addresses than those of HTTP.
  return origin === 'null' ? '' : `, it leads to ${origin}`;
}

/**
 * What a body says about a failure, in one line of at most 200 characters without secrets; empty if it has no known member.
 *
 * @param sent - headers of the request, whose values are removed
 */
export function excerptOf(body: unknown, sent: Headers | undefined): string {
  const { errors } = Object(body) as { errors?: unknown };
  // GraphQL and others list errors: the first entry says most.
  const saying: unknown[] = [body, Array.isArray(errors) ? (errors as unknown[])[0] : undefined];
  const texts = saying
    .flatMap((each) => SAYING.map((name) => (Object(each) as Readonly<Record<string, unknown>>)[name]))
    .filter((value): value is string => typeof value === 'string')
    .map((text) => text.slice(0, 2000));
  let said = [...new Set(texts)].join(', ');
  for (const [name, value] of sent ?? []) {
    // A credential may come back without its scheme.
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
