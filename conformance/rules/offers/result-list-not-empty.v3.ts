import { observing } from '../steps/observed.ts';
import { answeredWith, isEmpty } from './steps/determine.v3.ts';

export default observing({
  ...answeredWith(200),
  level: 'must',
  title: 'A determination that answers 200 carries its result list: its body is not empty',
  source: ['O304'],
  brokenBy: [
    'determination-empty',
    'determination-blank',
    'determination-null',
    'determination-true',
    'update-empty',
    'providers-empty',
    'no-results-200-empty',
  ],
  judge: ({ expect }, { answer }) => {
    expect.that(!isEmpty(answer), 'a result list', answer.body.trim() || 'an empty body', answer);
  },
});
