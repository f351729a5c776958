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

/** A body that is watched. */
interface Watched {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  seen: Seen[];
  end: BodyEnd | undefined;
  /** The same answer in another object, whose body is a stream that reads this one. */
  streamed?: Response;
}

const watchedBodies = new WeakMap<Response, Watched>();

/**
 * Watches how the body of an answer is read. The answer stays the same object, and no further stream is made where it is read as JSON or
 * text.
 *
 * @param end - of a body that is not watched yet
 */
export function watched(answer: Response, seen: Seen, end?: BodyEnd): Response {
  const known = watchedBodies.get(answer);
  if (known !== undefined) {
    known.seen.push(seen);
    return answer;
  }
  if (!(answer.body instanceof ReadableStream)) return answer;
  const body: Watched = { reader: answer.body.getReader() as Watched['reader'], seen: [seen], end };
  end?.signal.addEventListener('abort', () => void cancel(body, end.signal.reason), { once: true });
  watchedBodies.set(answer, body);
  return Object.setPrototypeOf(answer, (prototype ??= prototypeOfWatched())) as Response;
}

function cancel({ reader, end }: Watched, reason: unknown): Promise<unknown> {
  end?.release();
  return reader.cancel(reason).catch(() => undefined);
}

async function pieceOf(body: Watched): Promise<Chunk> {
  const { reader, seen, end } = body;
  const { value } = await reader.read().catch((error: unknown) => {
    throw end === undefined ? error : end.broken(error);
  });
  try {
    for (const each of seen) each(value);
    return value;
  } catch (error) {
    void cancel(body, error);
    throw error;
  }
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
  const stream = () => new ReadableStream({ pull, cancel: (reason) => cancel(body, reason) }, { highWaterMark: 0 });
  return (body.streamed ??= withBody(answer, stream()));
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
