import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The Location of a creation reads as the new partner',
  source: ['P20'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: [...CREATION, 'state'],
  brokenBy: [
    'location-leads-nowhere',
    'location-of-parent',
    'read-answers-203',
    'read-answers-array',
    'read-refused',
    'read-answers-caller',
  ],
  async check(context) {
    const creation = await plainCreation(context);
    assume(creation.status === 201, `needs a creation (201), got ${creation.status}`);
    const id = recordIn(creation)?.['id'];
    assume(typeof id === 'string' && id !== '', 'needs the id of the new partner in the body of the creation');
    const read = await context.poll(
      () => context.target.follow(creation, 'partner'),
      (one) => one.status === 200 && recordIn(one)?.['id'] === id,
    );
    context.expect.status(read, 200);
    context.expect.equal(context.expect.object(read)['id'], id, 'id');
  },
});
