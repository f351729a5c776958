import { observing } from '../steps/observed.ts';
import { REDIRECTS } from './steps/determine.v2.ts';

export default observing({
  ...REDIRECTS,
  level: 'must',
  title: 'The redirect of a determination carries a Location',
  source: ['O202'],
  brokenBy: [
    'determination-without-location',
    'determination-empty-location',
    'determination-content-location',
    'captured-data-without-location',
    'commission-without-location',
    'traced-without-location',
  ],
  judge: ({ expect }, { answer }) => {
    expect.header(answer, 'Location');
  },
});
