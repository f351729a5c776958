import { SUCCESS } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { tried } from '../steps/tried.ts';
import { foreignRights } from './steps/granting.ts';
import { historyOf } from './steps/history.ts';

export default byPlace({
  level: 'must',
  title: 'PATCH is answered with 200',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: ['patch-answers-204', 'patch-answers-202', 'account-change-answers-202', 'change-once-more-answers-409'],
  judges: {
    async P32(context, { typ }) {
      const { changes } = await historyOf(context, typ as Typ);
      const [first, ...others] = [...changes.values()].map(({ answer }) => answer);
      // Whether a change has to be accepted that carries more than the first one is judged elsewhere.
      for (const answer of others.filter(({ status }) => SUCCESS.has(status))) context.expect.status(answer, 200);
      if (first !== undefined) context.expect.status(first, 200);
      const again = typ === 'PERSON' ? await tried(foreignRights(context)) : undefined;
      for (const answer of again?.repeated ?? []) context.expect.status(answer, 200);
    },
  },
});
