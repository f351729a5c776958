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

/** A body that is watched. */
interface Watched {
  read: Read;
  cancel: (reason: unknown) => Promise<unknown>;
  /** The same answer in another object, whose body is a stream that reads this one. */
  streamed?: Response;
}

const watchedBodies = new WeakMap<Response, Watched>();

/**
 * Watches how the body of an answer is read. The answer stays the same object, and no further stream is made where it is read as JSON or
 * text.
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
  const known = watchedBodies.get(answer);
  if (known !== undefined) {
    const { read } = known;
    known.read = () => next(read);
    return answer;
  }
  if (!(answer.body instanceof ReadableStream)) return answer;
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const piece = async () => (await reader.read()).value;
  const cancel = (reason: unknown) => {
    cancelled?.();
    return reader.cancel(reason).catch(() => undefined);
  };
  signal?.addEventListener('abort', () => void cancel(signal.reason), { once: true });
  watchedBodies.set(answer, { read: () => next(piece), cancel });
  return Object.setPrototypeOf(answer, (prototype ??= prototypeOfWatched())) as Response;
}

let prototype: object | undefined;

/** What an answer with a watched body has instead of what a Response has. */
function prototypeOfWatched(): object {
  const streams = ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData'].map((name) => [
    name,
    {
      value(this: Response) {
        return (streamOf(this) as unknown as Readonly<Record<string, () => unknown>>)[name]?.();
      },
    },
  ]);
  return Object.create(Response.prototype, {
    ...(Object.fromEntries(streams) as PropertyDescriptorMap),
    body: {
      get(this: Response) {
        return streamOf(this).body;
      },
    },
    text: { value: textOf },
    json: {
      async value(this: Response) {
        return JSON.parse(await this.text()) as unknown;
      },
    },
  }) as object;
}

async function pieceOf(body: Watched): Promise<Chunk> {
  try {
    return await body.read();
  } catch (error) {
    void body.cancel(error);
    throw error;
  }
}

async function textOf(this: Response): Promise<string> {
  const body = watchedBodies.get(this)!;
  if (body.streamed !== undefined) return body.streamed.text();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece; (piece = await pieceOf(body));) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

function streamOf(answer: Response): Response {
  const body = watchedBodies.get(answer)!;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const piece = await pieceOf(body);
    if (piece) controller.enqueue(piece);
    else controller.close();
  };
  const stream = () => new ReadableStream({ pull, cancel: body.cancel }, { highWaterMark: 0 });
  return (body.streamed ??= withBody(answer, stream()));
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
