import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { NoAnswer } from '../engine/transport.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { randomNumbers } from '../random-numbers.ts';
import { simulatedTime, type SimulatedTime } from './steadiness-time.ts';

/** Five of this many messages are disturbed. */
const OF = 50;
/** The longest delay of a response, in milliseconds of simulated time. */
const LONGEST_DELAY_MS = 60;

/** A partner that the deployment has created. */
interface Created {
  id: string;
  /** The request body. */
  body: string;
}

/** Options of a run through the network. */
interface Through {
  fault?: string;
  onCreated(created: Created): void;
}

const lost = (): Promise<Response> => Promise.reject(new NoAnswer('no answer: the connection was reset'));

/** Methods that an intermediary may send again (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** A network that loses, cuts, delays or repeats one message in ten. */
function flaky(seed: number, time: SimulatedTime, { onCreated }: Through): NonNullable<InProcessOptions['around']> {
  const random = randomNumbers(seed);
  return (next) => async (request) => {
    const event = Math.floor(random() * OF);
    const delay = event === 4 ? LONGEST_DELAY_MS : 0;
    if (event === 0) return lost();
    const ask = async (one: Request) => {
      const sent = one.method === 'POST' ? await one.clone().text() : '';
      const response = await time.during(async () => next(one));
      const body = response.status === 201 ? await response.clone().text() : '';
      const id = /"id":"(\w+)"/.exec(body)?.[1];
      if (id !== undefined && sent.includes('Conformance')) onCreated({ id, body: sent });
      return response;
    };
    const again = request.clone();
    const response = await ask(request);
    await time.sleep(delay);
    // A cut body counts as no response, since the announced length or the last chunk is missing.
    if (event === 1 || (event === 2 && response.body !== null)) return lost();
    return event === 3 && IDEMPOTENT.has(again.method) ? ask(again) : response;
  };
}

/** Judges the reference deployment, or one with a fault, through such a network. */
export function judgeThroughFlaky(seed: number, rules: readonly Rule[], through: Through): Promise<Report> {
  const time = simulatedTime();
  return judgeInProcess({ rules, time, around: flaky(seed, time, through), fault: through.fault });
}

/** Records the partners that the deployment has created, including those whose response was lost. */
export function createdOn(): {
  add(created: Created): void;
  count(): number;
  unlisted(report: Report): Created[];
} {
  const all: Created[] = [];
  const isListed = ({ leftovers }: Report, { id, body }: Created) => {
    const { nachname = '', firmenname = '', firmennameZusatz = '' } = JSON.parse(body) as Record<string, string>;
    const called = [nachname, firmenname, firmennameZusatz].filter((name) => name !== '').map((name) => `«${name}»`);
    const names = [`partner ${id} `, ...called];
    return leftovers.some((line) => names.some((name) => line.includes(name)));
  };
  return {
    add: (created) => all.push(created),
    count: () => all.length,
    unlisted: (report) => all.filter((one) => !isListed(report, one)),
  };
}
