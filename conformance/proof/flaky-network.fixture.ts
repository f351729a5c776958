import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { NoAnswer } from '../engine/transport.ts';
import { judgeInProcess, type InProcessOptions } from './in-process.ts';
import { randomNumbers } from '../random-numbers.ts';
import { simulatedTime, type SimulatedTime } from './steadiness-time.ts';

/** Of so many messages, five meet with something. */
const OF = 50;
/** The longest that an answer is late, in milliseconds of simulated time. */
const LONGEST_DELAY_MS = 60;

/** A partner that the deployment has created. */
interface Created {
  id: string;
  /** What was sent. */
  asked: string;
}

/** How a run goes through the network. */
interface Through {
  fault?: string;
  onCreated(created: Created): void;
}

const lost = (): Promise<Response> => Promise.reject(new NoAnswer('no answer: the connection was reset'));

/** What may be sent again by something between (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** A network that loses requests and answers, cuts bodies, is late, and says things twice: one message in ten. */
function flaky(seed: number, time: SimulatedTime, { onCreated }: Through): NonNullable<InProcessOptions['around']> {
  const random = randomNumbers(seed);
  return (next) => async (request) => {
    const what = Math.floor(random() * OF);
    const delay = what === 4 ? LONGEST_DELAY_MS : 0;
    if (what === 0) return lost();
    const ask = async (one: Request) => {
      const asked = one.method === 'POST' ? await one.clone().text() : '';
      const response = await time.during(async () => next(one));
      const body = response.status === 201 ? await response.clone().text() : '';
      const id = /"id":"(\w+)"/.exec(body)?.[1];
      if (id !== undefined && asked.includes('Conformance')) onCreated({ id, asked });
      return response;
    };
    const again = request.clone();
    const response = await ask(request);
    await time.sleep(delay);
    // A body that is cut is no answer either: the length that was announced, or the last chunk, is missing.
    if (what === 1 || (what === 2 && response.body !== null)) return lost();
    return what === 3 && IDEMPOTENT.has(again.method) ? ask(again) : response;
  };
}

/** Judges the reference deployment, or one with a fault, through such a network. */
export function judgeThroughFlaky(seed: number, rules: readonly Rule[], through: Through): Promise<Report> {
  const time = simulatedTime();
  return judgeInProcess({ rules, time, around: flaky(seed, time, through), fault: through.fault });
}

/** Remembers the partners that were created, whatever the suite has heard of them. */
export function createdOn(): {
  add(created: Created): void;
  count(): number;
  unlisted(report: Report): Created[];
} {
  const all: Created[] = [];
  const isListed = ({ leftovers }: Report, { id, asked }: Created) => {
    const { nachname = '', firmenname = '', firmennameZusatz = '' } = JSON.parse(asked) as Record<string, string>;
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
