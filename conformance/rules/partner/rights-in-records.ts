import { NotApplicable } from '../engine.ts';
import { RIGHTS } from './steps/attributes.ts';
import { knownRecords } from './steps/records.ts';
import { readingRule } from './steps/declare.ts';

/** D3 lists the rights of a person, and does not say that a read shows all of them: observed, not judged. */
export default readingRule({
  level: 'info',
  title: 'Which rights of a person its record lacks',
  source: ['P62', 'P131'],
  at: 'GET /partner/{PartnerId}',
  async check(context) {
    const person = (await knownRecords(context)).find(({ record }) => record['typ'] === 'PERSON');
    if (person === undefined) throw new NotApplicable('no record that was read shows itself as one of a person');
    const absent = RIGHTS.filter((right) => (person.record[right] ?? undefined) === undefined);
    context.note(`the record of ${person.id} lacks ${absent.length === 0 ? 'no right' : absent.join(', ')}`);
  },
});
