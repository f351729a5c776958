import { withoutEscapes } from '../steps/reads.ts';
import { observing } from '../steps/observed.ts';

export default observing({
  level: 'should',
  title: 'A response has a media type of JSON, which its request accepts',
  source: ['N61'],
  brokenBy: ['answers-as-text', 'bodies-without-type'],
  of: 'responses with data or errors',
  isMeant: ({ answer }) => /"(data|errors)"\s*:/.test(withoutEscapes(answer)),
  judge: ({ expect }, { answer }) => {
    const { mediaType } = answer;
    expect.that(/[/+]json$/.test(mediaType), 'a media type of JSON', mediaType === '' ? 'none' : mediaType, answer);
  },
});
