import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { createWithEmptyStrings } from './steps/empty-strings.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation accepts empty strings',
  source: ['P27'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-refuses-empty', 'create-with-empty-answers-422', 'create-with-empty-answers-200'],
  async check(context) {
    const plain = await plainCreation(context);
    assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
    context.expect.status(await createWithEmptyStrings(context), 201);
  },
});
