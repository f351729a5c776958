import { observing } from '../steps/observed.ts';
import { answeredWith } from './steps/determine.v3.ts';

export default observing({
  ...answeredWith(200, 204, 302),
  level: 'must',
  title: 'A determination of v3 does not answer 302',
  source: ['O302'],
  brokenBy: ['determination-302', 'determination-302-bare', 'no-results-302'],
  judge: ({ expect }, { answer }) => {
    expect.that(answer.status !== 302, 'a status other than 302', String(answer.status), answer);
  },
});
