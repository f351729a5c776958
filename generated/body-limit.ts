/**
 * Limits the size of response bodies, generated from scripts/generate/runtime/body-limit.ts. Do not edit: run `npm run generate`.
 */
import { UnsendableError } from './sendable.ts';

/** A response body exceeds the client's limit; the rest was discarded. The message names the operation and the limit. */
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
 * Makes a function that limits the bodies of responses. A body is read up to the limit, then cancelled. A body whose `Content-Length`
 * exceeds the limit is not read at all, and the error is thrown at once.
 *
 * @param maxBodyBytes - counted after decompression; 64 MiB by default
 * @throws UnsendableError if it is not a number of bytes
 */
export function bodyLimit(
  maxBodyBytes: number = 64 * 1024 * 1024,
): (answer: Response, operation: string, error?: (problem: string) => Error) => Response {
  if (!(maxBodyBytes >= 0)) throw new UnsendableError(`maxBodyBytes must be a number of bytes, got ${maxBodyBytes}`);
  return (answer, operation, error = (problem) => new BodyTooLargeError(problem, operation)) => {
    const tooLarge = () => error(`the body is larger than ${maxBodyBytes} bytes: raise maxBodyBytes`);
    // Accessing `body` of a watched response would create a stream.
    if (Number(answer.headers.get('Content-Length')) > maxBodyBytes && answer.body) {
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

/** Receives each chunk of a body before it is passed on, and undefined at the end. If it throws, the rest of the body is discarded. */
type Seen = (piece: Chunk) => void;

/** Hooks for a body that ends early. */
interface BodyEnd {
  /** Receives a function that discards the body. */
  begun: (cancel: (reason: unknown) => void) => void;
  /** Called when the body was discarded, or if there is none. */
  release: () => void;
  /** Converts the error of an interrupted body. */
  broken: (error: unknown) => unknown;
}

interface Watched {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  seen: Seen[];
  end: BodyEnd | undefined;
  /** Copy of the response with a stream that reads this body. */
  other?: Response;
}

/** Key of a watched response's body. A WeakMap would cost garbage collection time for each entry. */
const WATCHED = Symbol();
type Kept = Response & { [WATCHED]?: Watched };
const utf8 = new TextDecoder();

function cancel({ reader, end }: Watched, reason: unknown): Promise<void> {
  end?.release();
  return reader.cancel(reason).catch(() => undefined);
}

async function read(body: Watched): Promise<Chunk> {
  const { value } = await body.reader.read().catch((error: unknown) => {
    throw body.end ? body.end.broken(error) : error;
  });
  try {
    for (const each of body.seen) each(value);
  } catch (error) {
    void cancel(body, error);
    throw error;
  }
  return value;
}

function streamed(answer: Response): Response {
  const body = (answer as Kept)[WATCHED]!;
  return (body.other ??= withBody(
    answer,
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const piece = await read(body);
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
        cancel: (reason) => cancel(body, reason),
      },
      { highWaterMark: 0 },
    ),
  ));
}

async function text(this: Response): Promise<string> {
  const body = (this as Kept)[WATCHED]!;
  if (body.other) return body.other.text();
  const pieces: BlobPart[] = [];
  for (let piece; (piece = await read(body));) pieces.push(piece);
  // Nearly every body is a single chunk.
  return pieces.length > 1 ? new Blob(pieces).text() : utf8.decode(pieces[0] as Chunk);
}

/** Methods of watched responses. */
const READING: PropertyDescriptorMap = {
  body: {
    get(this: Response) {
      return streamed(this).body;
    },
  },
  text: { value: text },
  json: {
    value(this: Response): Promise<unknown> {
      return text.call(this).then(JSON.parse);
    },
  },
};
for (const name of ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData']) {
  READING[name] = {
    value(this: Response): unknown {
      return (streamed(this) as unknown as Record<string, () => unknown>)[name]?.();
    },
  };
}

/** Prototype of watched responses: setting it costs less than defining properties on each. */
let watching: object = READING;

/**
 * Observes the body of a response while it is read. Returns the same object, and creates no further stream for reading JSON or text.
 *
 * @param end - used only if the body is not watched yet
 */
export function watched(answer: Response, seen: Seen, end?: BodyEnd): Response {
  const known = (answer as Kept)[WATCHED];
  if (known) {
    known.seen.push(seen);
    return answer;
  }
  if (!(answer.body instanceof ReadableStream)) {
    end?.release();
    return answer;
  }
  const body: Watched = { reader: answer.body.getReader(), seen: [seen], end };
  (answer as Kept)[WATCHED] = body;
  end?.begun((reason) => void cancel(body, reason));
  const kind = Object.getPrototypeOf(answer) as object;
  // Responses may have different classes: tests replace the global one.
  if (Object.getPrototypeOf(watching) !== kind) watching = Object.create(kind, READING) as object;
  return Object.setPrototypeOf(answer, watching) as Response;
}

/** Copy of a response with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, headers } = answer;
  // The constructor refuses a reason phrase that is not Latin-1, though fetch returns it; clones have what it takes.
  const statusText = answer.statusText.replace(/[^ -ÿ]/g, '');
  const other = new Response(body, { status, statusText, headers });
  for (const name of ['statusText', 'url', 'redirected'] as const) {
    Object.defineProperty(other, name, { value: answer[name] });
  }
  return other;
}
