import { observing } from '../steps/observed.ts';
import { answeredWith } from './steps/determine.v3.ts';

export default observing({
  ...answeredWith(200, 204),
  level: 'must',
  title: 'A determination of v3 carries no Location',
  source: ['O303'],
  brokenBy: [
    'determination-with-location',
    'determination-with-absolute-location',
    'alternatives-with-location',
    'traced-with-location',
    'no-results-with-location',
  ],
  judge: ({ expect }, { answer }) => {
    const location = answer.header('Location');
    expect.that(location === undefined, 'no header Location', JSON.stringify(location), answer);
  },
});
