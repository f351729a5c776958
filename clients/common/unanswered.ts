/**
 * Why there is no answer, or no whole one. Nothing in it comes from elsewhere but names and codes, so it holds no secret; its cause is
 * either as safe, or the caller's own.
 */
export class Unanswered extends Error {}

/**
 * What is safe to keep of an error that something else threw: its name and its code. All the rest of it may quote an address, a header
 * or a body, and so a secret.
 */
export function safeCause(error: unknown): Error {
  const { name } = Object(error) as Partial<Error>;
  const code = codeOf(error);
  return Object.assign(new Error(code), /^\w+$/.test(name ?? '') && { name }, code && { code });
}

/** A failure of something else, told by its code. */
export function unanswered(what: string, error: unknown): Unanswered {
  const code = codeOf(error);
  return new Unanswered(code ? `${what} (${code})` : what, { cause: safeCause(error) });
}

/**
 * Codes of runtimes and libraries for a network that fails, and for certificates that it does not trust; and how messages begin where
 * there is no code («fetch failed», «Failed to fetch», «Load failed», «error sending request»): the TypeError of `fetch` is told by nothing else from that of a mistake.
 */
const NETWORK = /^((E|UN|CERT|DEPTH|SELF)[A-Z_]+$|\w+( to)? f|Network|error )/;

/** Whether a `fetch` threw this itself, or what it calls, because the network failed; all else is its caller's own. */
export function isOfNetwork(error: unknown): boolean {
  return NETWORK.test(codeOf(error) ?? ((error as Error | undefined)?.message as string));
}

/** The code of an error or of its cause. */
export function codeOf(error: unknown): string | undefined {
  const failure = Object(error) as { cause?: unknown };
  const codes = [failure.cause, failure].map((each) => String((Object(each) as { code?: unknown }).code));
  return codes.find((each) => /^[A-Z_]+$/.test(each));
}
