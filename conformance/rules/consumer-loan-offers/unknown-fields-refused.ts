import { entryOf } from '../steps/entry-of.ts';
import { expectDeclined } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { takingTurns, usualVariables, queryRule } from './steps/questions.ts';
import { UNKNOWN_FIELD, UNKNOWN_IN, bodyFor } from './steps/queries.ts';

const QUERY = 'Query';
const TYPES = Object.keys(UNKNOWN_IN);

export default queryRule({
  level: 'should',
  title: 'A query that selects a field which its type does not have is refused',
  source: ['N50'],
  cases: [QUERY, ...TYPES],
  brokenBy: [
    'unknown-fields-ignored',
    'unknown-fields-of-lists-ignored',
    'unreadable-queries-500',
    'wrong-name-accepted',
  ],
  async check(context) {
    const question = takingTurns(TYPES, context.case);
    await assumeUsualSuccess(context, question);
    const json =
      context.case === QUERY
        ? { query: `query { ${UNKNOWN_FIELD} }`, variables: {} }
        : bodyFor(question, usualVariables(context.config), entryOf(UNKNOWN_IN, context.case));
    const answer = await ask(context, { json });
    expectDeclined(context, answer);
  },
});
