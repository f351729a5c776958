import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { createPartner, plainCreation, readCreated } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';
import { assumeAccepted } from './steps/requests.ts';

const NAME = 'fusszeileFuerAussenauftritt';
const FOOTER = 'Conformance\nCheck\nBerlin';

/** On a new partner: the footer of another one might stand on its letters before it is put back. */
export default rule({
  level: 'should',
  title: 'The lines of a footer stay separated by a newline character',
  source: ['P45'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: ['newlines-become-spaces', 'newlines-cut-the-footer'],
  async check(context) {
    const plain = await plainCreation(context);
    assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
    const creation = await createPartner(context, { [NAME]: FOOTER });
    assumeAccepted(creation, `a creation with ${NAME}`);
    context.expect.equal((await readCreated(context, creation))[NAME], FOOTER, NAME);
  },
});
