import { SUCCESS } from '../engine.ts';
import { isCrash } from '../steps/statuses.ts';
import { byPlace } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { tried } from '../steps/tried.ts';
import { foreignRights } from './steps/granting.ts';
import { changesOf, historyOf } from './steps/history.ts';

export default byPlace({
  level: 'must',
  title: 'PATCH is answered with 200',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    'patch-answers-204',
    'patch-answers-202',
    'patch-by-others-answers-204',
    'patch-by-others-crashes',
    'account-change-answers-202',
    'change-once-more-answers-409',
    'rights-change-with-address-crashes',
  ],
  judges: {
    async P32(context, { typ }) {
      // Throws if the first change is impossible, which `changesOf` would hide.
      await historyOf(context, typ as Typ);
      for (const [index, { name, answer }] of (await changesOf(context, typ as Typ)).entries()) {
        // Other rules judge whether later changes, which carry more, have to be accepted; here they must not crash.
        const isJudged = index === 0 || SUCCESS.has(answer.status) || (isCrash(answer) && name !== 'bad typ');
        if (isJudged) context.expect.status(answer, 200);
      }
      const further = typ === 'PERSON' ? await tried(foreignRights(context)) : undefined;
      for (const { answer } of further?.others ?? []) context.expect.status(answer, 200);
    },
  },
});
