/**
 * Why there is no answer, or no complete one. It has only names and codes of other errors, so no secret; its cause is either as safe, or
 * the caller's own.
 */
export class Unanswered extends Error {}

/**
 * The safe part of a foreign error: its name and its code. Everything else may quote an address, a header or a body, and so a secret.
 */
export function safeCause(error: unknown): Error {
  const { name } = Object(error) as Partial<Error>;
  const code = codeOf(error);
  return Object.assign(new Error(code), /^\w+$/.test(name ?? '') && { name }, code && { code });
}

/** A foreign failure, named by its code. */
export function unanswered(what: string, error: unknown): Unanswered {
  const code = codeOf(error);
  return new Unanswered(code ? `${what} (${code})` : what, { cause: safeCause(error) });
}

/**
 * Codes of runtimes and libraries for network failures and untrusted certificates; and the beginnings of messages without a code («fetch
 * failed», «Failed to fetch», «Load failed», «error sending request»), which alone tell a TypeError of `fetch` from one of a mistake.
 */
const NETWORK = /^((E|UN|CERT|DEPTH|SELF)[A-Z_]+$|\w+( to)? f|Network|error )/;

/** Tells whether a given `fetch` threw this because the network failed; any other error is the caller's own. */
export function isOfNetwork(error: unknown): boolean {
  return NETWORK.test(codeOf(error) ?? ((error as Error | undefined)?.message as string));
}

/** The code of an error or of its cause. */
export function codeOf(error: unknown): string | undefined {
  const failure = Object(error) as { cause?: unknown };
  const codes = [failure.cause, failure].map((each) => String((Object(each) as { code?: unknown }).code));
  return codes.find((each) => /^[A-Z_]+$/.test(each));
}
