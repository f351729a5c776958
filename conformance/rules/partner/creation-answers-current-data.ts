import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { missingFrom } from './steps/attributes.ts';
import { plainCreation, readCreated } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';
import { recordIn } from './steps/requests.ts';

export default rule({
  level: 'should',
  title: 'A creation answers with every attribute that the read after it shows',
  source: ['P19', 'P21'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: ['create-body-without-defaults'],
  async check(context) {
    const creation = await plainCreation(context);
    const record = recordIn(creation);
    assume(creation.status === 201 && record, `needs a creation (201) with a JSON object, got ${creation.status}`);
    const missing = missingFrom(record, await readCreated(context, creation));
    context.expect.that(
      missing.length === 0,
      'every attribute as the read shows it',
      `other values of ${missing.join(', ')}`,
      creation,
    );
  },
});
