import { observing } from '../steps/observed.ts';
import { REDIRECTS } from './steps/determine.v2.ts';

export default observing({
  ...REDIRECTS,
  level: 'must',
  title: 'The redirect of a determination has no body',
  source: ['O203'],
  brokenBy: [
    'determination-with-object',
    'determination-with-text',
    'determination-with-page',
    'alternatives-with-body',
    'second-loan-with-body',
  ],
  judge: ({ expect }, { answer }) => {
    const body = answer.body.trim();
    expect.that(body === '', 'no body', `${Buffer.byteLength(body)} bytes`, answer);
  },
});
