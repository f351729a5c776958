import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { isObject, SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { assumeCredential } from './access.ts';
import { accessTo, sendTo, type CaseInterface } from './case-interface.ts';
import { putBack } from './put-back.ts';

/** The persons who are responsible for a case, and how the names of their faults begin. */
export const PERSONS = { kundenBetreuer: 'customer-adviser', vorgangsBearbeiter: 'case-handler' } as const;
export type Person = keyof typeof PERSONS;

const OTHER = { kundenBetreuer: 'vorgangsBearbeiter', vorgangsBearbeiter: 'kundenBetreuer' } as const;

/** Sets a person to what the read of that person shows: the body is not shown, and nothing changes by this one. */
export function setAsRead(context: StepContext, id: CaseInterface, person: Person): Promise<Answer> {
  return context.once(`${person} set as read`, (step) =>
    step.inTurn('case', async () => {
      const present = await readPerson(step, id, person);
      return assumeCredential(step, await setPerson(step, id, person, present), accessTo(id));
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
    const { status } = await setPerson(context, id, person, other);
    try {
      assume(SUCCESS.has(status), `needs a ${person} that can be set (2xx), got ${status}`);
      const after = await context.poll(
        () => readPerson(context, id, person),
        (reading) => JSON.stringify(reading) !== JSON.stringify(before),
      );
      return { before, after };
    } finally {
      const mayHaveChanged = SUCCESS.has(status) || status >= 500;
      if (mayHaveChanged) await putBack(context, person, () => setPerson(context, id, person, before));
    }
  });
}

async function readPerson(context: StepContext, id: CaseInterface, person: Person): Promise<Record<string, unknown>> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  const answer = await sendTo(context, id, 'GET', `/{vorgangsNummer}/${person}`, { params });
  await assumeCredential(context, answer, accessTo(id));
  const shown = answer.status === 200 ? answer.json() : undefined;
  assume(isObject(shown), `needs a ${person} that reads with 200 as a JSON object, got status ${answer.status}`);
  return shown;
}

function setPerson(context: StepContext, id: CaseInterface, person: Person, json: unknown): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  return sendTo(context, id, 'PUT', `/{vorgangsNummer}/${person}`, { params, json });
}
