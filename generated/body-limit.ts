/**
 * Ends the body of an answer at a limit, generated from scripts/generate/runtime/body-limit.ts. Do not edit: run `npm run generate`.
 */
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
    const tooLarge = () => error(`the body is larger than ${maxBodyBytes} bytes: raise maxBodyBytes where it may be`);
    if (answer.body && Number(answer.headers.get('Content-Length')) > maxBodyBytes) {
      void answer.body.cancel().catch(() => undefined);
      throw tooLarge();
    }
    let size = 0;
    return watched(answer, async (read) => {
      const chunk = await read();
      size += chunk?.byteLength ?? 0;
      if (size > maxBodyBytes) throw tooLarge();
      return chunk;
    });
  };
}

type Chunk = Uint8Array<ArrayBuffer> | undefined;

/** Reads the next piece of a body, undefined at its end. */
type Read = () => Promise<Chunk>;

/** The answers that are watched, and how the next piece of each is read. */
const reads = new WeakMap<Response, { read: Read }>();

/**
 * Watches how the body of an answer is read. The answer stays the same object, and is read without a further stream where it is read as
 * a whole: as JSON, text or bytes.
 *
 * @param next - reads the next piece; when it throws, the rest of the body is given up
 * @param signal - gives the body up
 * @param cancelled - told when the body was given up
 */
export function watched(
  answer: Response,
  next: (read: Read) => Promise<Chunk>,
  signal?: AbortSignal,
  cancelled?: () => void,
): Response {
  const known = reads.get(answer);
  if (known !== undefined) {
    const { read } = known;
    known.read = () => next(read);
    return answer;
  }
  if (!(answer.body instanceof ReadableStream)) return answer;
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const own = { read: () => next(async () => (await reader.read()).value) };
  reads.set(answer, own);
  const cancel = (reason?: unknown) => {
    cancelled?.();
    return reader.cancel(reason).catch(() => undefined);
  };
  signal?.addEventListener('abort', () => void cancel(signal.reason), { once: true });
  const read = async () => {
    try {
      return await own.read();
    } catch (error) {
      void cancel(error);
      throw error;
    }
  };

  let other: Response | undefined;
  /** The same answer in another object, whose body is a stream that reads ours. */
  const streamed = () =>
    (other ??= withBody(
      answer,
      new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull: async (controller) => {
            const chunk = await read();
            if (chunk) controller.enqueue(chunk);
            else controller.close();
          },
          cancel,
        },
        { highWaterMark: 0 },
      ),
    ));
  const text = async () => {
    if (other !== undefined) return other.text();
    const decoder = new TextDecoder();
    let whole = '';
    for (let chunk; (chunk = await read()); ) whole += decoder.decode(chunk, { stream: true });
    return whole + decoder.decode();
  };
  const others = ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData'].map((name) => [
    name,
    { value: () => (streamed() as unknown as Record<string, () => unknown>)[name]?.() },
  ]);
  return Object.defineProperties(answer, {
    ...(Object.fromEntries(others) as PropertyDescriptorMap),
    body: { get: () => streamed().body },
    text: { value: text },
    json: { value: async () => JSON.parse(await text()) as unknown },
  });
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
