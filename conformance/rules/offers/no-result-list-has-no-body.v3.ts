import { observing } from '../steps/observed.ts';
import { answeredWith } from './steps/determine.v3.ts';

export default observing({
  ...answeredWith(204),
  level: 'should',
  title: 'A determination that answers 204 has no body',
  source: ['O305', 'N29'],
  brokenBy: ['no-results-announce-body', 'no-results-with-body', 'no-results-compressed'],
  judge: ({ expect }, { answer }) => {
    expect.that(answer.body === '', 'no body', `${Buffer.byteLength(answer.body)} bytes`, answer);
    const announced = answer.header('Content-Length') ?? '0';
    expect.that(Number(announced) === 0, 'no body', `the announcement of ${announced} bytes`, answer);
  },
});
