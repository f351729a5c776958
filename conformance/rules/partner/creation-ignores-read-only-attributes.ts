import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { createPartner, identifiersOf, plainCreation, readCreated } from './steps/create.ts';
import { otherValue } from './steps/ignored.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation ignores id and gesperrtTransitiv',
  source: ['P28'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: ['id', 'gesperrtTransitiv'],
  brokenBy: ['create-refuses-id', 'create-takes-id', 'create-takes-gesperrt-transitiv'],
  async check(context) {
    const name = context.case;
    const plain = await plainCreation(context);
    assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
    const sent = otherValue(context, name, recordIn(plain)?.[name]);
    const answer = await createPartner(context, { [name]: sent });
    context.expect.status(answer, 201);
    const ignored = (value: unknown) =>
      context.expect.that(
        value !== sent,
        `the sent ${name} to be ignored`,
        `a partner whose ${name} is ${JSON.stringify(sent)}`,
      );
    if (name === 'id') for (const identifier of identifiersOf(answer)) ignored(identifier);
    else ignored(recordIn(answer)?.[name]);
    ignored((await readCreated(context, answer))[name]);
  },
});
