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
    return watched(answer, (piece) => {
      size += piece?.byteLength ?? 0;
      if (size > maxBodyBytes) throw tooLarge();
    });
  };
}

type Chunk = Uint8Array<ArrayBuffer> | undefined;

/** Told each piece of a body before it is passed on, and undefined at the end; when it throws, the rest of the body is given up. */
type Seen = (piece: Chunk) => void;

/** What a body ends with, before its own end. */
interface BodyEnd {
  /** Gives the body up. */
  signal: AbortSignal;
  /** Told when the body was given up. */
  release: () => void;
  /** Makes the error of a body that breaks off. */
  broken: (error: unknown) => unknown;
}

const watchers = new WeakMap<Response, Seen[]>();

/**
 * Watches how the body of an answer is read. The answer stays the same object, and no further stream is made where it is read as JSON or
 * text.
 *
 * @param end - of a body that is not watched yet
 */
export function watched(answer: Response, seen: Seen, end?: BodyEnd): Response {
  const known = watchers.get(answer);
  known?.push(seen);
  if (known !== undefined || !(answer.body instanceof ReadableStream)) return answer;
  const all = [seen];
  watchers.set(answer, all);
  const reader = answer.body.getReader();
  const cancel = (reason: unknown): Promise<void> => {
    end?.release();
    return reader.cancel(reason).catch(() => undefined);
  };
  end?.signal.addEventListener('abort', () => void cancel(end.signal.reason), { once: true });
  const read = async (): Promise<Chunk> => {
    const { value } = await reader.read().catch((error: unknown) => {
      throw end ? end.broken(error) : error;
    });
    try {
      for (const each of all) each(value);
    } catch (error) {
      void cancel(error);
      throw error;
    }
    return value;
  };

  let other: Response | undefined;
  /** The same answer in another object, whose body is a stream that reads this one. */
  const streamed = () =>
    (other ??= withBody(
      answer,
      new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull: async (controller) => {
            const piece = await read();
            if (piece) controller.enqueue(piece);
            else controller.close();
          },
          cancel,
        },
        { highWaterMark: 0 },
      ),
    ));
  const text = async () => {
    if (other) return other.text();
    const decoder = new TextDecoder();
    let whole = '';
    for (let piece; (piece = await read());) whole += decoder.decode(piece, { stream: true });
    return whole + decoder.decode();
  };
  const own: Record<string, () => unknown> = { text, json: async () => JSON.parse(await text()) as unknown };
  for (const name of ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData'])
    own[name] = () => (streamed() as unknown as typeof own)[name]?.();
  return Object.defineProperty(Object.assign(answer, own), 'body', { get: () => streamed().body });
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
