import { observing } from '../steps/observed.ts';
import { OUTCOMES, outcomeOf, RATE_LIMIT_HEADERS } from './steps/reads.v2.ts';

export default observing({
  level: 'must',
  title: 'Responses tell how many calls are left and when the window ends',
  source: ['O214'],
  brokenBy: ['without-remaining', 'without-reset', 'refusals-without-limits'],
  parts: RATE_LIMIT_HEADERS.flatMap((header) => OUTCOMES.map((outcome) => `${header}, ${outcome}`)),
  of: 'responses of this sort',
  isMeant: (seen, part) => part.endsWith(`, ${outcomeOf(seen)}`),
  judge: ({ expect }, { answer }, part) => {
    const [header = ''] = part.split(', ');
    expect.header(answer, header);
  },
});
