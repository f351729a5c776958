import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { createPartner, plainCreation, readCreated } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';
import { UNKNOWN } from './steps/values.ts';

export default rule({
  level: 'must',
  title: 'A creation ignores an attribute that no partner has',
  source: ['P26'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: ['create-refuses-unknown', 'create-stores-unknown', 'create-with-unknown-answers-200'],
  async check(context) {
    const plain = await plainCreation(context);
    assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
    const answer = await createPartner(context, { [UNKNOWN]: 'Conformance' });
    context.expect.status(answer, 201);
    const record = await readCreated(context, answer);
    const value = record[UNKNOWN] ?? undefined;
    context.expect.that(value === undefined, `a record without ${UNKNOWN}`, JSON.stringify(value) ?? 'none');
  },
});
