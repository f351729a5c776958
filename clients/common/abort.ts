/** The reason of a signal that a deadline has aborted. */
export class DeadlinePassed extends Error {}

/** Settles like `work`, or rejects with the reason of the signal if that is aborted first. Does not stop the work. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
