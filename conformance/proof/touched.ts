import { withHeader } from '../reference/faulty.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import type { Handler } from '../servers/handler.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';

/** A request or a response that can be read any number of times. */
interface Kept<Message extends Request | Response> {
  /** A copy. Returns the same object again as long as it has not been read or changed. */
  fresh(): Message;
  /** Tells whether a message has the same content. */
  is(message: Message | undefined): Promise<boolean>;
}

/** A request to the reference deployment, and its response. */
interface Seen {
  host: Host;
  request: Kept<Request>;
  response: Kept<Response>;
  /** The ids of the rules for which it is evidence; none if it only undoes a change. */
  rules: Set<string>;
}

/**
 * Returns the ids of the rules whose evidence changes if the hosts are wrapped.
 *
 * @param around - the wrap of each host
 */
export type Touched = (around: NonNullable<InProcessOptions['around']>) => Promise<ReadonlySet<string>>;

/** A header with the index of a recorded response, since reports contain it only redacted. */
const INDEX = 'x-recorded';

/**
 * Judges the reference deployment by some rules, and records requests and responses. Then applies a fault or a variant to the recording:
 * a rule whose responses all stay the same cannot detect it.
 */
export async function touches(options: InProcessOptions): Promise<Touched> {
  const seen = await recorded(options);
  return async (around) => {
    let at: Seen | undefined;
    let passedOn: Request[] = [];
    const answers: Handler = async (request) => {
      passedOn.push(request);
      return at?.response.fresh() ?? new Response();
    };
    const hosts = new Map(HOSTS.map((host) => [host, around(answers, host)]));
    const touched = new Set<string>();
    for (const one of seen) {
      const handler = hosts.get(one.host);
      if (handler === undefined || handler === answers) continue;
      at = one;
      passedOn = [];
      const answer = await ask(handler, one.request.fresh());
      const [passed, ...more] = passedOn;
      const isAsked = more.length === 0 && (await one.request.is(passed));
      if (!isAsked || !(await one.response.is(answer))) for (const rule of one.rules) touched.add(rule);
    }
    return touched;
  };
}

/** The response; undefined if the handler throws. */
async function ask(handler: Handler, request: Request): Promise<Response | undefined> {
  try {
    return await handler(request);
  } catch {
    return undefined;
  }
}

/**
 * Records the requests of the rules and the responses, in order.
 *
 * @throws Error when the report contains an exchange that was not recorded
 */
async function recorded(options: InProcessOptions): Promise<Seen[]> {
  const seen: (Seen | undefined)[] = [];
  const record = async (host: Host, request: Request, next: Handler) => {
    const index = seen.push(undefined) - 1;
    const asked = await keep(request.clone());
    const response = await next(request);
    seen[index] = { host, request: asked, response: await keep(response.clone()), rules: new Set() };
    return withHeader(INDEX, String(index))(response);
  };
  const report = await judgeInProcess({ ...options, around: (next, host) => (request) => record(host, request, next) });
  for (const { id, exchanges } of report.rules) {
    for (const index of exchanges) {
      const one = seen[Number(report.exchanges[index]?.response?.headers[INDEX])];
      if (one === undefined) throw new Error(`${id}: exchange ${index} was not recorded`);
      one.rules.add(id);
    }
  }
  return seen.filter((one) => one !== undefined);
}

async function keep<Message extends Request | Response>(original: Message): Promise<Kept<Message>> {
  const bytes = original.body === null ? null : await original.clone().arrayBuffer();
  // Faster than clone(), whose body goes through a message channel in Node 20.
  const copy = () =>
    (original instanceof Request
      ? new Request(original.url, { method: original.method, headers: original.headers, body: bytes })
      : new Response(bytes, { status: original.status, headers: original.headers })) as Message;
  const head = headOf(original);
  const body = await bodyOf(copy());
  let current = copy();
  return {
    fresh: () => {
      if (current.bodyUsed || headOf(current) !== head) current = copy();
      return current;
    },
    is: async (message) => {
      if (message === undefined || headOf(message) !== head) return false;
      return message === current || (await bodyOf(message)) === body;
    },
  };
}

function headOf(message: Request | Response): string {
  const start = message instanceof Request ? [message.method, message.url] : [message.status];
  return JSON.stringify([...start, ...message.headers]);
}

/** The body as bytes: reading it as text would drop a byte order mark. */
async function bodyOf(message: Request | Response): Promise<string> {
  return message.bodyUsed ? '' : Buffer.from(await message.arrayBuffer()).toString('latin1');
}
