import { byPlace } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { chapterOf } from './steps/history.ts';

export default byPlace(
  {
    level: 'must',
    title: 'PATCH is answered with 200',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: ['patch-answers-204', 'patch-answers-202', 'patch-answers-201'],
  },
  {
    P32: async (context, { typ }) =>
      context.expect.status((await chapterOf(context, typ as Typ, 'unblocked')).answer, 200),
  },
);
