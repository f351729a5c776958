import { isObject, jsonType } from '../engine.ts';
import { expectReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'The administrable partners of a partner read as an array',
  source: ['P01', 'P15'],
  covers: [{ operation: 'getAdministrierbare', status: 200 }],
  brokenBy: ['administrierbare-in-object', 'administrierbare-are-ids', 'administrierbare-answers-204'],
  async check(context) {
    const answer = await expectReadable(context, 'administrierbare');
    const list = context.expect.json(answer);
    const got = Array.isArray(list) ? 'an array with something else' : jsonType(list);
    context.expect.that(Array.isArray(list) && list.every(isObject), 'an array of partners', got);
  },
});
