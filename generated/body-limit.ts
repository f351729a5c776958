/**
 * Ends the body of an answer at a limit, generated from scripts/generate/runtime/body-limit.ts. Do not edit: run `npm run generate`.
 */
import { UnsendableError } from './sendable.ts';

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
 * @throws UnsendableError when it is no number of bytes
 */
export function bodyLimit(
  maxBodyBytes: number = 64 * 1024 * 1024,
): (answer: Response, operation: string, error?: (problem: string) => Error) => Response {
  if (!(maxBodyBytes >= 0)) throw new UnsendableError(`maxBodyBytes must be a number of bytes, got ${maxBodyBytes}`);
  return (answer, operation, error = (problem) => new BodyTooLargeError(problem, operation)) => {
    const tooLarge = () => error(`the body is larger than ${maxBodyBytes} bytes: raise maxBodyBytes`);
    // A body that is watched becomes a stream when it is looked at.
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

/** Told each piece of a body before it is passed on, and undefined at the end; when it throws, the rest of the body is given up. */
type Seen = (piece: Chunk) => void;

/** What a body ends with, before its own end. */
interface BodyEnd {
  /** Told how to give the body up. */
  begun: (cancel: (reason: unknown) => void) => void;
  /** Told when the body was given up, or there is none. */
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
  other?: Response;
}

/** Where a watched answer keeps its body: garbage collection pays for each entry of a WeakMap. */
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
  // Nearly every answer comes in one piece.
  return pieces.length > 1 ? new Blob(pieces).text() : utf8.decode(pieces[0] as Chunk);
}

/** How a watched answer is read. */
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

/** The prototype of answers that are watched: to give it costs less than properties of their own. */
let watching: object = READING;

/**
 * Watches how the body of an answer is read. The answer stays the same object, and no further stream is made where it is read as JSON or
 * text.
 *
 * @param end - of a body that is not watched yet
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
  // Not every answer is of the same Response: tests put another one in the place of the global one.
  if (Object.getPrototypeOf(watching) !== kind) watching = Object.create(kind, READING) as object;
  return Object.setPrototypeOf(answer, watching) as Response;
}

/** The same answer with another body. */
export function withBody(answer: Response, body: BodyInit | null): Response {
  const { status, statusText, headers, url, redirected } = answer;
  const other = new Response(body, { status, statusText, headers });
  return Object.defineProperties(other, { url: { value: url }, redirected: { value: redirected } });
}
