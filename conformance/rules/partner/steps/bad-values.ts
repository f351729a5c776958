import { assume, statementOf, type Answer, type StepContext } from '../../engine.ts';
import { isCreation, type Judge } from './declare.ts';
import { creationOf } from './combined.ts';
import { assumeStillCreates, createPartner, type Asked } from './create.ts';
import { acceptedChange, historyOf } from './history.ts';
import { assumeBesideTaken, besideReason } from './refused-changes.ts';
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
  const { id } = await historyOf(context, VALIDATED_PERSONS[name]);
  return context.once(`partner changed: ${name} ${value}`, (step) =>
    changePartner(step, id, { ...besideReason(name), [name]: value }, tracedFor(step, name)),
  );
}

/** Some of the refused requests have a trace id. */
const tracedFor = (step: StepContext, name: Validated): Sending =>
  name === 'geburtsdatum' ? { headers: traced(step) } : {};

/** The statements that list bad values, by their attributes; the first of each demands 400. */
const LISTED = { typ: ['P30'], anrede: ['P35'], geburtsdatum: ['P183', 'P184', 'N68'] } as const;

const valuesIn = (statement: string) => statementOf(statement)?.dimensions?.['values'] ?? [];

/** The responses to changes with all bad values of an attribute. */
export async function changesToBad(context: StepContext, operation: string, name: Validated): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const value of new Set(LISTED[name].flatMap(valuesIn)))
    answers.push(await sendBad(context, operation, name, value));
  return answers;
}

/** Changes the own person by the same bad value once more, with the reason `again`. */
export async function sendBadAgain(context: StepContext, name: Validated, again: string): Promise<void> {
  const { id } = await historyOf(context, VALIDATED_PERSONS[name]);
  await context.once(`partner changed: ${again}`, (step) =>
    changePartner(step, id, { ...besideReason(again), [name]: BAD[name] }),
  );
}

/**
 * The refusals of all bad values that statements list.
 *
 * @throws Inconclusive when one of them is answered with another status than 400
 */
export async function answersToBadValues(context: StepContext, operation: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const name of isCreation(operation) ? VALIDATED : VALIDATED.slice(1)) {
    for (const value of valuesIn(LISTED[name][0])) {
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
