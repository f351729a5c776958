import { HOSTS, type Host } from '../reference/interface.ts';
import type { Handler } from '../servers/handler.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';

/** A request or an answer, to be read any number of times. */
interface Kept<Message extends Request | Response> {
  /** The same object until somebody has read it. */
  fresh(): Message;
  /** All of it. */
  text: string;
}

/** What was asked of the reference deployment, and what it answered. */
interface Seen {
  host: Host;
  request: Kept<Request>;
  response: Kept<Response>;
  /** The ids of the rules that it is evidence for. */
  rules: ReadonlySet<string>;
}

/**
 * The ids of the rules that something makes a difference to.
 *
 * @param around - what is laid over each host
 */
export type Touched = (around: NonNullable<InProcessOptions['around']>) => Promise<ReadonlySet<string>>;

/**
 * Judges the reference deployment by some rules, and keeps what it was asked and answered. A fault or a variant is laid over that: a
 * rule which gets every answer as it would be without it has nothing to say about it.
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
      const answer = await Promise.resolve(handler(one.request.fresh())).catch(() => undefined);
      const [passed, ...more] = passedOn;
      const isAsked = more.length === 0 && (await isKept(passed, one.request));
      if (!isAsked || !(await isKept(answer, one.response))) for (const rule of one.rules) touched.add(rule);
    }
    return touched;
  };
}

/** What the rules ask of the reference deployment, in order. */
async function recorded(options: InProcessOptions): Promise<Seen[]> {
  const seen: (Omit<Seen, 'rules'> & { key: string })[] = [];
  const record = async (host: Host, request: Request, next: Handler) => {
    const kept = await keep(request);
    const { method, url } = request;
    const key = keyOf(method, url, await request.clone().text());
    const response = await next(request);
    seen.push({ host, key, request: kept, response: await keep(response) });
    return response;
  };
  const report = await judgeInProcess({ ...options, around: (next, host) => (request) => record(host, request, next) });
  const rules = new Map<string, Set<string>>();
  for (const { id, exchanges } of report.rules) {
    for (const { request } of exchanges.flatMap((index) => report.exchanges[index] ?? [])) {
      const key = keyOf(request.method, request.url, request.body);
      rules.set(key, (rules.get(key) ?? new Set()).add(id));
    }
  }
  // What puts the target back is nobody's evidence.
  return seen.map(({ key, ...one }) => ({ ...one, rules: rules.get(key) ?? new Set() }));
}

const keyOf = (method: string, url: string, body = '') => `${method} ${url} ${body}`;

async function keep<Message extends Request | Response>(message: Message): Promise<Kept<Message>> {
  const original = message.clone() as Message;
  let current = original.clone() as Message;
  return {
    text: await textOf(message.clone()),
    fresh: () => (current.bodyUsed ? (current = original.clone() as Message) : current),
  };
}

/** Tells whether a message is one that is kept; whether it is another one that says the same is found out by reading it. */
async function isKept<Message extends Request | Response>(
  message: Message | undefined,
  kept: Kept<Message>,
): Promise<boolean> {
  return message !== undefined && (message === kept.fresh() || (await textOf(message)) === kept.text);
}

async function textOf(message: Request | Response): Promise<string> {
  const start = message instanceof Request ? [message.method, message.url] : [message.status];
  // A text would have lost its byte order mark.
  const body = message.bodyUsed ? '' : Buffer.from(await message.arrayBuffer()).toString('latin1');
  return JSON.stringify([...start, ...message.headers, body]);
}
