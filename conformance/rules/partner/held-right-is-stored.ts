import { assume, Inconclusive } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { rightHeld } from './steps/caller-rights.ts';
import { createPartner, plainCreation, readCreated } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation stores a right that was supplied and that the caller holds',
  source: ['P25'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: ['granted', 'denied'],
  brokenBy: ['create-drops-rights', 'create-grants-denied-rights', 'create-refuses-rights', 'create-inverts-rights'],
  async check(context) {
    const { name, own } = await rightHeld(context);
    const plain = await plainCreation(context);
    assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
    const sent = context.case === 'granted';
    const answer = await createPartner(context, { typ: 'PERSON', [name]: sent });
    if (answer.status === 403 && own !== true) {
      throw new Inconclusive(`the caller may not grant ${name} (403); see fixtures.partner.rightHeld`);
    }
    context.expect.status(answer, 201);
    const stored = (await readCreated(context, answer))[name];
    const isText = typeof stored === 'string' || typeof stored === 'number';
    assume(!isText, `needs rights that read as booleans, got ${JSON.stringify(stored)}`);
    // A right that is false may be left out of a read.
    const isLeftOut = !sent && (stored === undefined || stored === null);
    if (!isLeftOut) context.expect.equal(stored, sent, name);
  },
});
