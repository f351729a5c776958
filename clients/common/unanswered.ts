/**
 * The error for a missing or incomplete response. It takes only names and codes from other errors, so it contains no secret. Its cause is
 * equally safe, or an error of the caller's own `fetch`.
 */
export class Unanswered extends Error {}

/** A copy of an error with only name and code. Everything else may quote a URL, a header or a body, and so a secret. */
export function safeCause(error: unknown): Error {
  const { name } = Object(error) as Partial<Error>;
  const code = codeOf(error);
  return Object.assign(new Error(code), /^\w+$/.test(name ?? '') && { name }, code && { code });
}

/** Creates the error, with the code of its cause in the message. */
export function unanswered(what: string, error: unknown): Unanswered {
  const code = codeOf(error);
  return new Unanswered(code ? `${what} (${code})` : what, { cause: safeCause(error) });
}

/**
 * Codes of runtimes and libraries for network failures and untrusted certificates, and the beginnings of messages without a code («fetch
 * failed», «Failed to fetch», «Load failed», «error sending request»). Only the message tells a network TypeError from a programming error.
 */
const NETWORK = /^((E|UN|CERT|DEPTH|SELF)[A-Z\d_]+$|\w+( to)? f|Network|error )/;

/** Tells whether the caller's `fetch` threw this error because the network failed. */
export function isOfNetwork(error: unknown): boolean {
  return NETWORK.test(codeOf(error) ?? ((error as Error | undefined)?.message as string));
}

/** The code of an error or of its cause. */
export function codeOf(error: unknown): string | undefined {
  const failure = Object(error) as { cause?: unknown };
  const codes = [failure.cause, failure].map((each) => String((Object(each) as { code?: unknown }).code));
  return codes.find((each) => /^[A-Z][A-Z\d_]+$/.test(each));
}
