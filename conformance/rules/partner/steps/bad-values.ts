import { assume, statementOf, type Answer, type StepContext } from '../../engine.ts';
import { isCreation, type Judge } from './declare.ts';
import { creationOf } from './combined.ts';
import { assumeStillCreates, createPartner, type Asked } from './create.ts';
import { acceptedChange, historyOf } from './history.ts';
import { assumeBesideTaken, besideReason, readAfter } from './refused-changes.ts';
import { BAD_TYP, type OwnPartner } from './scenarios.ts';
import { assumeAccepted, changePartner, type Sending } from './requests.ts';
import { traced } from './trace-ids.ts';

/** A bad value of each validated attribute. Two of them begin with a good value. */
const BAD = { typ: BAD_TYP, anrede: 'HERRN', geburtsdatum: '01.02.1990' } as const;
export type Validated = keyof typeof BAD;
/** The validated attributes, of which a change ignores the first. */
export const VALIDATED = Object.keys(BAD) as Validated[];

/** Own persons that have good values: one has all other attributes as well, and one has rights. */
export const VALIDATED_PERSONS = {
  typ: 'PERSON with rights',
  anrede: 'PERSON with rights',
  geburtsdatum: 'PERSON without rights',
} as const satisfies Readonly<Record<Validated, OwnPartner>>;

/**
 * Creates or changes a person with one bad value, after good values of all validated attributes were accepted.
 *
 * @throws Inconclusive when the good values are refused
 */
export async function sendBad(
  context: StepContext,
  operation: string,
  name: Validated,
  value: string = BAD[name],
): Promise<Asked> {
  if (isCreation(operation)) {
    assumeAccepted(await creationOf(context, 'PERSON'), 'a creation with good values');
    // The mark is in firmenname, so that lists show it if the server creates an organisation.
    return context.once(`partner created: ${name} ${value}`, (step) =>
      createPartner(step, (mark) => ({ typ: 'PERSON', firmenname: mark, [name]: value }), tracedFor(step, name)),
    );
  }
  await acceptedChange(context, VALIDATED_PERSONS[name], 'kept');
  if (value !== BAD[name]) {
    // Should this value be accepted, a later read would not tell what the other one has left behind.
    await sendBad(context, operation, name);
    await readAfter(context, VALIDATED_PERSONS[name], name);
  }
  const { id } = await historyOf(context, VALIDATED_PERSONS[name]);
  return context.once(`partner changed: ${name} ${value}`, (step) =>
    changePartner(step, id, { ...besideReason(name), [name]: value }, tracedFor(step, name)),
  );
}

/** Some of the refused requests have a trace id. */
const tracedFor = (step: StepContext, name: Validated): Sending =>
  name === 'geburtsdatum' ? { headers: traced(step) } : {};

/** The statements that list bad values, by their attributes. */
const LISTED: Readonly<Record<Validated, string>> = { typ: 'P30', anrede: 'P35', geburtsdatum: 'P183' };

/**
 * The refusals of all bad values that statements list.
 *
 * @throws Inconclusive when one of them is answered with another status than 400
 */
export async function answersToBadValues(context: StepContext, operation: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const name of isCreation(operation) ? VALIDATED : VALIDATED.slice(1)) {
    for (const value of statementOf(LISTED[name])?.dimensions?.['values'] ?? []) {
      const answer = await sendBad(context, operation, name, value);
      assumeRefused(answer);
      answers.push(answer);
    }
  }
  return answers;
}

/**
 * Makes sure that a bad value was refused, which another rule judges.
 *
 * @throws Inconclusive when it was answered with another status than 400
 */
export function assumeRefused({ status }: Answer): void {
  assume(status === 400, `needs a refusal (400), got ${status}`);
}

/** Judges that the bad value of a place is refused with 400. */
export const refusesBad =
  (name: Validated): Judge =>
  async (context, { operation, values }) => {
    const answer = await sendBad(context, operation, name, values);
    if (answer.status !== 400)
      await (isCreation(operation) ? assumeStillCreates(context, answer) : assumeBesideTaken(context));
    context.expect.status(answer, 400);
  };
