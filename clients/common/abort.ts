/** The reason of a signal that a deadline has aborted. */
export class DeadlinePassed extends Error {}

/** The reason of an aborted signal; an AbortError if that is no Error. */
export function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('This call was given up.', 'AbortError');
}

/** Settles like `work`, or rejects with the reason of the signal if that is aborted first. Does not stop the work. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(reasonOf(signal));
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
