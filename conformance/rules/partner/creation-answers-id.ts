import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation answers with the id that the service gave the new partner',
  source: ['P21'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-body-without-id', 'create-body-id-is-empty', 'create-body-id-is-number'],
  async check(context) {
    const answer = await plainCreation(context);
    const record = recordIn(answer);
    assume(answer.status === 201 && record, `needs a creation (201) with a JSON object, got status ${answer.status}`);
    context.expect.type(record['id'], 'string', 'id');
    context.expect.that(record['id'] !== '', 'an id that is not empty', "''");
  },
});
