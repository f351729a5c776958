import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { isObject, SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { assumeCredential } from './access.ts';
import { accessTo, sendTo, type CaseInterface } from './case-interface.ts';
import { changeForAWhile, type Reversal } from './put-back.ts';
import { recordReversal } from './reversal.ts';

/** The persons who are responsible for a case, and how the names of their faults begin. */
export const PERSONS = { kundenBetreuer: 'customer-adviser', vorgangsBearbeiter: 'case-handler' } as const;
export type Person = keyof typeof PERSONS;

const OTHER = { kundenBetreuer: 'vorgangsBearbeiter', vorgangsBearbeiter: 'kundenBetreuer' } as const;

/** Sets a person to what the read of that person shows: the body is not shown, and nothing changes by this one. */
export function setAsRead(context: StepContext, id: CaseInterface, person: Person): Promise<Answer> {
  return context.once(`${person} set as read`, (step) =>
    step.inTurn('case', async () => {
      const present = await readPerson(step, id, person);
      const answer = await changeForAWhile(
        step,
        personReversal(step, id, person, present, present),
        () => setPerson(step, id, person, present),
        (given) => Promise.resolve(given),
      );
      return assumeCredential(step, answer, accessTo(id));
    }),
  );
}

/** What became of setting a person to another one. */
export interface Replacement {
  before: unknown;
  after: unknown;
}

/**
 * Sets a person to the other one who is responsible for the case, reads who it is, and puts the former one back.
 *
 * @throws Inconclusive when both are the same, or the other one is not taken
 */
export function replacePerson(context: StepContext, id: CaseInterface, person: Person): Promise<Replacement> {
  return context.inTurn('case', async () => {
    const before = await readPerson(context, id, person);
    const other = await readPerson(context, id, OTHER[person]);
    assume(
      JSON.stringify(before) !== JSON.stringify(other),
      'kundenBetreuer and vorgangsBearbeiter read alike; supply a case in fixtures.cases.vorgangsNummer with two persons',
    );
    const isBefore = (reading: unknown) => JSON.stringify(reading) === JSON.stringify(before);
    let isSeen = false;
    const look = async ({ status }: Answer) => {
      assume(SUCCESS.has(status), `needs a ${person} that can be set (2xx), got ${status}`);
      const after = await context.poll(
        () => readPerson(context, id, person),
        (reading) => !isBefore(reading),
      );
      isSeen = !isBefore(after);
      return { before, after };
    };
    const reversal = personReversal(context, id, person, other, before);
    try {
      return await changeForAWhile(context, reversal, () => setPerson(context, id, person, other), look);
    } finally {
      // Reads may lag behind: whoever reads next, to put back what it finds, must not find the other person.
      if (isSeen)
        await context.poll(
          () => askPerson(context, id, person),
          (answer) => isBefore(answer.json()),
        );
    }
  });
}

function personReversal(
  context: StepContext,
  id: CaseInterface,
  person: Person,
  sent: unknown,
  before: unknown,
): Reversal {
  return {
    what: person,
    ...recordReversal(sent, before),
    read: () => askPerson(context, id, person),
    send: (body) => setPerson(context, id, person, body),
  };
}

async function readPerson(context: StepContext, id: CaseInterface, person: Person): Promise<Record<string, unknown>> {
  const answer = await askPerson(context, id, person);
  await assumeCredential(context, answer, accessTo(id));
  const shown = answer.status === 200 ? answer.json() : undefined;
  assume(isObject(shown), `needs a ${person} that reads with 200 as a JSON object, got status ${answer.status}`);
  return shown;
}

function askPerson(context: StepContext, id: CaseInterface, person: Person): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  return sendTo(context, id, 'GET', `/{vorgangsNummer}/${person}`, { params });
}

function setPerson(context: StepContext, id: CaseInterface, person: Person, json: unknown): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  return sendTo(context, id, 'PUT', `/{vorgangsNummer}/${person}`, { params, json });
}
