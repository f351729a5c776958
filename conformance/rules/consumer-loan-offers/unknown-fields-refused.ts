import { assume, rule } from '../engine.ts';
import { isDeclined, says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { bodyFor, usualVariables } from './steps/questions.ts';
import { UNKNOWN_FIELD, UNKNOWN_IN } from './steps/fields.ts';

const QUERY = 'Query';

export default rule({
  level: 'should',
  title: 'A query that selects a field which its type does not have is refused',
  source: ['N50'],
  at: 'POST /angebote',
  effect: 'reads',
  needs: ['credentials.kex', 'state'],
  cases: [QUERY, ...Object.keys(UNKNOWN_IN)],
  brokenBy: ['unknown-fields-ignored', 'unreadable-queries-500', 'wrong-name-accepted'],
  async check(context) {
    await assumeUsualSuccess(context);
    const selection = UNKNOWN_IN[context.case];
    assume(selection ?? context.case === QUERY, `there is no type ${context.case}`);
    const json =
      selection === undefined
        ? { query: `query { ${UNKNOWN_FIELD} }`, variables: {} }
        : bodyFor('bestesAngebot', usualVariables(context.config), selection);
    const answer = await ask(context, { json });
    context.expect.that(isDeclined(answer), 'a refusal (4xx or errors)', says(answer), answer);
  },
});
