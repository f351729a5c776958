import { coversOf } from '../engine.ts';
import { answersToBadValues } from './steps/bad-values.ts';
import { byPlace } from './steps/declare.ts';
import { expectMediaType } from '../steps/media-type.ts';

export default byPlace({
  level: 'should',
  title: 'The refusal of a bad value is application/json',
  covers: coversOf({ createPartner: 400, updatePartner: 400 }),
  brokenBy: ['error-is-text', 'bodies-without-type'],
  judges: {
    async P122(context, { operation }) {
      for (const answer of await answersToBadValues(context, operation))
        expectMediaType(context, answer, 'application/json');
    },
  },
});
