import { assume, SUCCESS, type Answer } from '../engine.ts';
import { dataIn, says } from './steps/answers.ts';
import { ask, askEverything } from './steps/ask.ts';
import { FIELD_NAMES, fieldsAlone, bodyFor } from './steps/queries.ts';
import { usualVariables, forBoth, type Question } from './steps/questions.ts';

export default forBoth({
  level: 'must',
  title: 'Every field of the seven types can be selected',
  source: ['L24'],
  about: FIELD_NAMES,
  brokenBy: ['final-instalment-unknown', 'bounds-unknown', 'logo-unknown'],
  async check(context, question, field) {
    const everything = await askEverything(context, question);
    if (isKnown(everything, question)) return context.expect.that(true, 'a query of every field', 'one');
    const alone = async (selection: string) =>
      ask(context, { json: bodyFor(question, usualVariables(context.config), selection) });
    const answers = new Map<string, Answer>();
    for (const { name, selection } of fieldsAlone()) answers.set(name, await alone(selection));
    const own = answers.get(field);
    assume(own, `there is no field ${field}`);
    // If no field can be selected, the query is refused for another reason.
    const some = [...answers.values()].some((answer) => isKnown(answer, question));
    assume(some, `needs a query for ${question} that is executed with any field, got ${says(everything)}`);
    context.expect.that(isKnown(own, question), `the field ${field}`, says(own), own);
    const all = [...answers.values()].every((answer) => isKnown(answer, question));
    context.expect.that(!all, 'a query of all fields, each of which is known alone', says(everything), everything);
  },
});

/** Whether a query was executed; errors in a part of the result do not mean that a field is unknown. */
function isKnown(answer: Answer, question: Question): boolean {
  return SUCCESS.has(answer.status) && Object.hasOwn(dataIn(answer) ?? {}, question);
}
