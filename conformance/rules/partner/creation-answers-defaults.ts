import { assume, rule } from '../engine.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/declare.ts';

export default rule({
  level: 'should',
  title: 'A creation answers with the attributes that were not sent but have a value all the same',
  source: ['P130', 'P132'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  cases: ['gesperrt', 'gesperrtTransitiv'],
  brokenBy: ['create-body-without-defaults'],
  async check(context) {
    const answer = await plainCreation(context);
    const record = recordIn(answer);
    assume(answer.status === 201 && record, `needs a creation (201) with a JSON object, got status ${answer.status}`);
    const value = record[context.case];
    context.expect.that(value !== undefined && value !== null, `a value for ${context.case}`, String(value));
  },
});
