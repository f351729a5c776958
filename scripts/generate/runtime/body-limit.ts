/** The body of an answer is larger than the client reads; the rest of it was given up. The message says which operation, and the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  /** The message without the operation. */
  readonly problem: string;

  constructor(problem: string, operation: string) {
    super(`${operation}: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Makes what limits the bodies of answers. Such a body is read up to the limit, and cancelled when it goes on; one that announces more is
 * not read at all, and the error thrown.
 *
 * @param maxBodyBytes - counted as they are read, and so after decompression; 64 MiB by default
 * @throws RangeError when it is no number of bytes
 */
export function bodyLimit(
  maxBodyBytes: number = 64 * 1024 * 1024,
): (answer: Response, operation: string, error?: (problem: string) => Error) => Response {
  if (!(maxBodyBytes >= 0)) throw new RangeError(`maxBodyBytes must be a number of bytes, got ${maxBodyBytes}`);
  return (answer, operation, error = (problem) => new BodyTooLargeError(problem, operation)) => {
    const { body, headers } = answer;
    if (!(body instanceof ReadableStream)) return answer;
    const tooLarge = () => error(`the body is larger than ${maxBodyBytes} bytes: raise maxBodyBytes where it may be`);
    const announced = headers.get('Content-Length');
    if (Number(announced) > maxBodyBytes) {
      void body.cancel().catch(() => undefined);
      throw tooLarge();
    }
    let size = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > maxBodyBytes) throw tooLarge();
        controller.enqueue(chunk);
      },
    });
    return withBody(answer, body.pipeThrough(counted));
  };
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
