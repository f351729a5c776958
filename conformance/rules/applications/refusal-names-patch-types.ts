import { observing } from '../steps/observed.ts';

export default observing({
  level: 'should',
  title: 'A 415 to a patch names the media types of patches in Accept-Patch',
  source: ['N19'],
  at: ['PATCH /v2/antraege/**'],
  brokenBy: ['refused-type-names-none'],
  of: 'responses with 415',
  isMeant: ({ answer }) => answer.status === 415,
  judge: ({ expect }, { answer }) => void expect.header(answer, 'Accept-Patch'),
});
