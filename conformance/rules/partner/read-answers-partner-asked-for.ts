import { observing } from '../steps/observed.ts';
import { requireState } from '../steps/state.ts';
import { holdersOf } from './steps/members.ts';
import { idAskedFor } from './steps/reads.ts';

export default observing({
  level: 'must',
  title: 'A read or a change answers with the record of the partner of the path',
  source: ['P02'],
  brokenBy: [
    'broken-json-taken',
    'read-answers-caller',
    'unknown-partner-reads-as-empty',
    'patch-answers-nothing',
    'patch-changes-id',
    'patch-goes-to-id-of-body',
    'invisible-change-answers-200',
    'create-takes-id',
    'read-without-id',
  ],
  byPlace: true,
  of: 'records',
  isMeant: (seen) => holdersOf(seen, 'id').length > 0,
  judge: (context, seen) => {
    requireState(context);
    const { expect } = context;
    const id = idAskedFor(seen.answer);
    for (const { id: value } of holdersOf(seen, 'id'))
      expect.that(value === id, `id ${JSON.stringify(id)}`, JSON.stringify(value) ?? 'none', seen.answer);
  },
});
