import { assume, NotApplicable, rule } from '../engine.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/declare.ts';

export default rule({
  level: 'must',
  title: 'A partner that is created without a typ becomes a PERSON',
  source: ['P22'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['typ-default-organisation', 'typ-reads-natural-person', 'typ-reads-in-lower-case'],
  async check(context) {
    const answer = await plainCreation(context);
    const record = recordIn(answer);
    assume(answer.status === 201 && record, `needs a creation (201) with a JSON object, got status ${answer.status}`);
    const typ = record['typ'] ?? undefined;
    if (typ === undefined) throw new NotApplicable('the answer to the creation carries no typ');
    context.expect.equal(typ, 'PERSON', 'typ');
  },
});
