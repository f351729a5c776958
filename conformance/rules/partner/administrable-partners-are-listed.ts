import { jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { READING } from './steps/needs.ts';
import { expectReadable } from './steps/readable.ts';

export default rule({
  level: 'must',
  title: 'The administrable partners of a partner read as an array',
  source: ['P15'],
  covers: [{ operation: 'getAdministrierbare', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['administrierbare-in-object', 'administrierbare-answers-204', 'administrierbare-refused'],
  async check(context) {
    const answer = await expectReadable(context, 'administrierbare');
    const list = context.expect.json(answer);
    context.expect.that(Array.isArray(list), 'an array of partners', jsonType(list));
  },
});
