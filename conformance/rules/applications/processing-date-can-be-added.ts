import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { textNamed } from './steps/members.ts';
import { addProcessingDate } from './steps/processing-date.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { PROCESSING_DATE } from './steps/names.ts';

export default rule({
  level: 'must',
  title: 'A provider can announce the day on which it expects to work on the application',
  source: ['A12'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['date-refused', 'date-answers-500'],
  async check(context) {
    const { before, answer } = await addProcessingDate(context);
    context.expect.status(answer, SUCCESS);
    if (textNamed(before, PROCESSING_DATE) === undefined) {
      context.note(`${PROCESSING_DATE} was not set before and stays: no operation takes it away`);
    }
  },
});
