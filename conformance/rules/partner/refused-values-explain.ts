import { coversOf } from '../engine.ts';
import { answersToBadValues } from './steps/bad-values.ts';
import { byPlace, type Judge } from './steps/declare.ts';

const carries: Judge = async (context, { operation, attributes: member = '' }) => {
  for (const answer of await answersToBadValues(context, operation))
    context.expect.type(context.expect.object(answer)[member], 'string', member);
};

export default byPlace({
  level: 'must',
  title: 'The refusal of a bad value carries message and traceId',
  covers: coversOf({ createPartner: 400, updatePartner: 400 }),
  brokenBy: ['error-message-is-number', 'error-is-text', 'error-without-trace-id'],
  judges: { P37: carries, P120: carries },
});
