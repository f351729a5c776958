import { observing } from '../steps/observed.ts';
import { expectNoBody } from '../steps/statuses.ts';
import { answeredWith } from './steps/determine.v3.ts';

export default observing({
  ...answeredWith(204),
  level: 'should',
  title: 'A determination that answers 204 has no body',
  source: ['O305', 'N29'],
  brokenBy: ['no-results-announce-body', 'no-results-with-body', 'no-results-compressed'],
  judge: (judging, { answer }) => expectNoBody(judging, answer),
});
