/** The reason of a signal that was aborted by a deadline. */
export class DeadlinePassed extends Error {}

/** Why a signal was aborted, as an error. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('This call was given up.', 'AbortError');
}

/** Settles like `work`, or rejects with the reason of the signal if it is aborted first; the work itself goes on. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const give = () => reject(reasonOf(signal));
    signal.addEventListener('abort', give, { once: true });
    if (signal.aborted) give();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
