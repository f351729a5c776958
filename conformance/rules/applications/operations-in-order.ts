import { rule } from '../../engine/rule.ts';
import { patchInOrder } from './steps/attributes.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'The operations of a patch are applied in their order',
  source: ['N06'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: ['operations-in-reverse'],
  async check(context) {
    const { references, reference } = await patchInOrder(context);
    // Whether the third one has replaced the second is judged by add-replaces.
    const isInOrder = references.slice(1).some((one) => one === reference);
    context.expect.that(isInOrder, 'a reference that was added after the remove', JSON.stringify(reference) ?? 'none');
  },
});
